"""Vorhand, the open home of the card game Skat."""
