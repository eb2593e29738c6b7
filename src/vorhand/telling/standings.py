"""The ranking, the money and the rounds that are due, told in words."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

import msgspec

from vorhand.match import Match, Standings, score_sheet, standings
from vorhand.match.schedule import Schedule, upcoming
from vorhand.match.seating import Seat
from vorhand.telling.words import Words


def ranking_lines(words: Words, match: Match, players: Sequence[str]) -> Iterator[str]:
    """The ranking, best first; who cannot be told apart shares a place."""
    now: Standings = standings(match)
    rank = 1
    for group in now.ranking:
        for seat in group:
            tally = now.tallies[seat]
            line = words.text("ranking-line", rank=rank, player=players[seat], points=now.totals[seat])
            games = words.text("ranking-games", won=tally.wins, lost=tally.losses)
            shared = f", {words.text('ranking-shared')}" if len(group) > 1 else ""
            yield f"{line} ({games}{shared})"
        rank += len(group)


class FootLine(msgspec.Struct, frozen=True):
    """A row of the list's foot."""

    label: str
    values: tuple[int, ...]
    """By seat."""


def foot_lines(words: Words, match: Match) -> Iterator[FootLine]:
    """The parts of each total and the total; nothing where the total is the sum of the lines alone."""
    rules = match.rules.list
    if rules.scoring == "classic":
        return
    feet = score_sheet(match).feet
    yield FootLine(words.text("foot-game-points"), tuple(foot.points for foot in feet))
    yield FootLine(words.text("foot-own-games", bonus=50), tuple(foot.own_games for foot in feet))
    if rules.scoring == "seeger_fabian":
        label = words.text("foot-others-lost", bonus=40 if rules.seats == 3 else 30)
        yield FootLine(label, tuple(foot.losses_of_others for foot in feet))
    yield FootLine(words.text("foot-total"), tuple(foot.total for foot in feet))


def places(match: Match) -> Iterator[tuple[int, Seat]]:
    """Place and seat, best first; who cannot be told apart shares a place."""
    place = 1
    for group in standings(match).ranking:
        yield from ((place, seat) for seat in group)
        place += len(group)


def money_lines(words: Words, before: Match, after: Match, players: Sequence[str]) -> Iterator[str]:
    """What the last deal brought everybody and the house in money, and what that makes in all."""
    if Decimal(after.rules.stakes.base) == 0:
        return
    yield words.text("money-title")
    for player, was, now in zip(players, before.ledger.seats, after.ledger.seats, strict=True):
        yield "  " + words.text("money-line", player=player, amount=_units(now - was), total=_units(now))
    house = after.ledger.house
    amount = _units(house - before.ledger.house)
    yield "  " + words.text("money-house", amount=amount, total=_units(house))


def round_lines(words: Words, before: Match, after: Match) -> Iterator[str]:
    """The Bock and Ramsch deals that the last deal called for."""
    was, now = before.schedule, after.schedule
    # A dealer who deals again has used up no deal of a round.
    used = upcoming(was) if after.dealer != before.dealer else upcoming(Schedule())
    bock = now.bock_left - was.bock_left + used.bock
    ramsch = now.ramsch_left - was.ramsch_left + used.ramsch_round
    if bock > 0:
        yield words.text("play-bock-added", count=bock)
    if ramsch > 0:
        yield words.text("play-ramsch-added", count=ramsch)


def _units(cents: int) -> Decimal:
    return Decimal(cents) / 100
