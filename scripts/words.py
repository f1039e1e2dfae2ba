"""Checks the Fluent messages of every language against the English ones and prints the faults.

    python -m scripts.words [LANGUAGE …]

A language must have all messages of English, in files of the same names and with the same
variables. Its select expressions use the same selectors and the plural categories of its grammar
(CLDR, from Babel), and no variant twice. A message that is rightly the same as in English has the
comment ``# As in English``; no other message may have three English words in a row. Every message
must format without errors for all variants.

Three more checks report what only a reader can excuse; ``words-allowed.txt`` lists the exceptions
with their reasons, and an entry that excuses nothing is refused:

- ``relic``: a word of a message or variant that is the same as in English;
- ``ellipsis``: a space before “…” in English;
- ``label``: an English label that needs its option to make sense, or an option that continues it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import fourfold.locale
from fourfold.locale import LANGUAGES

FOLDER = Path(fourfold.locale.__file__).parent
ALLOWED = Path(__file__).with_name("words-allowed.txt")
PAGES = Path(__file__).parents[1] / "web" / "src"
ENGLISH = LANGUAGES[0]
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
#: Enough numbers to meet every plural category that a language has for integers.
NUMBERS = range(1001)
#: Names that are the same in every language.
NAMES = re.compile(r"Fourfold|Quarto|Elo|SVG|PNG|JSON|UTF-8|Ray|OK|Enter|Esc|Ctrl-Q")
SAME = "As in English"
RELIC, ELLIPSIS, LABEL = "relic", "ellipsis", "label"
#: A line of ``words-allowed.txt``.
ENTRY = re.compile(
    rf"(?P<check>{RELIC}|{ELLIPSIS}|{LABEL})\s+(?P<subject>[^\s#]+)\s+"
    r"(?P<languages>[^#]*\w)\s*#\s*\S.*"
)
#: Commands, options, quotations, and the codes of tiles and pieces.
CODES = re.compile(
    r"fourfold .*|“[^”]*”|[\w.-]+=\S+|--\S+"
    r"|\b[roygbv][ROYGBV][roygbv]|\b[DL][QR][ST][FH]\b"
)
#: Quotations and the tags of records: there “…” stands for what is left out.
OMISSIONS = re.compile(r"“[^”]*”|\[[^\]]*\]")
#: How the page names the message of a legend or group; a template names the start of several.
LEGEND = re.compile(
    r"""(?:\blegend=|<legend[^>]*>|role="group" aria-label=)\{say\((["`])([\w-]+)"""
)
QUESTION = re.compile(r"(?:What|Who|When|Where|Which|Whether|How)\b|.*\?$")
#: Endings after which something must follow. *In*, *on*, *out* and *up* are not among them: they
#: may belong to a verb, as in “Cutting in”. *Calls* and *wins* may be nouns, but not after *a*.
UNFINISHED = re.compile(
    r"\b(?:an?|the|and|or|than|by|with|to|for|from|of|at|after|before|until"
    r"|is|are|was|were|may|must|can|will|should|costs|takes|needs|gets|gives|loses|has)$"
    r"|^(?:an?|one|you)\b.* (?:wins|calls|counts|helps)$",
    re.IGNORECASE,
)
#: A statement, such as “Tiles are dealt”: right for a checkbox, but not for a label with options.
STATEMENT = re.compile(r"(?<!that )(?<!which )\b(?:is|are) \w+$")


class Exceptions:
    """The exceptions of one language, as pairs of a check and its subject, and which were used.

    The subject of a relic is the word, in lower case; that of the other checks is the message.
    """

    def __init__(self, allowed: Iterable[tuple[str, str]] = ()) -> None:
        self._allowed = frozenset(allowed)
        self._used: set[tuple[str, str]] = set()

    def use(self, check: str, subject: str) -> bool:
        """Returns whether a fault is excused, and marks its exception as used."""
        self._used |= {(check, subject)} & self._allowed
        return (check, subject) in self._allowed

    @property
    def unused(self) -> list[tuple[str, str]]:
        """The exceptions that have excused nothing so far."""
        return sorted(self._allowed - self._used)


def exceptions(text: str, language: str) -> Exceptions:
    """Reads the exceptions of a language from lines of ``CHECK SUBJECT LANGUAGE … # reason``.

    Raises ``ValueError`` for a line without a reason, or with an unknown check or language.
    """
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        entry = ENTRY.fullmatch(line)
        languages = entry["languages"].split() if entry else []
        if entry is None or not set(languages) <= set(LANGUAGES):
            message = f"expected CHECK SUBJECT LANGUAGE … # reason, not: {line}"
            raise ValueError(message)
        if language in languages:
            found.append((entry["check"], entry["subject"]))
    return Exceptions(found)


class Choice(NamedTuple):
    """A select expression."""

    variable: str
    #: By key, the variables that a variant shows.
    variants: Mapping[str, frozenset[str]]
    default: str

    @property
    def names(self) -> bool:
        """Whether the keys are our own names; ``other`` is then no plural category."""
        return any(not (key in CATEGORIES or key.isdecimal()) for key in self.variants)


class _Reading:
    """The variables, select expressions, references and text of a message."""

    #: What stands for a variable or a select expression in a phrase.
    GAP = "{}"

    def __init__(self, node: ftl.BaseNode) -> None:
        self.shown: set[str] = set()
        self.choices: list[Choice] = []
        self.references: set[str] = set()
        self.text = ""
        #: The text of the message and of each variant, with gaps.
        self.phrases: list[str] = []
        #: The keys that a select expression has more than once.
        self.repeated: list[str] = []
        self._read(node)

    @property
    def chosen(self) -> set[str]:
        """The selectors."""
        return {choice.variable for choice in self.choices}

    def _read(self, node: object) -> None:
        if isinstance(node, ftl.Pattern):
            parts = node.elements
            told = (part.value if isinstance(part, ftl.TextElement) else self.GAP for part in parts)
            self.phrases.append("".join(told))
        elif isinstance(node, ftl.SelectExpression):
            counted = Counter(_variant_key(variant) for variant in node.variants)
            self.repeated += [key for key, count in counted.items() if count > 1]
        match node:
            case ftl.TextElement():
                self.text += node.value
            case ftl.VariableReference():
                self.shown.add(node.id.name)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=ftl.Identifier(name=name))):
                self._choose(name, node.variants)
            case ftl.BaseNode():
                if isinstance(node, ftl.MessageReference):
                    self.references.add(node.id.name)
                elif isinstance(node, ftl.TermReference):
                    self.references.add(f"-{node.id.name}")
                self._read(list(vars(node).values()))
            case list():
                for part in node:
                    self._read(part)

    def _choose(self, variable: str, variants: list[ftl.Variant]) -> None:
        shown: dict[str, frozenset[str]] = {}
        default = ""
        for variant in variants:
            name = _variant_key(variant)
            part = _Reading(variant.value)
            shown[name] = frozenset(part.shown)
            default = name if variant.default else default
            self.shown |= part.shown
            self.choices += part.choices
            self.references |= part.references
            self.text += part.text
            self.phrases += part.phrases
            self.repeated += part.repeated
        self.choices.append(Choice(variable, shown, default))


def _variant_key(variant: ftl.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def faults(
    language: str, name: str, source: str, english: str, excused: Exceptions | None = None
) -> Iterator[str]:
    """Yields the faults of a file of a language, compared with the English file."""
    excused = excused or Exceptions()
    own, other = _parsed(source), _parsed(english)
    for entry in own.body:
        if isinstance(entry, ftl.Junk):
            yield f"{language}/{name}: cannot be read: {(entry.content or '').strip()}"
    entries, model = _entries(own), _entries(other)
    bundle = FluentBundle([language])
    bundle.add_resource(own)
    for key, count in Counter(_key(entry) for entry in own.body if _key(entry)).items():
        if count > 1:
            yield f"{language}/{name}: {key}: stands there {count} times"
    for key in model:
        if key not in entries and not key.startswith("-"):
            yield f"{language}/{name}: {key}: is missing"
    for key, entry in entries.items():
        reading = _Reading(entry.value)
        lost = sorted(reading.references - entries.keys())
        told = [f"speaks of {reference}, which is not in this file" for reference in lost]
        told += [f"has [{variant}] more than once" for variant in reading.repeated]
        # The grammar of a language may need terms of its own, with their own variables.
        if not key.startswith("-"):
            told += _forms(reading, language)
            told += _unsayable(bundle, key, reading)
            if key not in model:
                told.append("is not in English")
            elif language != ENGLISH:
                told += _differences(reading, _Reading(model[key].value))
                told += _untranslated(entry, model[key], reading, excused)
            else:
                told += _spaced(key, reading, excused)
                told += _joined(key, entries.keys(), reading, excused)
        yield from (f"{language}/{name}: {key}: {fault}" for fault in told)


@cache
def _parsed(source: str) -> ftl.Resource:
    return FluentParser().parse(source)


def _key(entry: Any) -> str:
    if isinstance(entry, ftl.Term):
        return f"-{entry.id.name}"
    return str(entry.id.name) if isinstance(entry, ftl.Message) else ""


def _entries(resource: Any) -> dict[str, Any]:
    return {_key(entry): entry for entry in resource.body if _key(entry)}


def _differences(own: _Reading, english: _Reading) -> Iterator[str]:
    """Yields the differences of variables and variants from English."""
    there_are = english.shown | english.chosen
    for name in sorted((own.shown | own.chosen) - there_are):
        known = ", ".join(f"${one}" for one in sorted(there_are)) or "none"
        yield f"${name} is not known; English has {known}"
    # Selectors that English does not show may be a matter of its grammar.
    for name in sorted(english.shown - own.shown):
        yield f"${name} is not said"
    for name in sorted(english.chosen | own.chosen):
        wanted = [choice for choice in english.choices if choice.variable == name]
        found = [choice for choice in own.choices if choice.variable == name]
        # Exact numbers of English are required, since they carry meaning; others are allowed.
        strict = any(choice.names for choice in (*wanted, *found))
        expected = _keys(wanted) if strict else _keys(wanted) - CATEGORIES
        for key in sorted(expected - _keys(found)):
            yield f"${name} has no [{key}]"
        if strict:
            for key in sorted(_keys(found) - expected):
                yield f"${name} is never [{key}]"
        fixed = {choice.default for choice in wanted if strict or choice.default.isdecimal()}
        for choice in found if fixed else ():
            if choice.default not in fixed:
                yield f"${name} falls back to [{choice.default}], in English to {sorted(fixed)}"


def _keys(choices: list[Choice]) -> frozenset[str]:
    return frozenset(key for choice in choices for key in choice.variants)


def _forms(reading: _Reading, language: str) -> Iterator[str]:
    """Yields the faults of plural categories."""
    used_by = _numbers(language)
    for choice in reading.choices:
        used = choice.variants.keys() & CATEGORIES
        if choice.names or not used:
            continue
        for form in sorted(used - _categories(language)):
            yield f"${choice.variable}: there is no [{form}] in this language"
        if used != {"other"}:
            for form in sorted(used_by.keys() - used):
                yield f"${choice.variable}: [{form}] is missing, as for {min(used_by[form])}"
        exact = {int(key) for key in choice.variants if key.isdecimal()}
        order = list(choice.variants)
        for form, number in ((form, number) for form in used for number in exact):
            late = order.index(str(number)) > order.index(form)
            if late and number in used_by.get(form, ()):
                yield f"${choice.variable}: [{number}] never comes, for [{form}] stands before it"
        showing = {form for form in used if choice.variable in choice.variants[form]}
        for form in sorted(used - showing if showing else ()):
            several = used_by.get(form, frozenset()) - exact
            if len(several) > 1:
                some = ", ".join(map(str, sorted(several)[:3]))
                yield f"${choice.variable}: [{form}] must say the number, for it may be {some}"


def _untranslated(
    entry: Any, english: Any, reading: _Reading, excused: Exceptions
) -> Iterator[str]:
    if entry.id.name.endswith("-examples"):
        return
    model = _Reading(english.value)
    for word in sorted(_relics(reading, model)):
        if not excused.use(RELIC, word):
            yield f"“{word}” is English; if it is a word here, too, add it to {ALLOWED.name}"
    same = entry.value.equals(english.value)
    if entry.comment and SAME in entry.comment.content:
        if not same:
            yield f"is not the same as in English; take out its comment: # {SAME}"
        return
    if same and any(letter.isalpha() for letter in NAMES.sub("", reading.text)):
        yield f"is the same as in English; if it has to be, comment on it: # {SAME}"
    for run in sorted(_runs(reading.text) & _runs(model.text)):
        yield f"has English words: {' '.join(run)}"


def _relics(own: _Reading, english: _Reading) -> set[str]:
    """Returns the words of three or more letters in the phrases that are the same as in English."""
    same = set(own.phrases) & set(english.phrases)
    prose = (CODES.sub(" ", NAMES.sub(" ", phrase)) for phrase in same)
    return {word.casefold() for text in prose for word in re.findall(r"[^\W\d_]{3,}", text)}


def _spaced(key: str, english: _Reading, excused: Exceptions) -> Iterator[str]:
    spaced = any(re.search(r"\s…", OMISSIONS.sub("", phrase)) for phrase in english.phrases)
    if spaced and not excused.use(ELLIPSIS, key):
        yield "has a space before “…”"


def _joined(key: str, keys: Iterable[str], english: _Reading, excused: Exceptions) -> Iterator[str]:
    """Yields how a label and its options make sense only together.

    Finds what the first and last words show; a reader has to judge the rest.
    """
    phrases = [phrase.strip() for phrase in english.phrases]
    if any(key.startswith(f"{label}-") for label in keys if _is_label(label)):
        told = [f"continues its label: {one}" for one in phrases if one.startswith("…")]
    elif _is_label(key):
        options = [one for one in keys if one.startswith(f"{key}-") and not one.endswith("-about")]
        unfinished = [one for one in phrases if _is_unfinished(one, has_options=bool(options))]
        told = [f"needs its option: {one}" for one in unfinished]
    else:
        return
    if told and not excused.use(LABEL, key):
        yield from told


def _is_unfinished(phrase: str, *, has_options: bool) -> bool:
    if phrase.endswith(("…", ":")):
        return True
    if QUESTION.match(phrase):
        return False
    return bool(UNFINISHED.search(phrase) or (has_options and STATEMENT.search(phrase)))


def _is_label(key: str) -> bool:
    names, beginnings = _legends()
    return key in names or key.startswith(beginnings)


@cache
def _legends() -> tuple[frozenset[str], tuple[str, ...]]:
    """Returns the messages of the legends of the page, and the beginnings of those of templates."""
    sources = (file.read_text(encoding="utf-8") for file in PAGES.rglob("*.svelte"))
    found = {match.groups() for source in sources for match in LEGEND.finditer(source)}
    names = frozenset(name for quote, name in found if quote == '"')
    return names, tuple(sorted(name for quote, name in found if quote == "`"))


def _runs(text: str, length: int = 3) -> set[tuple[str, ...]]:
    """Returns all runs of English words, except in commands, tiles and quotations."""
    prose = CODES.sub(";", text)
    found: set[tuple[str, ...]] = set()
    for part in re.split(r"[^A-Za-z’' ]+|\b\w\b", prose):
        words = part.split()
        found |= {tuple(words[at : at + length]) for at in range(len(words) - length + 1)}
    return found


def _unsayable(bundle: FluentBundle, key: str, reading: _Reading) -> Iterator[str]:
    """Yields the errors of formatting a message, for all its variants."""
    facts: dict[str, str | int] = dict.fromkeys(reading.shown | reading.chosen, 5)
    facts |= {choice.variable: choice.default for choice in reading.choices if choice.names}
    tries = [facts]
    for choice in reading.choices:
        values = choice.variants if choice.names else (0, 1, 2, 5, 11, 21, 100)
        tries += [{**facts, choice.variable: value} for value in values]
    pattern = bundle.get_message(key).value
    if pattern is None:
        return
    wrong = {str(error) for one in tries for error in bundle.format_pattern(pattern, one)[1]}
    yield from (f"cannot be said: {error}" for error in sorted(wrong))


@cache
def _categories(language: str) -> frozenset[str]:
    return frozenset(Locale.parse(language, sep="-").plural_form.tags) | {"other"}


@cache
def _numbers(language: str) -> Mapping[str, frozenset[int]]:
    """Returns the numbers of each plural category."""
    form = Locale.parse(language, sep="-").plural_form
    by_form: dict[str, set[int]] = {}
    for number in NUMBERS:
        by_form.setdefault(form(number), set()).add(number)
    return {name: frozenset(numbers) for name, numbers in by_form.items()}


def all_faults(language: str, folder: Path = FOLDER, allowed: Path = ALLOWED) -> Iterator[str]:
    """Yields the faults of all files of a language, and the exceptions that excuse nothing."""
    excused = exceptions(allowed.read_text(encoding="utf-8"), language)
    english = {file.name: file.read_text(encoding="utf-8") for file in (folder / ENGLISH).iterdir()}
    own = {file.name: file.read_text(encoding="utf-8") for file in (folder / language).iterdir()}
    for name in sorted(english.keys() | own.keys()):
        if name not in english:
            yield f"{language}/{name}: there is no such file in English"
        else:
            yield from faults(language, name, own.get(name, ""), english[name], excused)
    for check, subject in excused.unused:
        yield f"{allowed.name}: {check} {subject} excuses nothing in {language}; take it out"


def main() -> None:
    """Prints the faults of the given languages, or of all; exits with 1 if there are any."""
    with ProcessPoolExecutor() as processes:
        told = processes.map(_told, sys.argv[1:] or LANGUAGES, chunksize=4)
        sys.exit("\n".join(fault for faults in told for fault in faults) or None)


def _told(language: str) -> list[str]:
    return list(all_faults(language))


if __name__ == "__main__":
    main()
