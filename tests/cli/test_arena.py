"""`vorhand arena`, as a user runs it."""

from tests.cli.program import documents, vorhand


def test_players_meet_on_the_same_deals() -> None:
    done = vorhand("arena", "--players", "casual,random,casual", "--deals", "20", "--json")
    assert (done.code, done.err) == (0, "")
    [found] = documents(done.out)
    assert found["deals"] == 20
    assert [player["name"] for player in found["players"]] == ["casual", "random", "casual"]
    for player in found["players"]:
        assert {"list_points_per_deal", "standard_error", "declared", "won", "ms_per_move"} <= set(player)
    casual, chance, _ = found["players"]
    assert casual["list_points_per_deal"] > chance["list_points_per_deal"]
    again = vorhand("arena", "--players", "casual,random,casual", "--deals", "20", "--lang", "de")
    assert "Listenpunkte je Spiel" in again.out


def test_what_the_arena_cannot_play_is_said() -> None:
    for words in (
        ("--players", "casual,casual"),
        ("--players", "casual,casual,nobody"),
        ("--set", "list.seats=4"),
        ("--preset", "duo_el"),
    ):
        done = vorhand("arena", *words, "--deals", "1")
        assert done.code == 2, words
        assert done.err.startswith("Error"), words
