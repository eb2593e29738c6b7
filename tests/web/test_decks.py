"""The sprites of the three decks: complete, self-contained, up to date, small, and legible."""

import ast
import gzip
import math
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from web.decks import DECKS, Deck, sprite
from web.decks.__main__ import PUBLISHED, main
from web.decks.court import paints
from web.decks.decks import CARDS, SUITS, Pattern, high_contrast
from web.decks.letters import FRENCH_INDEX, NUMBERS
from web.decks.numbers import LAYOUTS
from web.decks.palettes import PAPERS

SOURCE = Path(__file__).parents[2] / "web" / "decks"
MODULES = sorted(SOURCE.glob("*.py"))
README = (SOURCE / "README.md").read_text("utf-8")

LARGEST = 60_000
LARGEST_PACKED = 10_000

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"path", "rect", "g", "use", "symbol", "defs", "svg"}
"""Every element that may occur. Text, images, styles, scripts, clips and filters are none of them."""

EVERY_DECK = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)


def published(deck: Deck) -> str:
    return (PUBLISHED / f"{deck.name}.svg").read_text("utf-8")


@cache
def parsed(text: str) -> tuple[ElementTree.Element, ...]:
    return tuple(ElementTree.fromstring(text).iter())


def elements(deck: Deck) -> tuple[ElementTree.Element, ...]:
    return parsed(published(deck))


@cache
def named(marks: tuple[ElementTree.Element, ...]) -> dict[str, ElementTree.Element]:
    return {mark.attrib["id"]: mark for mark in marks if "id" in mark.attrib}


def by_id(deck: Deck) -> dict[str, ElementTree.Element]:
    return named(elements(deck))


def symbols(deck: Deck) -> dict[str, ElementTree.Element]:
    return {name: element for name, element in by_id(deck).items() if element.tag == f"{SVG}symbol"}


def shown(deck: Deck, name: str) -> Counter[str]:
    """How often each part appears in the picture of an id, references followed."""
    known, total = by_id(deck), Counter[str]()
    waiting = [known[name]]
    while waiting:
        element = waiting.pop()
        waiting.extend(element)
        if "href" in element.attrib:
            target = element.attrib["href"].removeprefix("#")
            total[target] += 1
            waiting.append(known[target])
    return total


def colour(paint: str) -> str:
    """The colour of an attribute, which may be the fallback of a variable."""
    fallback = re.fullmatch(r"var\(--[\w-]+,(#\w{6})\)", paint)
    return fallback.group(1) if fallback else paint


def luminance(code: str) -> float:
    """Relative luminance of a colour. Source: WCAG 2.2."""
    channels = (int(code[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21. Source: WCAG 2.2."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def lab(code: str) -> tuple[float, float, float]:
    """A colour in CIE L*a*b*, white point D65: distances in it are distances to the eye."""
    channels = (int(code[start : start + 2], 16) / 255 for start in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str) -> float:
    """How different two colours look (CIE 1976); about 2 is the least that is seen."""
    return math.dist(lab(one), lab(other))


def index_paints(deck: Deck, suit: str, letter: str) -> list[str]:
    """The colours of an index, from the paper inwards."""
    index = by_id(deck)[deck.id(f"index-{suit}-{letter}")]
    return [colour(line.attrib["stroke"]) for line in index.iter() if "stroke" in line.attrib]


def sign_paints(deck: Deck, suit: str) -> list[str]:
    """The colours of a suit sign, from the paper inwards."""
    sign = by_id(deck)[deck.id(f"p{suit}")]
    both = (sign.attrib["stroke"], sign.attrib["fill"])
    return [colour(paint) for paint in both if paint != "none"]


@EVERY_DECK
def test_the_published_file_is_what_the_program_draws(deck: Deck) -> None:
    assert published(deck) == sprite(deck), "run python -m web.decks"


def test_nothing_else_is_published() -> None:
    assert {path.name for path in PUBLISHED.iterdir()} == {f"{deck.name}.svg" for deck in DECKS}


def test_the_command_writes_every_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path / "decks")])
    written = {path.stem: path.read_text("utf-8") for path in (tmp_path / "decks").iterdir()}
    assert written == {deck.name: sprite(deck) for deck in DECKS}
    assert len(capsys.readouterr().out.splitlines()) == len(DECKS)


@EVERY_DECK
def test_every_card_has_a_face_and_a_large_face_and_there_is_a_back(deck: Deck) -> None:
    faces = {deck.id(card) for card in CARDS} | {deck.id(f"{card}-large") for card in CARDS}
    wanted = faces | {deck.id("back")}
    assert len(wanted) == 65
    assert {symbols(deck)[name].attrib["viewBox"] for name in wanted} == {"0 0 200 300"}


