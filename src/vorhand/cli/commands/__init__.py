"""One module a command, each with `command(shell)`; `vorhand.cli.app` imports the one that is run."""
