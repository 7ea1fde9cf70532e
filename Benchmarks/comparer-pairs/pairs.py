#!/usr/bin/env python3
"""Draws the pairs of pictures on which comparers are measured, into two folders.

    python3 pairs.py FOLDER

`FOLDER/before` and `FOLDER/after` get files of the same names. A name is `SET-KIND-NUMBER-what.png`: the set is `tuned`
or `held`, the kind is `real` for a change that people see, and `same` for pictures that show the same. The pairs of
`held` have other texts, fonts and colours, and no limit of Touchstone was chosen by them.
"""
import io
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from rasterizers import draw_cairo, draw_chromium, draw_skia, svg
from scenes import HELD, SCENES, TUNED, circle, parameters, star


def mixed(a, b, share):
    return tuple(round(x + (y - x) * share) for x, y in zip(a, b))


def lighter(color, step):
    return tuple(min(255, max(0, c + step)) for c in color)


def tinted(color, red, blue):
    return (min(255, max(0, color[0] + red)), color[1], min(255, max(0, color[2] + blue)))


def changes(t):
    """The changes: what, scene, scales in pixels per point, and the parameters that change."""
    grey, pale, blue, card = t["grey"], t["pale"], t["blue"], t["card"]
    is_dark = card[0] < 128
    heavy = "Bold" if is_dark else "Medium"
    other = [t["rows"][0], t["rows"][1][:-1] + "…", t["rows"][2]]
    return [
        # Colours of thin text: greys 5, 8 and 13 levels apart are a ΔE00 of 2, 3 and 5.
        ("text-dE2", "card", (2,), dict(body_color=lighter(grey, 5))),
        ("text-dE3", "card", (1, 2), dict(body_color=lighter(grey, 8))),
        ("text-dE5", "card", (1,), dict(body_color=lighter(grey, 13))),
        ("caption-dE5", "settings", (1, 2), dict(value_color=lighter(grey, 13))),
        ("caption-darker", "settings", (1,), dict(value_color=lighter(grey, -14))),
        ("note-dE5", "card", (2,), dict(note_color=lighter(grey, 13))),
        ("text-tint", "card", (1, 2), dict(body_color=tinted(grey, 8, 0))),
        ("caption-tint", "settings", (1, 2), dict(value_color=tinted(grey, 0, 12))),
        # Lines.
        ("border-pink", "card", (1, 2), dict(border=(255, 175, 200) if not is_dark else (130, 80, 100))),
        ("border-darker", "card", (1,), dict(border=lighter(pale, -20))),
        ("divider-blue", "settings", (1, 2), dict(divider=mixed(pale, blue, 0.3))),
        ("divider-darker", "settings", (1,), dict(divider=lighter(pale, -16))),
        ("divider-gone", "settings", (1, 2), dict(divider=False)),
        ("divider-moved", "settings", (1,), dict(divider_y=1)),
        # Corners.
        ("continuous", "card", (1,), dict(continuous=True)),
        ("continuous-list", "settings", (1,), dict(continuous=True)),
        ("corner-8-9", "card", (1,), dict(button_radius=9)),
        ("corner-16-18", "settings", (1, 2), dict(card_radius=18)),
        ("corner-0-4", "drawing", (1,), dict(pale_radius=4)),
        ("icon-corner-6-8", "drawing", (1, 2), dict(icon_radius=8)),
        # Symbols.
        ("chevron", "settings", (1, 2), dict(chevron_width=2.1)),
        ("gear-2", "drawing", (1, 2), dict(gear_turn=2)),
        ("gear-6-list", "settings", (2,), dict(gear_turn=6)),
        ("other-icon", "settings", (1,), dict(icon=lambda x, y: circle(x, y, 7))),
        ("icon-smaller", "settings", (2,), dict(icon=lambda x, y: star(x, y, 8))),
        ("star-moved", "drawing", (1, 2), dict(star_dx=1)),
        ("star-larger", "drawing", (2,), dict(star_size=12.8)),
        ("badge-larger", "drawing", (1,), dict(badge=8.6)),
        ("chart-point", "drawing", (1,), dict(points=(30, 22, 38, 14, 26, 8))),
        ("chart-line", "drawing", (2,), dict(line=2.2)),
        ("ring", "drawing", (1, 2), dict(ring=262)),
        ("ring-width", "drawing", (1,), dict(ring_width=5)),
        # Texts.
        ("word-cut", "settings", (1,), dict(row_text=other[1])),
        ("digit", "card", (1, 2), dict(note=t["note"][:-1] + "8")),
        ("heading-digit", "card", (1,), dict(heading=t["heading"][:-1] + "b")),
        ("value", "settings", (2,), dict(value=t["values"][1][:-1] + "s")),
        ("wrap", "card", (1,), dict(body=[t["body"][0] + " " + t["body"][1].split()[0],
                                          " ".join(t["body"][1].split()[1:])])),
        ("weight", "settings", (1, 2), dict(row_weight=heavy)),
        ("body-weight", "card", (2,), dict(body_weight=heavy)),
        ("text-size", "card", (1, 2), dict(body_size=13.4)),
        ("title-1px", "card", (1,), dict(title_dx=1)),
        ("rows-down-half", "settings", (2,), dict(title_dy=0.5)),
        ("button-1px", "card", (1, 2), dict(button_dy=1)),
        ("card-half-px", "card", (1,), dict(card_dx=0.5)),
        # Areas.
        ("card-dE1.5", "settings", (1, 2), dict(card_color=lighter(card, -5 if not is_dark else 5))),
        ("page-dE1", "drawing", (1,), dict(page_color=lighter(card, -3))),
        ("button-tint", "card", (2,), dict(button_color=lighter(blue, 8))),
        ("button-95", "card", (1,), dict(button_alpha=0.95)),
        ("order", "settings", (1,), dict(row_order=(1, 0, 2))),
    ] + ([] if is_dark else [("shadow", "card", (2,), dict(shadow=10.0))])  # on a dark page nobody sees it


