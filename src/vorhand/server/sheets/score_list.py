"""The score list in its official form, from the results of the deals."""

from collections.abc import Iterator

from vorhand.core.result import GameResult, PassedInResult, RamschResult, RedealtResult
from vorhand.core.rules.valuation import LevelStep, Step
from vorhand.match import Match, score_sheet
from vorhand.match.score_list import Row, Tally
from vorhand.server.documents import FootLine, ListCell, ListLine, ScoreListSheet
from vorhand.server.scene_result import has_stakes
from vorhand.server.scene_words import seat_names, words_in
from vorhand.server.wire import DeckName, Language
from vorhand.service.room import PlayedDeal, Room
from vorhand.telling.standings import foot_lines, places
from vorhand.telling.words import Words


def list_sheet(room: Room, language: Language, deck: DeckName) -> ScoreListSheet:
    """The list of a room as far as it is written."""
    words = words_in(language, deck)
    title, players = words.text("list-title"), seat_names(words, room.chairs)
    if room.table is None:
        return ScoreListSheet(title=title, players=players, lines=(), foot=(), ranking=())
    match = room.table.match
    paid = has_stakes(match)
    return ScoreListSheet(
        title=title,
        players=players,
        lines=tuple(_lines(words, room, match)),
        foot=tuple(FootLine(foot.label, foot.values) for foot in foot_lines(words, match)),
        ranking=tuple(places(match)),
        cents=match.ledger.seats if paid else None,
        house_cents=match.ledger.house if paid else None,
        is_over=room.stage == "over",
    )


def _lines(words: Words, room: Room, match: Match) -> Iterator[ListLine]:
    written = (played for played in room.played if not isinstance(played.result, RedealtResult))
    before: tuple[Tally, ...] = (Tally(),) * match.rules.list.seats
    for number, (played, row) in enumerate(zip(written, score_sheet(match).rows, strict=True), start=1):
        yield _line(words, number, played, row, before)
        before = row.tallies


def _line(words: Words, number: int, played: PlayedDeal, row: Row, before: tuple[Tally, ...]) -> ListLine:
    cells = tuple(
        ListCell(total=now.points, won=now.wins, lost=now.losses, changed=now != was)
        for now, was in zip(row.tallies, before, strict=True)
    )
    result = played.result
    if isinstance(result, GameResult):
        return _game(words, number, played, result, cells)
    assert not isinstance(result, RedealtResult), "a redeal leaves no line"
    is_ramsch = isinstance(result, RamschResult)
    return ListLine(
        number=number,
        deal=played.line.number,
        kind="ramsch" if is_ramsch else "passed_in",
        dealer=played.line.dealer,
        declarer=None,
        text=words.text("game-ramsch" if is_ramsch else "passed-in"),
        scores=_changes(row.tallies, before) if not isinstance(result, PassedInResult) else (),
        cells=cells,
    )


def _game(
    words: Words, number: int, played: PlayedDeal, result: GameResult, cells: tuple[ListCell, ...]
) -> ListLine:
    settlement, announced = result.settlement, result.contract.announced
    return ListLine(
        number=number,
        deal=played.line.number,
        kind="game",
        dealer=played.line.dealer,
        declarer=played.line.seat(result.declarer),
        text=_text(words, result),
        base=settlement.value if settlement.base is None else settlement.base,
        matadors=None if settlement.base is None else result.achievement.matadors,
        hand=announced.hand,
        schneider=_has(settlement.steps, Step.SCHNEIDER),
        schneider_announced=_has(settlement.steps, Step.SCHNEIDER_ANNOUNCED),
        schwarz=_has(settlement.steps, Step.SCHWARZ),
        schwarz_announced=_has(settlement.steps, Step.SCHWARZ_ANNOUNCED),
        ouvert=announced.ouvert,
        won=settlement.score if settlement.won else None,
        lost=None if settlement.won else settlement.score,
        cells=cells,
    )


def _text(words: Words, result: GameResult) -> str:
    contract = words.contract(result.contract)
    if result.contract.is_null:
        return contract
    return words.text("list-game", contract=contract, matadors=words.matadors(result.achievement.matadors))


def _has(steps: tuple[LevelStep, ...], step: Step) -> bool:
    return any(one.step is step for one in steps)


def _changes(now: tuple[Tally, ...], before: tuple[Tally, ...]) -> tuple[int, ...]:
    return tuple(one.points - was.points for one, was in zip(now, before, strict=True))
