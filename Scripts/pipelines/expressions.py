"""Expressions of GitHub Actions, as workflows and actions have them in `if:` and `${{ }}`.

Source: docs.github.com/actions/reference/workflows-and-actions/expressions
"""

import re

TOKEN = re.compile(r"\s*(?:(?P<string>'(?:[^']|'')*')|(?P<number>-?\d+(?:\.\d+)?)|(?P<name>[A-Za-z_][\w-]*)|(?P<sign>==|!=|&&|\|\||[!().,\[\]*]))")
CONSTANTS = {"true": True, "false": False, "null": None}


class Fault(Exception):
    """What is wrong with an expression."""


def tokens(text):
    place = 0
    while text[place:].strip():
        match = TOKEN.match(text, place)
        if not match:
            raise Fault(f"cannot be read at “{text[place:].strip()}”")
        yield match.lastgroup, match[match.lastgroup]
        place = match.end()


class Parser:
    """From words to a tree: ("constant", value), ("path", names), ("call", name, arguments), ("not", tree) or (sign, left, right)."""

    # From the weakest to the strongest.
    SIGNS = [("||",), ("&&",), ("==", "!=")]

    def __init__(self, text):
        self.rest = list(tokens(text)) + [("end", "")]

    def take(self, sign=None):
        kind, word = self.rest[0]
        if sign and word != sign:
            raise Fault(f"“{sign}” is missing before “{word}”")
        self.rest.pop(0)
        return kind, word

    def whole(self):
        tree = self.binary(0)
        if self.rest[0][0] != "end":
            raise Fault(f"“{self.rest[0][1]}” is not expected")
        return tree

    def binary(self, level):
        if level == len(self.SIGNS):
            return self.unary()
        tree = self.binary(level + 1)
        while self.rest[0][1] in self.SIGNS[level] and self.rest[0][0] == "sign":
            _, sign = self.take()
            tree = (sign, tree, self.binary(level + 1))
        return tree

    def unary(self):
        kind, word = self.take()
        if word == "!" and kind == "sign":
            return ("not", self.unary())
        if word == "(" and kind == "sign":
            tree = self.binary(0)
            self.take(")")
            return tree
        if kind == "string":
            return ("constant", word[1:-1].replace("''", "'"))
        if kind == "number":
            return ("constant", float(word))
        if kind != "name":
            raise Fault(f"“{word}” is not expected")
        if self.rest[0][1] == "(":
            return ("call", word, self.arguments())
        if word in CONSTANTS:
            return ("constant", CONSTANTS[word])
        names = [word]
        while self.rest[0][1] == ".":
            self.take()
            names.append(self.take()[1])
        return ("path", names)

    def arguments(self):
        self.take("(")
        result = []
        while self.rest[0][1] != ")":
            result.append(self.binary(0))
            if self.rest[0][1] == ",":
                self.take()
        self.take(")")
        return result


def parts(tree):
    """A tree and all trees in it."""
    yield tree
    for child in tree[2] if tree[0] == "call" else tree[1:] if tree[0] not in ("constant", "path") else ():
        yield from parts(child)


def words(value):
    """A value as text, as it is written into a line of a workflow."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:g}" if isinstance(value, float) else str(value)


def equal(left, right):
    """GitHub compares texts without their case, and values of different types as numbers."""
    if type(left) is type(right):
        return left.lower() == right.lower() if isinstance(left, str) else left == right
    def number(value):
        try:
            return float(value or 0) if not isinstance(value, dict) else float("nan")
        except ValueError:
            return float("nan")
    return number(left) == number(right)


def value(tree, contexts, functions):
    kind = tree[0]
    if kind == "constant":
        return tree[1]
    if kind == "path":
        found = contexts
        for name in tree[1]:
            found = found.get(name) if isinstance(found, dict) else None
        return found
    if kind == "call":
        return functions[tree[1]](*(value(argument, contexts, functions) for argument in tree[2]))
    if kind == "not":
        return not value(tree[1], contexts, functions)
    left = value(tree[1], contexts, functions)
    if kind == "&&":
        return value(tree[2], contexts, functions) if left else left
    if kind == "||":
        return left or value(tree[2], contexts, functions)
    same = equal(left, value(tree[2], contexts, functions))
    return same if kind == "==" else not same


PLACE = re.compile(r"\$\{\{(.*?)\}\}", re.DOTALL)


def condition(text):
    """The tree of an `if:`, which may do without `${{ }}`."""
    text = str(text).strip()
    whole = PLACE.fullmatch(text)
    return Parser(whole[1] if whole else text).whole()


def places(text):
    """The trees of all `${{ }}` in a text."""
    return [Parser(match[1]).whole() for match in PLACE.finditer(text)]


def filled(text, contexts, functions):
    """A text with the values of its expressions."""
    return PLACE.sub(lambda match: words(value(Parser(match[1]).whole(), contexts, functions)), text)


TEXTS = {
    "startsWith": lambda text, start: words(text).lower().startswith(words(start).lower()),
    "endsWith": lambda text, end: words(text).lower().endswith(words(end).lower()),
    "contains": lambda text, part: part in text if isinstance(text, list) else words(part).lower() in words(text).lower(),
    "format": lambda text, *values: re.sub(r"\{(\d+)\}", lambda match: words(values[int(match[1])]), text),
}
STATES = ("always", "success", "failure", "cancelled")
