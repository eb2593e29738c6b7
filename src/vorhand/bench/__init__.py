"""A load on a server from outside: real sockets that play, watch, and check all that they are told."""
