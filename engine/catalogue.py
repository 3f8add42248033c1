"""Catalogues as they are written: read with all that is wrong in them."""

from __future__ import annotations

from fluent.runtime import FluentResource
from fluent.syntax import ast

from .data import place


def catalogue(text: str, called: str) -> tuple[ast.Resource, list[str]]:
    """The texts of a file, and its faults, each with the file as it is called and its place."""
    try:
        found: ast.Resource = FluentResource(text)
    except RecursionError:
        return ast.Resource(), [f"{called}, too many brackets in one another"]
    faults = [
        f"{called}, {where(text, each)}: this is no text: {(each.content or '').strip()[:60]}"
        for each in found.body
        if isinstance(each, ast.Junk)
    ]
    return found, faults


def plain(text: str, called: str) -> tuple[dict[str, str], list[str]]:
    """The texts of a file by their keys, as they are, and its faults: nothing may be put into a text."""
    resource, faults = catalogue(text, called)
    found: dict[str, str] = {}
    for each in resource.body:
        if isinstance(each, ast.Message):
            parts = each.value.elements if each.value else []
            said = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
            if each.id.name in found:
                faults.append(f"{called}, {where(text, each)}: {each.id.name} is said twice")
            elif each.attributes or not parts or not all(isinstance(part, ast.TextElement) for part in parts):
                faults.append(f"{called}, {where(text, each)}: {each.id.name} has to be plain text, without {{ }}")
            found[each.id.name] = said
        elif isinstance(each, ast.Term):
            faults.append(f"{called}, {where(text, each)}: terms mean nothing here")
    return found, faults


def where(text: str, entry: ast.SyntaxNode) -> str:
    """Line and column at which an entry begins."""
    return place(text[: entry.span.start if entry.span else 0])
