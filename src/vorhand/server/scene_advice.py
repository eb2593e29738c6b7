"""Advice in the words of the one who asked for it."""

from collections.abc import Iterator

from vorhand.advice import Advice, Choice
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.server.scene_words import words_for
from vorhand.server.wire import Advised, AdvisedChoice, MessageId, Seq, Taste
from vorhand.telling.commands import command_text
from vorhand.telling.words import Words


def advised(id: MessageId, seq: Seq, rules: RuleSet, advice: Advice, taste: Taste) -> Advised:
    """The answer to whoever asked."""
    words = words_for(taste)
    return Advised(
        id=id,
        seq=seq,
        choices=tuple(_choice(words, rules, choice) for choice in advice.choices),
        text=" · ".join(_sentence(words, rules, advice)),
    )


def _choice(words: Words, rules: RuleSet, choice: Choice) -> AdvisedChoice:
    return AdvisedChoice(
        command=choice.command,
        text=command_text(words, rules, choice.command),
        win=None if choice.win is None else round(100 * choice.win),
        worth=None if choice.worth is None else round(choice.worth),
    )


def _sentence(words: Words, rules: RuleSet, advice: Advice) -> Iterator[str]:
    best = advice.choices[0]
    yield _what(words, rules, best)
    if advice.limit is not None:
        yield words.text("advice-limit", limit=advice.limit)
    if best.win is not None:
        yield words.text("advice-win", percent=round(100 * best.win))
    if best.worth is not None:
        yield words.text("advice-worth", points=words.signed(round(best.worth)))


def _what(words: Words, rules: RuleSet, choice: Choice) -> str:
    game = choice.game
    if game is None:
        return words.text("advice-command", command=command_text(words, rules, choice.command))
    contract = announcing.contract(rules, game.game, game.announced)
    return words.text("advice-lay", cards=words.cards(choice.cards), contract=words.contract(contract))
