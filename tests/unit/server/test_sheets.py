"""Sheets: names, rules, the list, and finished deals."""

from functools import cache
from typing import Any

import msgspec
import pytest

from tests.unit.server.rooms import NAMES, after, new_room, rules_of, scripted
from vorhand.core.cards import CARDS, Card
from vorhand.core.commands import Bid, Command, DeclareGame, Pass
from vorhand.core.contract import GameType
from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import settings_of, with_settings
from vorhand.i18n import LANGUAGES
from vorhand.presets import load_preset, preset_names
from vorhand.review import deal_review
from vorhand.server.documents import DealSheet, Option, ReviewSheet, RulesSheet, ScoreListSheet, Words
from vorhand.server.sheets import (
    deal_sheet,
    list_sheet,
    preset_lines,
    review_sheet,
    rules_sheet,
    words_of,
)
from vorhand.server.sheets.idle import idle_options
from vorhand.server.wire import DeckName, Language, SeenAs
from vorhand.service.archive import finished_deal
from vorhand.service.room import Room
from vorhand.service.room_lines import RoomLine

SEED = 7
GRAND: tuple[Command, ...] = (Bid(18), Pass(), Pass(), DeclareGame(GameType.GRAND, hand=True))


def sent(value: Any) -> Any:
    """What arrives when a sheet is sent."""
    return msgspec.json.decode(msgspec.json.encode(value), type=type(value))


# Names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["french", "tournament", "german"])
def test_every_card_has_a_name_of_its_own(language: Language, deck: DeckName) -> None:
    words = words_of(language, deck)
    assert sent(words) == words
    assert set(words.cards) == {card.value for card in CARDS}
    assert len({card.name for card in words.cards.values()}) == 32
    assert len({card.label for card in words.cards.values()}) == 32


def test_names_follow_the_deck() -> None:
    german, french = words_of("de", "german"), words_of("de", "tournament")
    assert (german.cards["CJ"].name, german.cards["CJ"].letter) == ("Eichel-Unter", "U")
    assert (french.cards["CJ"].name, french.cards["CJ"].label) == ("Kreuz-Bube", "♣B")
    assert german.suits == {"C": "Eichel", "S": "Grün", "H": "Rot", "D": "Schellen"}
    assert (german.games["clubs"], german.games["grand"]) == ("Eichel", "Grand")
    assert french.positions["forehand"] == "Vorhand"
    assert isinstance(german, Words)


# Rules


