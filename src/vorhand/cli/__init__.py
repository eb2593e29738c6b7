"""The program `vorhand`: parses what is asked, renders what comes back, and knows no rules."""

from vorhand.cli.app import main

__all__ = ["main"]