@EVERY_DECK
def test_every_language_finds_its_letters_in_every_suit(deck: Deck) -> None:
    letters = {letter for index in deck.index.values() for letter in index.values()} | set(NUMBERS)
    names = {deck.id(f"index-{suit}-{letter}") for suit in SUITS for letter in letters}
    known = by_id(deck)
    assert set(deck.index) == set(FRENCH_INDEX)
    assert [name for name in names if name not in known or f"{name}-large" not in known] == []


@EVERY_DECK
def test_a_large_index_is_the_usual_one_and_about_twice_as_large(deck: Deck) -> None:
    for suit in SUITS:
        for letter in deck.letters:
            name = deck.id(f"index-{suit}-{letter}")
            large = symbols(deck)[f"{name}-large"]
            width, height = (float(edge) for edge in large.attrib["viewBox"].split()[2:])
            assert shown(deck, f"{name}-large")[name] == 1
            assert 1.9 < 200 / width < 2.1
            assert width / height == pytest.approx(2 / 3)


@EVERY_DECK
def test_every_suit_sign_stands_alone_too(deck: Deck) -> None:
    for suit in SUITS:
        assert shown(deck, deck.id(f"sign-{suit}")) == {deck.id(f"p{suit}"): 1}
        assert symbols(deck)[deck.id(f"sign-{suit}")].attrib["viewBox"] == "-19 -19 38 38"


@EVERY_DECK
def test_ids_are_unique_and_bear_the_prefix_of_the_deck(deck: Deck) -> None:
    ids = [element.attrib["id"] for element in elements(deck) if "id" in element.attrib]
    assert [name for name, times in Counter(ids).items() if times > 1] == []
    assert [name for name in ids if not name.startswith(f"{deck.prefix}-")] == []


def test_decks_can_be_in_one_page() -> None:
    assert len({deck.prefix for deck in DECKS}) == len({deck.name for deck in DECKS}) == len(DECKS)


@EVERY_DECK
def test_every_reference_leads_to_an_id_of_the_same_file(deck: Deck) -> None:
    targets = [element.attrib["href"] for element in elements(deck) if element.tag == f"{SVG}use"]
    assert targets
    assert {target for target in targets if target.removeprefix("#") not in by_id(deck)} == set()


@EVERY_DECK
def test_every_part_is_used(deck: Deck) -> None:
    targets = {element.attrib.get("href", "").removeprefix("#") for element in elements(deck)}
    offered = set(symbols(deck)) | {name for name in by_id(deck) if name.startswith(deck.id("index-"))}
    assert set(by_id(deck)) - targets - offered == set()


@EVERY_DECK
def test_a_file_needs_nothing_from_outside_and_no_font(deck: Deck) -> None:
    tags = {element.tag.removeprefix(SVG) for element in elements(deck)}
    values = [value for element in elements(deck) for value in element.attrib.values()]
    assert tags <= DRAWN
    assert [value for value in values if "url(" in value or "://" in value or "style" in value] == []


@EVERY_DECK
def test_a_file_is_small(deck: Deck) -> None:
    text = published(deck).encode()
    assert len(text) <= LARGEST
    assert len(gzip.compress(text, mtime=0)) <= LARGEST_PACKED


@EVERY_DECK
def test_numbers_and_aces_show_as_many_signs_as_they_should(deck: Deck) -> None:
    corners = 2
    ace = 2 if deck.pattern is Pattern.GERMAN else 1
    wanted = {"7": 7, "8": 8, "9": 9, "T": 10, "A": ace}
    assert set(LAYOUTS) == set(wanted) - {"A"}
    for suit in SUITS:
        for rank, signs in wanted.items():
            assert shown(deck, deck.id(suit + rank))[deck.id(f"p{suit}")] == signs + corners


@EVERY_DECK
def test_no_card_shows_a_foreign_sign(deck: Deck) -> None:
    signs = {deck.id(f"p{suit}") for suit in SUITS}
    for card in CARDS:
        for name in (deck.id(card), deck.id(f"{card}-large")):
            assert set(shown(deck, name)) & signs == {deck.id(f"p{card[0]}")}


@EVERY_DECK
def test_a_court_card_is_the_same_upside_down(deck: Deck) -> None:
    for card in CARDS:
        half = deck.id(f"h{card}")
        halves = [use for use in symbols(deck)[deck.id(card)] if use.attrib.get("href") == f"#{half}"]
        turns = [use.attrib.get("transform") for use in halves]
        assert turns == ([None, "rotate(180 100 150)"] if card[1] in "KQJ" else [])


def test_contrast_is_measured_as_the_guidelines_say() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#FFFFFF", "#FFFFFF") == 1


@EVERY_DECK
def test_every_index_is_legible_on_every_paper(deck: Deck) -> None:
    for name, paper in PAPERS.items():
        least = 3 if "not allowed" in name else 4.5
        for suit in SUITS:
            for letter in deck.letters:
                assert contrast(index_paints(deck, suit, letter)[0], paper) >= least, (suit, letter, name)


@EVERY_DECK
def test_every_suit_sign_stands_out_on_every_paper(deck: Deck) -> None:
    for name, paper in PAPERS.items():
        for suit in SUITS:
            assert contrast(sign_paints(deck, suit)[0], paper) >= 3, (suit, name)