def option(sheet: RulesSheet, key: str) -> Option:
    return next(one for section in sheet.sections for one in section.options if one.key == key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", preset_names())
def test_every_option_of_every_preset_is_told(language: Language, preset: str) -> None:
    sheet = rules_sheet(preset, {}, language)
    assert sent(sheet) == sheet
    settings = settings_of(load_preset(preset))
    told = {one.key: one.value for section in sheet.sections for one in section.options}
    assert told == msgspec.json.decode(msgspec.json.encode(settings))
    assert not any(one.changed for section in sheet.sections for one in section.options)
    assert all(one.title and one.source and one.value_text for s in sheet.sections for one in s.options)


def test_each_option_says_how_it_is_set() -> None:
    sheet = rules_sheet("pub_pl", {}, "en")
    kinds = {one.key: one.kind for section in sheet.sections for one in section.options}
    assert kinds["kontra.re"] == "bool"
    assert kinds["kontra.who"] == kinds["list.seats"] == "choice"
    assert kinds["bock.triggers"] == "many"
    assert kinds["values.null"] == "int"
    assert kinds["stakes.base"] == "text"
    assert kinds["stakes.rake"] == "rows"
    assert option(sheet, "list.seats").choices == (("3", "3"), ("4", "4"))
    assert option(sheet, "kontra.who").choices[0] == ("nobody", "nobody")
    assert ("kontra_re", "game with Kontra and Re") in option(sheet, "bock.triggers").choices


def test_changes_are_marked_and_shown_in_the_title() -> None:
    sheet = rules_sheet("isko_list", {"kontra.who": "any_defender"}, "de")
    assert sheet.title == "Gewertete Liste, geändert"
    assert option(sheet, "kontra.who").changed
    assert not option(sheet, "kontra.re").changed
    assert rules_sheet("isko_list", rules_of("isko_list", kontra__who="any_defender"), "de") == sheet


def test_settings_that_exclude_each_other_are_named_as_a_problem() -> None:
    sheet = rules_sheet("isko", {"kontra.hirsch": True}, "de")
    assert sheet.problem == "Hirsch antwortet auf Supra: Lass auch Supra zu, oder lass Hirsch weg."
    assert sheet.sections == rules_sheet("isko", {}, "de").sections
    seats = rules_sheet("stakes_el", {"list.seats": 4}, "en")
    assert seats.problem.endswith("Seats at the table. At four the dealer sits out.")
    strange = rules_sheet("isko", {"list.seats": 7}, "en")
    assert strange.problem == "One of the settings does not exist or has a value that is not allowed."
    with pytest.raises(RuleSetError):
        rules_sheet("nowhere", {}, "de")


def test_presets_are_listed_with_what_decides_a_choice() -> None:
    lines = {line.name: line for line in preset_lines("de")}
    assert tuple(lines) == preset_names()
    assert lines["isko_list"].title == "Gewertete Liste"
    assert [name for name, line in lines.items() if line.stakes] == ["stakes_el", "duo_el"]


@pytest.mark.parametrize(
    ("settings", "idle", "alive"),
    [
        ({}, {"kontra.re", "kontra.hirsch", "bock.deals", "ramsch.tie", "stakes.rake"}, {"kontra.who"}),
        (
            {"kontra.who": "any_defender"},
            {"kontra.hirsch"},
            {"kontra.until", "kontra.supra", "ramsch.round_after"},
        ),
        (
            {"auction.all_pass": "ramsch"},
            {"ramsch.jacks", "ramsch.klopfen"},
            {"ramsch.tie", "ramsch.pushing"},
        ),
        ({"auction.all_pass": "ramsch"}, {"list.passed_in_counts", "list.passed_in_dealer_bonus"}, set()),
        (
            {"auction.all_pass": "ramsch", "ramsch.pushing": True},
            set(),
            {"ramsch.jacks", "ramsch.push_doubling", "ramsch.durchmarsch_doubled"},
        ),
        (
            {"auction.all_pass": "ramsch", "ramsch.loss": "fixed"},
            {"ramsch.jungfrau", "ramsch.durchmarsch"},
            {"ramsch.skat_to"},
        ),
        (
            {"bock.triggers": ("kontra_re",), "bock.ramsch_after": 1},
            {"ramsch.jacks"},
            {"bock.deals", "ramsch.tie", "ramsch.grand_hand", "ramsch.grand_hand_leader", "ramsch.klopfen"},
        ),
        ({"spitze.levels": 1}, {"revolution.value"}, {"spitze.missed"}),
        ({"revolution.enabled": True}, {"spitze.missed"}, {"revolution.value"}),
        ({"list.end": "points"}, {"list.deals", "list.passed_in_counts"}, {"list.end_points"}),
        ({"stakes.base": "0.1"}, set(), {"stakes.rake", "stakes.odd_cent", "stakes.mode"}),
        ({"stakes.base": "0.1", "stakes.mode": "duo"}, {"stakes.odd_cent"}, {"stakes.rake"}),
    ],
)
def test_options_without_effect_are_idle(settings: dict[str, Any], idle: set[str], alive: set[str]) -> None:
    found = idle_options(with_settings(rules_of(), settings))
    assert idle <= found
    assert not alive & found


def test_idle_options_are_options() -> None:
    assert idle_options(rules_of()) <= settings_of(rules_of()).keys()


# The list


def listed(room: Room) -> ScoreListSheet:
    sheet = list_sheet(room, "de", "french")
    assert sent(sheet) == sheet
    return sheet


def played(preset: str = "isko_list", *commands: Command, deals: int = 1, **settings: object) -> Room:
    room = new_room(rules_of(preset, **settings), preset=preset, people=3)
    return after(room, seed=SEED, deals=deals, move=scripted(*commands))[0]


def test_a_list_before_the_first_deal_is_empty() -> None:
    sheet = listed(new_room(rules_of("isko_list"), people=3))
    assert (sheet.title, sheet.players, sheet.lines) == ("Spielliste", NAMES[:3], ())


def test_a_game_has_the_columns_of_the_official_form() -> None:
    room = played("isko_list", *GRAND)
    (line,) = listed(room).lines
    assert line.matadors is not None
    text = f"Grand Hand, {'mit' if line.matadors > 0 else 'ohne'} {abs(line.matadors)}"
    assert (line.number, line.deal, line.kind, line.text) == (1, 1, "game", text)
    assert (line.base, line.hand, line.ouvert) == (24, True, False)
    score = line.won if line.won is not None else line.lost
    assert score is not None
    assert line.declarer is not None
    cell = line.cells[line.declarer]
    assert (cell.total, cell.won + cell.lost, cell.changed) == (score, 1, True)
    assert [one.changed for one in line.cells].count(True) == 1


def test_the_foot_of_a_rated_list_adds_up_to_the_ranking() -> None:
    sheet = listed(played("isko_list", deals=8))
    *parts, total = sheet.foot
    assert [foot.label for foot in sheet.foot] == [
        "Spielpunkte",
        "(gewonnen − verloren) × 50",
        "Verlorene Spiele der anderen × 40",
        "Gesamt",
    ]
    assert total.values == tuple(map(sum, zip(*(part.values for part in parts), strict=True)))
    best = sheet.ranking[0][1]
    assert total.values[best] == max(total.values)
    assert len(sheet.lines) == 8
    assert [line.number for line in sheet.lines] == list(range(1, 9))
    assert (sheet.cents, sheet.house_cents, sheet.is_over) == (None, None, False)


def test_a_ramsch_has_the_scores_of_all_and_a_redeal_no_line() -> None:
    (line,) = listed(played("pub_pl", Pass(), Pass(), Pass())).lines
    assert (line.kind, line.declarer, line.text) == ("ramsch", None, "Ramsch")
    assert line.scores == tuple(cell.total for cell in line.cells)
    assert listed(played("altenburg_1937", Pass(), Pass(), Pass())).lines == ()


def test_a_passed_in_deal_and_the_dealers_bonus() -> None:
    (line,) = listed(played("isko", Pass(), Pass(), Pass(), list__passed_in_dealer_bonus=10)).lines
    assert (line.kind, line.text, line.scores) == ("passed_in", "eingepasst", ())
    assert [cell.total for cell in line.cells] == [10 if seat == line.dealer else 0 for seat in range(3)]


def test_money_stands_below_a_list_for_money() -> None:
    sheet = listed(played("stakes_el", *GRAND))
    assert sheet.cents is not None
    assert sheet.house_cents is not None
    assert sum(sheet.cents) + sheet.house_cents == 0


# A finished deal


def finished(*commands: Command, preset: str = "isko_list", deals: int = 1) -> tuple[Room, list[RoomLine]]:
    room = new_room(rules_of(preset), preset=preset, people=3)
    return after(room, seed=SEED, deals=deals, move=scripted(*commands))


def replayed(seen_as: SeenAs, *commands: Command, number: int = 1, deals: int = 1) -> DealSheet:
    room, lines = finished(*commands, deals=deals)
    record = finished_deal(lines, number)
    assert record is not None
    sheet = deal_sheet(room, record, "de", "french", seen_as=seen_as)
    assert sent(sheet) == sheet
    return sheet


def test_all_cards_of_a_finished_deal_lie_open() -> None:
    sheet = replayed("all", *GRAND)
    first, last = sheet.steps[0], sheet.steps[-1]
    assert (first.kind, first.text) == ("cards_dealt", "Die Karten sind gegeben")
    assert len({*(card for seat in first.seats for card in seat.hand), *first.skat}) == 32
    assert sum(seat.points or 0 for seat in last.seats) == 120 - sum(card.points for card in sheet.laid_skat)
    assert [seat.tricks for seat in last.seats] == [
        sum(step.trick is not None and step.trick.winner == seat for step in sheet.steps)
        for seat in sheet.seats
    ]
    assert last.contract is not None
    assert last.contract.text == "Grand Hand"
    assert sheet.shuffle is not None
    assert sheet.shuffle.seed
    assert sheet.dealt_skat == sheet.laid_skat


@pytest.mark.parametrize("seen_as", ["forehand", "middlehand", "rearhand", "spectator"])
def test_as_one_viewer_saw_it_others_cards_stay_hidden(seen_as: SeenAs) -> None:
    sheet = replayed(seen_as, *GRAND)
    for step in sheet.steps:
        shown = [place for place, seat in zip(POSITIONS_TOLD, step.seats, strict=True) if seat.hand]
        assert shown in ([], [seen_as])
        assert all(seat.points is None for seat in step.seats)
        if step.kind not in ("cards_revealed", "seed_revealed"):
            assert step.skat == ()


POSITIONS_TOLD = ("forehand", "middlehand", "rearhand")


def test_a_step_shows_the_trick_that_its_card_completes() -> None:
    sheet = replayed("all", *GRAND)
    cards = [step for step in sheet.steps if step.kind == "card_played"]
    assert [len(step.trick.cards) for step in cards if step.trick] == [1, 2, 3] * 10
    assert [step.trick_number for step in cards] == [1 + number // 3 for number in range(30)]
    assert all(
        (step.trick is not None and step.trick.winner is not None) is (n % 3 == 2)
        for n, step in enumerate(cards)
    )
    assert isinstance(sheet.dealt.forehand[0], Card)


def test_calls_and_texts_of_the_auction() -> None:
    sheet = replayed("spectator", *GRAND)
    bids = [step for step in sheet.steps if step.kind in ("bid_made", "passed", "game_declared")]
    assert [step.text for step in bids] == ["18?", "Passe", "Passe", "Grand Hand"]
    calls = [call.text if call else None for call in (seat.call for seat in bids[2].seats)]
    assert calls == ["Passe", "18", "Passe"]


def test_a_deal_in_the_middle_of_a_match_has_its_own_effects() -> None:
    room, lines = finished(deals=3)
    sheets = []
    for number in (1, 2, 3):
        record = finished_deal(lines, number)
        assert record is not None
        sheets.append(deal_sheet(room, record, "en", "german", seen_as="all"))
    totals = [[effect.total for effect in sheet.result.effects] for sheet in sheets]
    changes = [[effect.list_points for effect in sheet.result.effects] for sheet in sheets]
    assert [sheet.line for sheet in sheets] == [1, 2, 3]
    assert totals[2] == [sum(column) for column in zip(*changes, strict=True)]


def test_steps_say_whether_the_deal_can_be_played_on_from_them() -> None:
    sheet = replayed("all", *GRAND)
    able = [step.may_play_on for step in sheet.steps]
    assert able[0]
    assert not able[-1]
    assert able == sorted(able, reverse=True)
    assert sheet.me is None


# Its review


@cache
def reviewed(language: Language, *commands: Command) -> tuple[ReviewSheet, DealSheet]:
    room, lines = finished(*commands)
    record = finished_deal(lines, 1)
    assert record is not None
    review = deal_review(record.rules, record.setting, record.events, worlds=4)
    sheet = review_sheet(room, record, review, language, "german")
    assert sent(sheet) == sheet
    return sheet, deal_sheet(room, record, language, "german", seen_as="all")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_tells_of_the_cards_of_the_replay(language: Language) -> None:
    review, deal = reviewed(language, *GRAND)
    cards = {step.seq: step.by for step in deal.steps if step.kind == "card_played"}
    assert [card.seq for card in review.cards] == list(cards)
    for card in review.cards:
        assert card.open is not None
        assert card.seat == deal.seats[POSITIONS_TOLD.index(cards[card.seq].value)]  # type: ignore[union-attr]
        assert card.open.result
        assert (card.open.turn != "") is (card.open.turned != "nothing")
        assert card.card not in card.open.best
    last = review.cards[-1].open
    assert last is not None
    assert last.won is deal.result.won
    assert review.start
    assert len(review.lines) == 2
    assert {player.seat for player in review.players} == set(deal.seats)
    assert all(call.text and call.judgement for call in review.calls)


def test_a_review_warns_of_what_it_knows_too_much() -> None:
    review, _ = reviewed("de", *GRAND)
    assert review.caution.startswith(
        "Was mit offenen Karten das Beste ist, war am Tisch nicht immer ein Fehler"
    )
    assert review.goals == (31, 61, 90)


def test_a_deal_without_a_game_has_only_its_calls_reviewed() -> None:
    review, _ = reviewed("en", Pass(), Pass(), Pass())
    assert not review.cards + review.players + review.goals
    assert (review.start, review.start_points, review.start_won, review.caution) == ("", None, None, "")
    assert len(review.calls) == 3
    assert review.lines == ("No game was played, so there are no cards to review, only the calls.",)
