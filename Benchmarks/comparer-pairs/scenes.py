"""The scenes of the pairs: lists of drawing steps in points, which Skia, Cairo and Chromium all draw.

A step is `("fill", path, color)`, `("stroke", path, color, width)`, `("shadow", path, color, sigma)` or
`("text", x, baseline, string, size, weight, color)`. A path is a list of `("M", x, y)`, `("L", x, y)`,
`("C", x1, y1, x2, y2, x, y)` and `("Z",)`. A color is `(red, green, blue)` of 0…255, with an optional alpha of 0…1.
"""
import math
from types import SimpleNamespace

WIDTH, HEIGHT = 240, 160
KAPPA = 0.5522847498


def rect(x, y, w, h):
    return [("M", x, y), ("L", x + w, y), ("L", x + w, y + h), ("L", x, y + h), ("Z",)]


def rounded(x, y, w, h, r, continuous=False):
    """A rounded rectangle; continuous corners are superellipse-like, as wide as 1.53 radii at their start."""
    if r <= 0:
        return rect(x, y, w, h)
    reach, k = (1.528 * r, 0.36) if continuous else (r, 1 - KAPPA)
    reach = min(reach, w / 2, h / 2)
    a, b, c = reach, reach * k * (0.24 if continuous else 1), reach
    if continuous:
        return [("M", x + a, y), ("L", x + w - a, y), ("C", x + w - b, y, x + w, y + b, x + w, y + c),
                ("L", x + w, y + h - a), ("C", x + w, y + h - b, x + w - b, y + h, x + w - c, y + h),
                ("L", x + a, y + h), ("C", x + b, y + h, x, y + h - b, x, y + h - c),
                ("L", x, y + a), ("C", x, y + b, x + b, y, x + c, y), ("Z",)]
    return [("M", x + r, y), ("L", x + w - r, y), ("C", x + w - b, y, x + w, y + b, x + w, y + r),
            ("L", x + w, y + h - r), ("C", x + w, y + h - b, x + w - b, y + h, x + w - r, y + h),
            ("L", x + r, y + h), ("C", x + b, y + h, x, y + h - b, x, y + h - r),
            ("L", x, y + r), ("C", x, y + b, x + b, y, x + r, y), ("Z",)]


def circle(cx, cy, r):
    return rounded(cx - r, cy - r, 2 * r, 2 * r, r)


def arc(cx, cy, r, degrees, steps=48):
    """A polyline along a circle, clockwise from the top."""
    turns = [math.radians(degrees * i / steps - 90) for i in range(steps + 1)]
    points = [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in turns]
    return [("M" if i == 0 else "L", *p) for i, p in enumerate(points)]


def gear(cx, cy, r, degrees=0, teeth=8):
    path = []
    for i in range(teeth * 4):
        turn = math.radians(degrees + 360 / teeth / 4 * (i + 0.5))
        reach = r if i % 4 < 2 else r * 0.78
        path.append(("L" if path else "M", cx + reach * math.cos(turn), cy + reach * math.sin(turn)))
    hole = [(c[0], *c[1:]) for c in circle(cx, cy, r * 0.35)]
    return path + [("Z",)] + reverse_circle(hole, cx)


def reverse_circle(path, cx):
    """A circle mirrored at its centre, so that it runs the other way and cuts a hole."""
    return [(c[0], *[2 * cx - v if i % 2 == 0 else v for i, v in enumerate(c[1:])]) for c in path]


def star(cx, cy, r):
    points = [(math.radians(36 * i - 90), r if i % 2 == 0 else r * 0.42) for i in range(10)]
    return [("L" if i else "M", cx + d * math.cos(t), cy + d * math.sin(t)) for i, (t, d) in enumerate(points)] + [("Z",)]


def chevron(x, y, size):
    return [("M", x, y - size), ("L", x + size, y), ("L", x, y + size)]


TUNED = dict(
    page=(242, 242, 247), card=(255, 255, 255), ink=(28, 28, 30), grey=(119, 119, 119), pale=(198, 198, 200),
    blue=(0, 122, 255), tints=[(255, 149, 0), (52, 199, 89), (88, 86, 214)], family="Inter",
    rows=["Airplane mode", "Notifications", "General"], values=["Off", "12 new", "iOS 17.4"], heading="Weekly summary",
    body=["You walked 12,480 steps", "on average, 8% more."], button="Continue", note="As of 9:41")
HELD = dict(
    page=(28, 28, 30), card=(58, 58, 62), ink=(240, 240, 245), grey=(152, 152, 157), pale=(96, 96, 100),
    blue=(10, 132, 255), tints=[(255, 69, 58), (100, 210, 255), (255, 214, 10)], family="Liberation Sans",
    rows=["Wi-Fi", "Battery", "Privacy"], values=["Home", "87 %", "3 items"], heading="Invoice 2024-118",
    body=["Payment is due within 30 days", "of delivery; see section 4."], button="Pay now", note="Sent 10:27")

