### Was das Beispielspiel sagt.