class Folder:
    """Where the pairs go, with the drawings of Chromium collected to be drawn together."""

    def __init__(self, path):
        self.path, self.count, self.waiting = Path(path), 0, []
        for side in ("before", "after"):
            (self.path / side).mkdir(parents=True, exist_ok=True)

    def name(self, group, kind, what):
        self.count += 1
        return f"{group}-{kind}-{self.count:03}-{what}.png"

    def put(self, name, before, after):
        for side, picture in (("before", before), ("after", after)):
            Image.fromarray(picture).save(self.path / side / name)

    def draw_later(self, name, scale, before, after, flags=()):
        """`before` is a picture or an SVG document, `after` an SVG document."""
        self.waiting.append((name, scale, before, after, flags))

    def draw_waiting(self):
        for scale, flags in sorted({(w[1], w[4]) for w in self.waiting}):
            part = [w for w in self.waiting if (w[1], w[4]) == (scale, flags)]
            pages = list(dict.fromkeys(s for w in part for s in w[2:4] if isinstance(s, str)))
            drawn = dict(zip(pages, draw_chromium(pages, scale, flags)))
            for name, _, before, after, _ in part:
                self.put(name, drawn[before] if isinstance(before, str) else before, drawn[after])


def add_changes(folder, group, theme):
    for index, (what, scene, scales, change) in enumerate(changes(theme)):
        before, after = (SCENES[scene](parameters(theme, **c)) for c in ({}, change))
        if what == "shadow":
            backends = ("chromium", "skia")
        else:
            backends = ("chromium", "skia", "cairo")
        for place, scale in enumerate(scales):
            # Two drawings of most changes, in turn: all three would say little more.
            for backend in (backends[(index + place) % len(backends)], backends[(index + place + 1) % len(backends)]):
                name = folder.name(group, "real", f"{what}-{backend}@{scale}x")
                family = theme["family"]
                if backend == "chromium":
                    folder.draw_later(name, scale, svg(before, family), svg(after, family))
                elif backend == "skia":
                    folder.put(name, *(draw_skia(s, family, scale, "masks") for s in (before, after)))
                else:
                    folder.put(name, *(draw_cairo(s, family, scale) for s in (before, after)))
                if len(scales) > 1:
                    break


