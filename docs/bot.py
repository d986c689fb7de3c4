#!/usr/bin/env python3
"""Joins a table of Gruft by its link and plays that seat with whatever is offered.

    python3 docs/bot.py 'http://localhost:7878/t/q3vM-1xZk0aB#mJ0…'

It needs nothing but Python: a WebSocket is a line of HTTP and then frames (RFC 6455).
docs/protocol.md describes what goes through it.
"""

import base64, json, os, random, socket, ssl, struct, sys
from urllib.parse import urlsplit


class Table:
    """A table, by its link."""

    def __init__(self, link):
        address = urlsplit(link)
        secure = address.scheme == "https"
        self.socket = socket.create_connection((address.hostname, address.port or (443 if secure else 80)))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=address.hostname)
        self.file = self.socket.makefile("rb")
        mark = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {mark}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        if b"101" not in self.file.readline():
            raise SystemExit("the server does not want to talk")
        while self.file.readline().strip():
            pass
        self.say(do="hello", protocol=2, keys=[address.fragment])

    def frame(self, kind, data):
        mask = os.urandom(4)
        n = len(data)
        size = struct.pack(">B", 0x80 | n) if n < 126 else struct.pack(">BH", 0x80 | 126, n)
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, **command):
        self.frame(1, json.dumps(command).encode())

    def told(self):
        """Everything that the server says."""
        text = b""
        while head := self.file.read(2):
            size = head[1] & 0x7F
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data, kind = self.file.read(size), head[0] & 0x0F
            if kind == 8:
                return
            if kind == 9:
                self.frame(10, data)
            elif kind in (0, 1):
                text += data
                if head[0] & 0x80:
                    yield json.loads(text)
                    text = b""


def play(link):
    table, answered = Table(link), 0
    for told in table.told():
        if "error" in told:
            print(told["error"]["text"])
        elif told.get("tell") == "bye":
            print(told["why"])
        elif told.get("tell") == "table" and told["over"]:
            print(f"it is over, after {answered} answers")
            return
        elif told.get("tell") == "view":
            for question in told.get("questions", []):
                if asked := question.get("asked"):
                    answered += 1
                    key = random.choice(asked["options"])["key"]
                    table.say(do="answer", question=asked["question"], key=key)


if __name__ == "__main__":
    play(sys.argv[1])
