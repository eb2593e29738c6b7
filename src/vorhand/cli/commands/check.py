"""`vorhand check`: conformance vectors, game records, the proof of a shuffle."""
import click
def command(shell): return click.Command("check")
