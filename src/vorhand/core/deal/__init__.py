"""The full state of a deal: the phase that lies open, and all cards. Only records and services reach it."""
