"""`vorhand bench solver`: the open-card solver on plausible deals."""

import click

from vorhand.cli.shell import EXIT_DONE, Shell, build


def solver_command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    deals = click.Option(
        ["--deals"],
        type=click.IntRange(1, 100_000),
        default=1000,
        show_default=True,
        help=shell.text("flag-bench-deals"),
    )
    return build(
        shell,
        "bench solver",
        _run,
        [deals],
        examples=("bench solver", "bench solver --deals 200 --json"),
    )


def _run(shell: Shell, /, deals: int) -> int:
    from vorhand.bench.solver import measured

    figures = measured(deals)
    if shell.is_json:
        shell.document(figures)
        return EXIT_DONE
    shell.say(str(figures.machine))
    for name in ("suit", "grand", "null"):
        for question, found in getattr(figures, name).items():
            shell.say(
                shell.text(
                    "bench-solver-line",
                    set=name,
                    question=question,
                    mean=f"{found.mean_ms:.2f}",
                    p99=f"{found.p99_ms:.1f}",
                    nodes=round(found.nodes_per_s),
                )
            )
    shell.say(shell.text("bench-signature", signature=str(figures.signature)))
    return EXIT_DONE
