"""What came of a deal, for the sheet that follows it."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Literal

from vorhand.core.cards import Card, card_set
from vorhand.core.events import SeedRevealed
from vorhand.core.phases.types import Shuffle
from vorhand.core.result import DealResult, GameResult, PassedInResult, RamschResult, RedealtResult
from vorhand.core.shuffle import deal_out, deck
from vorhand.match import Match, standings
from vorhand.match.facts import GameDeal
from vorhand.match.score_list import GameEntry, ListEntry, PassedInEntry, RamschEntry
from vorhand.match.seating import Seat
from vorhand.match.stakes import paid_for, payers, points_at_stake
from vorhand.server.scene_sight import Sight
from vorhand.server.wire import Effect, Hands3, ResultRow, ResultScene
from vorhand.service.outcome import facts_of
from vorhand.service.room import PlayedDeal
from vorhand.telling.hands import in_order, shuffle_of
from vorhand.telling.outcome import headline, reasons
from vorhand.telling.rows import result_rows, stake_rows
from vorhand.telling.standings import round_lines

Kind = Literal["game", "ramsch", "passed_in", "redeal"]

_KINDS: dict[type, Kind] = {
    GameResult: "game",
    RamschResult: "ramsch",
    PassedInResult: "passed_in",
    RedealtResult: "redeal",
}


def kind_of(result: DealResult) -> Kind:
    """What kind of a result it is, in a word."""
    return _KINDS[type(result)]


def result_scene(sight: Sight, played: PlayedDeal, after: Match) -> ResultScene:
    """The result of a finished deal; `after` is the match with it on the list."""
    result, words = played.result, sight.words
    game = result if isinstance(result, GameResult) else None
    revealed = sight.view.revealed
    rows = result_rows(words, result, sight.name)
    return ResultScene(
        deal=played.line.number,
        kind=kind_of(result),
        won=game.settlement.won if game else None,
        declarer=sight.seating.seat(game.declarer) if game else None,
        headline=headline(words, result, sight.name),
        reasons=(*reasons(words, result, sight.name), *_bonus(sight, result)),
        rows=tuple(ResultRow(row.label, row.text, row.value) for row in rows),
        score=game.settlement.score if game else 0,
        effects=tuple(_effects(played.before, after)),
        money=tuple(_money(sight, played)) if has_stakes(after) else (),
        house_cents=after.ledger.house - played.before.ledger.house if has_stakes(after) else None,
        dealt_skat=sight.sorted(card_set(revealed.dealt_skat)) if revealed else (),
        skat=sight.sorted(card_set(revealed.skat)) if revealed else (),
        hands=_dealt_hands(sight),
        rounds=tuple(round_lines(words, played.before, after)),
    )


def has_stakes(match: Match) -> bool:
    """Whether the match is played for money."""
    return Decimal(match.rules.stakes.base) > 0


def _bonus(sight: Sight, result: DealResult) -> Iterator[str]:
    points = sight.rules.list.passed_in_dealer_bonus
    if points and isinstance(result, PassedInResult):
        dealer = sight.names[sight.seating.dealer]
        yield sight.words.text("passed-in-dealer-bonus", points=points, player=dealer)


def _effects(before: Match, after: Match) -> Iterator[Effect]:
    totals, totals_before = standings(after).totals, standings(before).totals
    paid = has_stakes(after)
    for seat in range(after.rules.list.seats):
        cents = after.ledger.seats[seat]
        yield Effect(
            seat=seat,
            score=_score(after, after.entries[-1], Seat(seat)),
            list_points=totals[seat] - totals_before[seat],
            total=totals[seat],
            cents=cents - before.ledger.seats[seat] if paid else None,
            cents_total=cents if paid else None,
        )


def _money(sight: Sight, played: PlayedDeal) -> Iterator[ResultRow]:
    """How the money of a game comes about."""
    deal, bock, stakes = facts_of(played.result), played.line.bock, sight.rules.stakes
    if not isinstance(deal, GameDeal):
        return
    paid = paid_for(stakes, sight.seating, deal, bock=bock, computer=played.before.computer)
    points = points_at_stake(stakes, deal, bock=bock)
    base, players = Decimal(stakes.base), 1 + payers(stakes)
    for row in stake_rows(sight.words, paid, points=points, base=base, players=players):
        yield ResultRow(row.label, row.text, row.value)


def _score(match: Match, entry: ListEntry, seat: Seat) -> int:
    """What an entry writes for a seat."""
    if isinstance(entry, GameEntry):
        return entry.score if entry.declarer == seat else 0
    if isinstance(entry, RamschEntry):
        return entry.scores[seat]
    if isinstance(entry, PassedInEntry) and entry.dealer == seat:
        return match.rules.list.passed_in_dealer_bonus
    return 0


def _dealt_hands(sight: Sight) -> Hands3 | None:
    """The hands as dealt: they follow from the seed, which lies open after the end."""
    shuffle = shuffle_of(sight.phase)
    if shuffle is None or not isinstance(sight.last, SeedRevealed):
        return None
    hands, _ = deal_out(_pack(shuffle, sight.last.seed))
    return Hands3(*(in_order(hand, sight.phase, sight.order) for hand in hands))


def _pack(shuffle: Shuffle, seed: str) -> tuple[Card, ...]:
    nonces = [bytes.fromhex(nonce) for nonce in shuffle.nonces]
    return deck(bytes.fromhex(seed), shuffle.table, shuffle.number, nonces, shuffle.cut)