DEFAULTS = dict(
    dx=0, dy=0, row_order=(0, 1, 2), divider=None, divider_y=0, chevron_width=1.5, gear_turn=0, icon_radius=6,
    icon=None, row_text=None, row_weight="Regular", value_color=None, value_weight="Regular", value=None, title_dx=0,
    title_dy=0, card_radius=16, continuous=False, card_color=None, card_dx=0, border=None, border_width=1, heading=None,
    heading_weight="SemiBold", body=None, body_color=None, body_weight="Regular", body_size=13, button_color=None,
    button_radius=8, button_dy=0, button_text=None, button_alpha=1.0, shadow=6.0, note_color=None, note_weight="Light",
    note=None, line=1.5, points=(30, 22, 38, 12, 26, 8), ring=252, ring_width=4, star_size=12, star_dx=0, badge=8,
    pale_radius=0, page_color=None)


def parameters(theme, **changes):
    return SimpleNamespace(**{**DEFAULTS, **theme_prefix(theme), **changes})


def theme_prefix(theme):
    return {"t_" + name: value for name, value in theme.items()}


def settings(p):
    """A list of rows with icons, values, chevrons and dividers."""
    steps = [("fill", rect(0, 0, WIDTH, HEIGHT), p.page_color or p.t_page)]
    steps.append(("fill", rounded(8 + p.card_dx, 8, 224, 144, p.card_radius, p.continuous), p.card_color or p.t_card))
    for place, row in enumerate(p.row_order):
        y = 8 + 48 * place
        steps.append(("fill", rounded(18, y + 10, 28, 28, p.icon_radius), p.t_tints[row]))
        icon = [gear(32, y + 24, 9, p.gear_turn), star(32, y + 24, 9), circle(32, y + 24, 7)][row]
        steps.append(("fill", p.icon(32, y + 24) if p.icon and row == 1 else icon, (255, 255, 255)))
        text = p.row_text if p.row_text and row == 1 else p.t_rows[row]
        steps.append(("text", 56 + p.title_dx, y + 29 + p.title_dy, text, 14, p.row_weight, p.t_ink))
        value = p.value if p.value and row == 1 else p.t_values[row]
        steps.append(("text", 172, y + 29, value, 11, p.value_weight, p.value_color or p.t_grey))
        steps.append(("stroke", chevron(219, y + 24, 4), p.t_pale, p.chevron_width))
        if place < 2 and p.divider is not False:
            steps.append(("fill", rect(56, y + 47 + p.divider_y, 176, 1), p.divider or p.t_pale))
    return steps


def card(p):
    """A card with a border, a shadow, text and a button."""
    shape = rounded(14 + p.card_dx, 12, 212, 132, p.card_radius, p.continuous)
    steps = [("fill", rect(0, 0, WIDTH, HEIGHT), p.page_color or p.t_page), ("shadow", shape, (0, 0, 0, 0.25), p.shadow),
             ("fill", shape, p.card_color or p.t_card)]
    inner = rounded(14.5 + p.card_dx, 12.5, 211, 131, p.card_radius - 0.5, p.continuous)
    steps.append(("stroke", inner, p.border or p.t_pale, p.border_width))
    heading = p.heading or p.t_heading
    steps.append(("text", 28 + p.title_dx, 38 + p.title_dy, heading, 17, p.heading_weight, p.t_ink))
    for i, line in enumerate(p.body or p.t_body):
        steps.append(("text", 28, 60 + 17 * i, line, p.body_size, p.body_weight, p.body_color or p.t_grey))
    color = tuple((p.button_color or p.t_blue)[:3]) + (p.button_alpha,)
    steps.append(("fill", rounded(28, 96 + p.button_dy, 96, 32, p.button_radius), color))
    text = p.button_text or p.t_button
    steps.append(("text", 46, 117 + p.button_dy, text, 14, "Medium", (255, 255, 255)))
    steps.append(("text", 140, 117, p.note or p.t_note, 11, p.note_weight, p.note_color or p.t_grey))
    return steps


def drawing(p):
    """Shapes: a chart, a ring, a star, a badge and a pale box."""
    steps = [("fill", rect(0, 0, WIDTH, HEIGHT), p.page_color or p.t_card)]
    line = [("L" if i else "M", 20 + 22.3 * i, 20 + v) for i, v in enumerate(p.points)]
    steps.append(("stroke", line, p.t_blue, p.line))
    steps += [("fill", circle(x, y, 2.5), p.t_blue) for _, x, y in line]
    steps.append(("stroke", arc(190, 46, 24, 360), p.t_page, p.ring_width))
    steps.append(("stroke", arc(190, 46, 24, p.ring), p.t_tints[1], p.ring_width))
    steps.append(("fill", star(40.3 + p.star_dx, 112, p.star_size), p.t_tints[0]))
    steps.append(("fill", gear(86, 112, 20, p.gear_turn), p.t_ink))
    steps.append(("fill", circle(125.2, 95.7, p.badge), (255, 59, 48)))
    steps.append(("text", 122.5, 99, "3", 9, "SemiBold", (255, 255, 255)))
    steps.append(("fill", rounded(150, 88, 70, 50, p.pale_radius), p.t_page))
    steps.append(("stroke", rounded(112, 112, 26, 26, p.icon_radius), p.t_ink, 1.5))
    return steps


SCENES = {"settings": settings, "card": card, "drawing": drawing}
