"""The story that posts and recaps tell: headlines of what is over, the last lines of what has just happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.message import Event, Weight, msg, named, parts
from engine.tables.journal import Entry
from telling.story import digest, headlines, latest, paragraph, part, refs, story, tale
from telling.texts import Texts, folded, height

EN = Texts()("en")


def event(name: str, weight: Weight = "line", *only: str) -> Event:
    """An event that says this name."""
    return Event(named(name), only=only, weight=weight)


def entry(*events: Event, seq: int = 1, struck: bool = False, act: str = "answer") -> Entry:
    what: dict[str, Any] = {"act": act}
    return Entry(seq, 0.0, None, "player", "a", list(events), struck, 0, 1, what, None)


def test_headlines_stay_and_only_the_last_lines_of_what_goes_on() -> None:
    old = entry(event("rolled"), event("Ann walked", "headline"), event("round over", "scene"))
    now = entry(event("step", "detail"), *(event(f"line {n}") for n in range(6)))
    told = story(EN, [old, now], {}, 900).splitlines()
    assert told == ["- Ann walked", "- round over", *(f"-# line {n}" for n in range(3, 6))]


def test_harm_comes_first_for_whom_it_struck_and_is_told_to_all_behind_a_headline() -> None:
    hurt = Event(named("Ann loses 2"), hurts=("a",))
    entries = [entry(hurt, event("the dead walk", "headline"), *(event(f"line {n}") for n in range(4)))]
    assert story(EN, entries, {}, 900).splitlines() == ["- the dead walk", "-# Ann loses 2", "-# line 2", "-# line 3"]
    own = story(EN, entries, {}, 900, "a").splitlines()
    assert own == ["- Ann loses 2", "- the dead walk", *(f"-# line {n}" for n in (1, 2, 3))]
    assert story(EN, entries, {}, 900, "b") == story(EN, entries, {}, 900)
    many = [entry(*(Event(named(f"Ann loses {n}"), hurts=("a",)) for n in range(9)))]
    assert len(story(EN, many, {}, 900).splitlines()) == 9, "nobody's harm is left out where there is room"
    assert story(EN, many, {}, 900, lines=8).splitlines() == [f"-# Ann loses {n}" for n in range(5, 9)]
    assert story(EN, many, {}, 900, "a").splitlines() == [f"- Ann loses {n}" for n in range(3, 9)], "no flood"


def test_on_the_private_panel_ones_own_harm_is_the_last_thing_to_give_way() -> None:
    hurt = [Event(named(f"Ann loses {n}"), hurts=("a",)) for n in range(3)]
    entries = [entry(*hurt, *(event(f"{n} {'word ' * 12}", "headline") for n in range(4)), event("rolled"))]
    told = latest(EN, entries, {}, 300, "a", 4).splitlines()
    assert told == ["- Ann loses 0", "- Ann loses 1", "- Ann loses 2", "-# rolled"]
    assert latest(EN, entries, {}, 300, "a", 1).splitlines() == told[:3], "even where there is no room"
    assert len(latest(EN, entries, {}, 300, "b", 1).splitlines()) == 1


def test_what_is_cut_ends_with_a_sentence_and_not_within_a_number() -> None:
    nailed = entry(event(f"Ann nails up the window, {'far ' * 20}(no. 5). Then she waits. 2 are left.", "headline"))
    told = latest(EN, [nailed], {}, 900, "a", 1)
    assert told.endswith("(no. 5).") and "waits" not in told


def test_what_ones_last_act_came_to_is_told_where_it_ended_the_turn() -> None:
    deed = replace(entry(event("Ann shoots"), event("one falls"), event("turn over", "headline"), seq=2),
                   act={"act": "answer", "seat": "a"})  # fmt: skip
    dead = replace(entry(event("the dead walk"), event("Bo is bitten", "headline"), seq=3), by="auto")
    told = ["-# Ann shoots", "-# one falls", "- turn over", "- Bo is bitten"]
    assert story(EN, [entry(event("Ann walks")), deed, dead], {}, 900).splitlines() == told
    assert latest(EN, [deed, dead], {}, 900, "a", 4).splitlines() == told
    assert latest(EN, [deed, dead], {}, 900, "a", 2).splitlines() == told[:2], "it gives way last"
    assert latest(EN, [deed, dead], {}, 900, "b", 4).splitlines() == told[2:], "each seat is told of its own"
    still = replace(deed, events=deed.events[:2])
    assert story(EN, [still], {}, 900).splitlines() == told[:2], "and not twice"


def test_on_the_private_panel_what_nobody_else_is_told_gives_way_last() -> None:
    drawn = [event(f"You draw card {n}", "headline", "a") for n in range(3)]
    entries = [entry(*drawn, *(event(f"{n} walked", "headline") for n in range(4)), event("rolled"))]
    cards = [f"- You draw card {n}" for n in range(3)]
    assert latest(EN, entries, {}, 900, "a", 4).splitlines() == [*cards, "-# rolled"]
    assert latest(EN, entries, {}, 900, "a", 1).splitlines() == cards, "in three times as many lines"
    hurt = entry(Event(named("Ann loses 1"), hurts=("a",)))
    assert latest(EN, [hurt, *entries], {}, 900, "a", 1).splitlines() == ["- Ann loses 1", *cards]
    fourth = entry(event("You draw card 3", "headline", "a"))
    assert latest(EN, [*entries, fourth], {}, 900, "a", 1).splitlines() == [*cards[1:], "- You draw card 3"]
    assert latest(EN, entries, {}, 900, "b", 2).splitlines() == ["- 3 walked", "-# rolled"]


def test_what_follows_the_scene_within_its_entry_belongs_to_the_next_part() -> None:
    both = entry(event("Ann walked", "headline"), event("round over", "scene"), event("Bo may win", "headline"), seq=4)
    entries = [entry(event("old", "scene"), event("began", "headline"), seq=1), entry(event("rolled"), seq=2), both]
    ended, begun = part(entries, 1, 4), part([*entries, entry(event("Bo walked", "headline"), seq=5)], 4)
    assert digest(EN, ended, {}, 900).splitlines() == ["- began", "- Ann walked", "- **round over**"]
    assert story(EN, begun, {}, 900).splitlines() == ["- Bo may win", "- Bo walked"]
    assert part([entry(event("over", "scene"), seq=4)], 4)[0].events == []
    struck = entry(event("over", "scene"), event("Bo may win", "headline"), seq=4, struck=True)
    assert part([struck, entry(event("rolled"), seq=3)], 4) == []
    assert part([both], -1) == [both], "without an end in it the part has all of it"


def test_of_what_is_too_long_for_a_panel_whole_sentences_are_left_out() -> None:
    long = event("Ann reaches yellow. " + "A word more. " * 20, "headline")
    told = latest(EN, [entry(long)], {}, 900, "a", 2)
    assert told.startswith("- Ann reaches yellow. A word more.") and told.endswith(".") and height(told) <= 2
    both = [entry(event("Ann walked", "headline"), long)]
    assert latest(EN, both, {}, 900, "a", 2) == "- Ann walked", "what is too long gives way to what is not"
    assert latest(EN, [entry(event("word " * 40))], {}, 900, "a", 1).count("word") == 40, "the only sentence stays"


def test_a_picture_is_told_what_was_lost_where_in_all() -> None:
    lost = [Event(named("Ann"), refs=("hill", "ann"), loss=2), Event(named("Bo"), refs=("hill",), loss=1)]
    secret = Event(named("Bo"), only=("b",), refs=("hill",), loss=4)
    entries = [entry(*lost, Event(named("walks"), refs=("hill", "mill")), secret), entry(*lost, struck=True)]
    assert refs(entries, None) == {"hill": 3, "ann": 2, "mill": 0}
    assert refs(entries, "b")["hill"] == 7


def test_what_was_taken_back_is_no_part_of_it() -> None:
    told = story(EN, [entry(event("Ann walked", "headline"), struck=True), entry(event("rolled"))], {}, 900)
    assert told == "-# rolled"


def test_what_only_one_seat_may_read_is_told_to_no_other() -> None:
    entries = [entry(event("secret", "headline", "b"), event("whispered", "line", "b"))]
    assert story(EN, entries, {}, 900) == "" == story(EN, entries, {}, 900, "a")
    assert story(EN, entries, {}, 900, "b") == "- secret\n-# whispered"
    assert headlines(entries) == []


def test_the_log_of_an_earlier_version_has_no_headlines() -> None:
    entries = [entry(*(event(f"line {n}") for n in range(9)))]
    assert story(EN, entries, {}, 900).splitlines() == [f"-# line {n}" for n in range(6, 9)]
    assert len(headlines(entries)) == 9


def test_the_oldest_headlines_give_way_and_it_is_said() -> None:
    entries = [entry(event(f"{n} {'word ' * 20}", "headline")) for n in range(20)]
    told = story(EN, entries, {}, 500).splitlines()
    assert "earlier" in told[0] and told[-1].startswith("- 19 ") and len("\n".join(told)) <= 500


def test_on_a_phone_the_oldest_headlines_give_way_to_what_has_just_happened() -> None:
    old = entry(*(event(f"{n} {'word ' * 10}", "headline") for n in range(4)))
    told = story(EN, [old, entry(event("rolled"))], {}, 900, lines=8).splitlines()
    assert "earlier" in told[0] and [line[:4] for line in told[1:]] == ["- 2 ", "- 3 ", "-# r"]
    assert sum(map(height, told)) <= 8
    assert len(story(EN, [old, entry(event("rolled"))], {}, 900).splitlines()) == 5


def test_on_a_phone_harm_is_the_last_headline_to_give_way() -> None:
    hurt = Event(named("Ann loses 2"), weight="headline", hurts=("a",))
    old = entry(hurt, *(event(f"{n} {'word ' * 10}", "headline") for n in range(4)))
    told = story(EN, [old], {}, 900, lines=8).splitlines()
    assert "earlier" in told[0] and told[1] == "- Ann loses 2" and told[-1].startswith("- 3 ")


def test_on_a_phone_half_of_the_lines_are_for_what_goes_on() -> None:
    entries = [entry(event("Ann walked", "headline"), *(event(f"{n} {'word ' * 10}") for n in range(3)))]
    assert len(story(EN, entries, {}, 900).splitlines()) == 4
    assert [line[:5] for line in story(EN, entries, {}, 900, lines=9).splitlines()] == ["- Ann", "-# 1 ", "-# 2 "]
    assert [line[:5] for line in story(EN, entries, {}, 900, lines=2).splitlines()] == ["- Ann", "-# 2 "]


def test_a_digest_is_no_longer_than_a_phone() -> None:
    told = [entry(*(event(f"{n} walked", "headline") for n in range(40)), event("round over", "scene"))]
    story = digest(EN, told, {}, 1400, 24)
    assert height(story) <= 24 and "earlier" in story and story.endswith("- 39 walked\n- **round over**")
    assert digest(EN, told, {}, 1400).count("walked") == 40


def test_a_digest_tells_in_the_order_of_time_and_its_scenes_stand_out() -> None:
    told = [entry(event("Ann walked", "headline"), event("Bob is out", "scene"), event("won", "headline"))]
    assert digest(EN, told, {}, 900).splitlines() == ["- Ann walked", "- **Bob is out**", "- won"]


def test_what_was_taken_back_is_told_once_and_then_forgotten() -> None:
    back = entry(event("all agreed: taken back", "headline"), event("Ann: “Wait”"), act="undo", seq=1)
    then = entry(event("Ann walked", "headline"), seq=2)
    assert "taken back" in story(EN, [back], {}, 900) and "“Wait”" in story(EN, [back], {}, 900)
    assert "taken back" in story(EN, [back, then], {}, 900), "a recap tells whoever was not there"
    assert story(EN, [back, then], {}, 900, present=[then]) == "- Ann walked"
    assert digest(EN, [back, then], {}, 900) == "- Ann walked"


def test_the_newest_headline_is_told_however_long_it_is() -> None:
    long = [entry(event("first", "headline"), event("word " * 90, "headline"))]
    told = story(EN, long, {}, 900, lines=2).splitlines()
    assert "earlier" in told[0] and height(told[1]) > 2


def test_a_text_takes_as_many_lines_as_a_phone_needs() -> None:
    assert [height(text) for text in ("", "a", f"{'a' * 30}", f"{'a' * 29} bb", "a\n\nb")] == [0, 1, 1, 2, 3]


def test_no_line_ends_within_the_number_of_a_place() -> None:
    one = entry(event("Ann builds in 1-08 Drug-Store", "headline"))
    for told in (story(EN, [one], {}, 900), tale(EN, [one], {}, 900), digest(EN, [one], {}, 900)):
        assert "1\u2060-\u206008 Drug-Store" in told and folded(told).endswith("in 1-08 drug-store")


def test_the_transcript_has_everything() -> None:
    one = entry(event("rolled"), event("step", "detail"), event("Ann walked", "headline"))
    assert [line.strip() for line in paragraph(EN, one, {}).splitlines()] == ["- rolled", "- step", "- Ann walked"]
    assert tale(EN, [one], {}, 900) == paragraph(EN, one, {})


def test_parts_stand_side_by_side() -> None:
    assert EN.message(parts([named("a"), named("b")]), {}) == "a · b"
    assert EN.message(msg("result-points", n=2), {}) == EN("result-points", n=2)
