"""The machine and the referee's table of acts end a game early in the same way."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from tests.properties.play import Moment, play_out
from tests.properties.rulesets import rule_sets
from vorhand.core.commands import Answer, Claim, Command, Concede, PlayOpen
from vorhand.core.deal.decide import act
from vorhand.core.deal.state import Deal, result
from vorhand.core.errors import IllegalCommand
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import ClaimAsked, ConcessionAsked, Game, GameOver, Playing
from vorhand.core.positions import Position
from vorhand.core.result import GameResult, OpenCards, achievement_of
from vorhand.core.rules.claims import Act, Circumstances, Side, Waiting, settle_act
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, ClaimLevel, Ending, Settlement, settle

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
ANSWERS = ((), (True,), (False,), (True, True), (True, False), (False, True), (False, False))

Outcome = Settlement | Waiting | None


@settings(max_examples=examples(25))
@given(rule_sets(), SEEDS)
def test_an_act_ends_a_game_as_the_table_of_acts_says(rules: RuleSet, seed: int) -> None:
    for moment in play_out(rules, Random(seed)).moments:
        phase = moment.deal.phase
        if isinstance(phase, Playing) and isinstance(phase.frame, Game):
            check_acts(rules, moment, phase, phase.frame)


def check_acts(rules: RuleSet, moment: Moment, playing: Playing, game: Game) -> None:
    cards = OpenCards(moment.deal.dealt, moment.deal.dealt_skat, moment.deal.skat)
    before = achievement_of(rules, GameOver(playing, Ending.PLAYED), cards)
    cards_left = moment.deal.hands[game.declarer.index].bit_count()
    for (what, by, level, command), proven, answers in product(acts(game), (False, True), ANSWERS):
        side = Side.DECLARER if by is game.declarer else Side.DEFENDER
        circumstances = Circumstances(
            cards_left=cards_left, level=level, proven=proven, answers=answers, schwarz_excluded=False
        )
        expected = told(rules, settle_act(rules, before, what, side, circumstances))
        found = happened(rules, moment.deal, by, command, answers, proven=proven)
        if found != "answered too often":
            assert found == expected, (what, by, level, proven, answers)


def acts(game: Game) -> Iterator[tuple[Act, Position, ClaimLevel, Command]]:
    for by in Position:
        yield Act.CONCEDE, by, ClaimLevel.SIMPLE, Concede()
        yield Act.OPEN_PLAY, by, ClaimLevel.SIMPLE, PlayOpen()
        for level in ClaimLevel:
            yield Act.CLAIM, by, level, Claim(level)


def told(rules: RuleSet, effect: Achievement | Waiting | None) -> Outcome:
    return settle(rules, effect) if isinstance(effect, Achievement) else effect


def happened(
    rules: RuleSet, deal: Deal, by: Position, command: Command, answers: tuple[bool, ...], *, proven: bool
) -> Outcome | str:
    """What the machine makes of the act and these answers; it may not ask for so many."""
    try:
        deal = act(rules, deal, by, command, proven=proven)[0]
    except IllegalCommand:
        return None
    exposed = isinstance(deal.phase, ClaimAsked)
    for accepted in answers:
        if not isinstance(deal.phase, ClaimAsked | ConcessionAsked):
            return "answered too often"
        deal = act(rules, deal, awaited(deal.phase)[0], Answer(accepted))[0]
    if isinstance(deal.phase, GameOver):
        ended = result(rules, deal)
        assert isinstance(ended, GameResult)
        return ended.settlement
    return Waiting(exposed=exposed, wait=isinstance(deal.phase, ClaimAsked | ConcessionAsked))
