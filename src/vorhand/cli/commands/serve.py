"""`vorhand serve`: the server with the web page."""

from pathlib import Path

import click

from vorhand.cli.shell import EXIT_DONE, Shell, build

PACES = ("natural", "hasty")
PORT = 8000


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Option(
            ["--host"],
            default="127.0.0.1",
            show_default=True,
            envvar="VORHAND_HOST",
            help=shell.text("flag-host"),
        ),
        click.Option(
            ["--port"],
            type=click.IntRange(0, 65535),
            default=PORT,
            show_default=True,
            envvar="VORHAND_PORT",
            help=shell.text("flag-port"),
        ),
        click.Option(
            ["--data"],
            type=click.Path(file_okay=False),
            envvar="VORHAND_DATA",
            help=shell.text("flag-server-data"),
        ),
        click.Option(
            ["--database"], metavar="URL", envvar="VORHAND_DATABASE", help=shell.text("flag-database")
        ),
        click.Option(
            ["--pace"],
            type=click.Choice(PACES),
            default="natural",
            show_default=True,
            envvar="VORHAND_PACE",
            help=shell.text("flag-pace"),
        ),
    ]
    return build(
        shell,
        "serve",
        _run,
        parameters,
        examples=(
            "serve",
            "serve --host 0.0.0.0 --port 80 --data /var/lib/vorhand",
            "serve --database postgresql://vorhand@localhost/vorhand",
        ),
    )


def _run(shell: Shell, /, host: str, port: int, data: str | None, database: str | None, pace: str) -> int:
    # Imported here: a server's libraries take longer than all else that the program does.
    from vorhand.server.app import Settings
    from vorhand.server.running import run
    from vorhand.service.pace import HASTY, NATURAL
    from vorhand.service.store import open_store

    folder = _folder(data)
    settings = Settings(
        open_store=lambda: open_store(database, folder), pace=HASTY if pace == "hasty" else NATURAL
    )

    def listening(address: str) -> None:
        if shell.is_json:
            shell.document({"address": address})
        else:
            shell.say(shell.text("serve-listens", address=address))

    run(settings, host=host, port=port, listening=listening)
    return EXIT_DONE


def _folder(data: str | None) -> Path:
    if data is not None:
        return Path(data)
    from platformdirs import user_data_path

    return user_data_path("vorhand") / "server"
