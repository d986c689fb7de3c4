### What the sample game says.
