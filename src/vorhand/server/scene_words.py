"""The words of a viewer, and what to call those at a table."""

from collections.abc import Callable, Sequence
from functools import cache

from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.i18n import messages
from vorhand.i18n.names import Deck
from vorhand.i18n.options import preset_title
from vorhand.match.seating import Seating
from vorhand.presets import load_preset, preset_names
from vorhand.server.wire import DeckName, Language, Taste
from vorhand.service.room import Chair
from vorhand.telling.words import Words

_DECKS: dict[DeckName, Deck] = {
    "french": Deck.FRENCH,
    "tournament": Deck.FRENCH,
    "german": Deck.GERMAN,
}


@cache
def words_in(language: Language, deck: DeckName) -> Words:
    """The words of a language and a deck; the tournament deck has French suits."""
    return Words(messages(language), _DECKS[deck])


def words_for(taste: Taste) -> Words:
    """The words of a viewer."""
    return words_in(taste.language, taste.deck)


def seat_names(words: Words, chairs: Sequence[Chair]) -> tuple[str, ...]:
    """What to call each seat: people by their names, computers by number, a free seat by nothing."""
    names = []
    computers = 0
    for chair in chairs:
        computers += chair.kind == "computer"
        names.append(chair.name if chair.kind != "computer" else _computer(words, computers))
    return tuple(names)


def position_names(names: Sequence[str], seating: Seating) -> Callable[[Position], str]:
    """What to call who plays a position in a deal."""
    return lambda position: names[seating.seat(position)]


def rules_title(words: Words, preset: str, rules: RuleSet) -> str:
    """The title of a preset, and whether options were changed."""
    if preset not in preset_names():
        return preset
    title = preset_title(words.messages, preset)
    return title if rules == load_preset(preset) else words.text("rules-changed", title=title)


def _computer(words: Words, number: int) -> str:
    return words.text("player-computer", number=str(number))