@EVERY_DECK
def test_an_outline_stands_out_from_the_colour_that_it_surrounds(deck: Deck) -> None:
    for suit, colours in deck.suits.items():
        for drawn in (sign_paints(deck, suit), *(index_paints(deck, suit, letter) for letter in NUMBERS)):
            if colours.outline != "none":
                assert contrast(drawn[0], drawn[1]) >= 3, suit


def test_the_tournament_deck_has_four_colours_and_outlines_the_yellow_one() -> None:
    deck = next(deck for deck in DECKS if deck.name == "tournament")
    signs = {suit: sign_paints(deck, suit)[-1] for suit in SUITS}
    assert all(distance(one, other) > 40 for one, other in combinations(signs.values(), 2))
    assert contrast(signs["D"], PAPERS["light"]) < 3
    assert len(sign_paints(deck, "D")) == len(index_paints(deck, "D", "A")) == 2


@EVERY_DECK
def test_high_contrast_is_high(deck: Deck) -> None:
    variables = high_contrast(deck)
    paper = variables["--card-paper"]
    strong = {name: value for name, value in variables.items() if "-index-" in name or "-sign-" in name}
    edges = {name: value for name, value in strong.items() if deck.suits[name[-1]].outline == "none"}
    assert len(strong) == (8 if deck.pattern is Pattern.FRENCH else 4)
    assert {name: value for name, value in edges.items() if contrast(value, paper) < 7} == {}
    assert all(f"var({name}," in published(deck) for name in variables)


@EVERY_DECK
def test_jacks_of_a_deck_share_neither_hat_nor_hair_nor_beard_nor_stuff_nor_thing(deck: Deck) -> None:
    jacks = [deck.figures[suit + "J"] for suit in SUITS]
    for one, other in combinations(jacks, 2):
        assert one.hat != other.hat
        assert (one.hair, one.hair_colour) != (other.hair, other.hair_colour)
        assert one.pattern != other.pattern
        assert one.held != other.held
        assert one.beard != other.beard or one.beard == "none"


@EVERY_DECK
def test_less_than_half_of_a_jack_is_drawn_as_in_another(deck: Deck) -> None:
    known = by_id(deck)
    marks = {suit: {ElementTree.tostring(mark) for mark in known[deck.id(f"h{suit}J")]} for suit in SUITS}
    for one, other in combinations(marks.values(), 2):
        assert len(one & other) < 0.5 * min(len(one), len(other))


@EVERY_DECK
def test_large_jacks_lie_on_grounds_that_differ_in_colour_and_in_pattern(deck: Deck) -> None:
    grounds = {suit: list(symbols(deck)[deck.id(f"{suit}J-large")].iter(f"{SVG}path")) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        assert distance(grounds[one][0].attrib["fill"], grounds[other][0].attrib["fill"]) > 25, (one, other)
        assert grounds[one][1].attrib["d"] != grounds[other][1].attrib["d"]
    for suit, (ground, stuff, *_) in grounds.items():
        colours = paints(deck, f"{suit}J")
        assert ground.attrib["fill"] == colours["main"]
        assert colours["pattern"] in (stuff.attrib.get("fill"), stuff.attrib.get("stroke"))


@EVERY_DECK
def test_only_jacks_have_a_ground(deck: Deck) -> None:
    for card in CARDS:
        grounds = list(symbols(deck)[deck.id(f"{card}-large")].iter(f"{SVG}path"))
        assert bool(grounds) == (card[1] == "J")


def test_the_readme_names_the_letters_of_every_language() -> None:
    rows = [
        f"| {language} | " + " | ".join(f"`{index[rank]}`" for rank in "AKQJ") + " |"
        for language, index in FRENCH_INDEX.items()
    ]
    assert [row for row in rows if row not in README] == []


@EVERY_DECK
def test_the_readme_gives_the_high_contrast_of_every_deck(deck: Deck) -> None:
    common, rest = README.split(".high-contrast {")[1], README.split(f".high-contrast.{deck.name} {{")[1]
    declared = common.split("}")[0] + rest.split("}")[0]
    assert dict(re.findall(r"(--[\w-]+): (#\w{6});", declared)) == high_contrast(deck)


def test_the_drawing_program_needs_the_standard_library_alone() -> None:
    foreign = {name for path in MODULES for name in imported(path)} - sys.stdlib_module_names
    assert {name for name in foreign if name != "web"} == set()
    assert SOURCE / "court.py" in MODULES


def test_only_the_command_touches_files() -> None:
    outside = {"io", "os", "pathlib", "sys", "tempfile", "shutil", "random", "time"}
    pure = [path for path in MODULES if path.name != "__main__.py"]
    assert {path.name for path in pure if outside & set(imported(path))} == set()
    assert [path.name for path in pure if "open(" in path.read_text("utf-8")] == []


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