def averaged(picture, times):
    height, width, _ = picture.shape
    blocks = picture.reshape(height // times, times, width // times, times, 3)
    return np.rint(blocks.mean((1, 3))).astype(np.uint8)


def jpeg(picture, quality, subsampling):
    file = io.BytesIO()
    Image.fromarray(picture).save(file, "JPEG", quality=quality, subsampling=subsampling)
    return np.asarray(Image.open(file).convert("RGB"))


def shifted(picture, amounts):
    return np.clip(picture.astype(int) + amounts, 0, 255).astype(np.uint8)


def through_display_p3(picture):
    """The picture in 8 bits of Display P3 and back."""
    to_p3 = np.array([[0.82246, 0.17754, 0], [0.03319, 0.96681, 0], [0.01708, 0.07240, 0.91052]])
    x = picture / 255
    light = np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)

    def encoded(light):
        light = light.clip(0, 1)
        return np.rint(255 * np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055))
    y = encoded(light @ to_p3.T) / 255
    wide = np.where(y <= 0.04045, y / 12.92, ((y + 0.055) / 1.055) ** 2.4)
    return encoded(wide @ np.linalg.inv(to_p3).T).astype(np.uint8)


def with_coverage_power(page, ink, picture, power):
    """Another gamma of the anti-aliasing of one ink on one page."""
    page, ink = np.array(page, float), np.array(ink, float)
    coverage = (((picture - page) @ (ink - page)) / ((ink - page) @ (ink - page))).clip(0, 1)
    return np.rint(page + (coverage ** power)[..., None] * (ink - page)).astype(np.uint8)


def add_equals(folder, group, theme):
    family, random = theme["family"], np.random.default_rng(7)
    for place, (scene, draw) in enumerate(SCENES.items()):
        steps = draw(parameters(theme))
        plain = [s for s in steps if s[0] != "shadow"]
        for scale in (1, 2):
            def add(what, before, after):
                folder.put(folder.name(group, "same", f"{what}-{scene}@{scale}x"), before, after)
            skia, cairo = draw_skia(plain, family, scale), draw_cairo(plain, family, scale)
            add("skia-cairo", skia, cairo)
            document = svg(plain, family, outlines=True)
            folder.draw_later(folder.name(group, "same", f"cairo-chromium-{scene}@{scale}x"), scale, cairo, document)
            if scene != "drawing":
                add("eighth-skia", skia, draw_skia(plain, family, scale, dx=0.125))
                add("eighth-cairo", cairo, draw_cairo(plain, family, scale, dx=-0.125))
                add("masks-skia", skia, draw_skia(plain, family, scale, "masks"))
            samples = draw_skia if (place + scale) % 2 else draw_cairo
            add("samples", samples(plain, family, scale), averaged(samples(plain, family, 4 * scale), 4))
            add("jpeg95", skia, jpeg(skia, 95, 0))
            if scale == place % 2 + 1:
                add("noise2", cairo, shifted(cairo, random.integers(-2, 3, cairo.shape)))
                add("dither", skia, shifted(skia, np.tile([[[0], [2]], [[3], [1]]], (skia.shape[0] // 2, skia.shape[1] // 2, 1)) - 1))
                add("display-p3", skia, through_display_p3(skia))
                add("jpeg95-420", skia, jpeg(skia, 95, 2))
            elif scene != "drawing":
                add("hinting", draw_skia(plain, family, 1, "masks"), draw_skia(plain, family, 1, "masks", hinted=True))
    for power, scale in ((0.9, 1), (1.1, 2)):
        note = [s for s in SCENES["card"](parameters(theme)) if s[0] == "text" and s[6] == theme["grey"]]
        page = [("fill", [("M", 0, 0), ("L", 240, 0), ("L", 240, 160), ("L", 0, 160), ("Z",)], theme["card"])]
        picture = draw_skia(page + note, family, scale, "masks")
        name = folder.name(group, "same", f"coverage-power-{power}@{scale}x")
        folder.put(name, picture, with_coverage_power(theme["card"], theme["grey"], picture, power))


def main():
    folder = Folder(sys.argv[1])
    for group, theme in (("tuned", TUNED), ("held", HELD)):
        add_changes(folder, group, theme)
        add_equals(folder, group, theme)
    folder.draw_waiting()
    names = [p.name.split("-")[:2] for p in (folder.path / "after").glob("*.png")]
    for group in ("tuned", "held"):
        counts = [names.count([group, kind]) for kind in ("real", "same")]
        print(f"{group}: {counts[0]} changes, {counts[1]} pairs that show the same")


if __name__ == "__main__":
    main()
