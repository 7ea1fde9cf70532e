"""Draws scenes with Skia, Cairo and Chromium. Every function returns arrays of `height × width × 3` bytes."""
import os
import subprocess
import tempfile
from functools import lru_cache

import cairo
import numpy as np
import skia
from PIL import Image

from scenes import HEIGHT, WIDTH

INTER = "/usr/share/fonts/opentype/inter/Inter-%s.otf"
LIBERATION = "/usr/share/fonts/truetype/liberation/LiberationSans-%s.ttf"


@lru_cache(None)
def typeface(family, weight):
    if family == "Inter":
        return skia.Typeface.MakeFromFile(INTER % weight)
    return skia.Typeface.MakeFromFile(LIBERATION % ("Bold" if weight in ("SemiBold", "Bold") else "Regular"))


def font(family, weight, size, hinted=False):
    result = skia.Font(typeface(family, weight), size)
    result.setSubpixel(True)
    result.setEdging(skia.Font.Edging.kAntiAlias)
    result.setHinting(skia.FontHinting.kFull if hinted else skia.FontHinting.kNone)
    result.setLinearMetrics(not hinted)
    return result


def placed_glyphs(family, weight, size, text):
    """The glyphs of a text and how far they are from its start, unhinted."""
    one = font(family, weight, size)
    glyphs = one.textToGlyphs(text)
    places, x = [], 0.0
    for width in one.getWidths(glyphs):
        places.append(x)
        x += width
    return one, glyphs, places


def skia_path(path):
    builder = skia.PathBuilder() if hasattr(skia, "PathBuilder") else skia.Path()
    for step in path:
        {"M": builder.moveTo, "L": builder.lineTo, "C": builder.cubicTo, "Z": builder.close}[step[0]](*step[1:])
    return builder.detach() if hasattr(builder, "detach") else builder


def skia_paint(color, width=None, sigma=None):
    paint = skia.Paint(AntiAlias=True)
    r, g, b, a = (*color, 1.0)[:4]
    paint.setColor(skia.Color(r, g, b, round(a * 255)))
    if width:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
    if sigma:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
    return paint


def draw_skia(steps, family, scale, text="outlines", dx=0.0, hinted=False):
    surface = skia.Surface(round(WIDTH * scale), round(HEIGHT * scale))
    with surface as canvas:
        canvas.scale(scale, scale)
        for step in steps:
            if step[0] == "text":
                _, x, y, string, size, weight, color = step
                one, glyphs, places = placed_glyphs(family, weight, size, string)
                x += dx / scale
                if text == "masks":
                    points = [skia.Point(x + p, y) for p in places]
                    blob = skia.TextBlob.MakeFromPosText(string, points, font(family, weight, size, hinted))
                    canvas.drawTextBlob(blob, 0, 0, skia_paint(color))
                    continue
                for glyph, place in zip(glyphs, places):
                    outline = one.getPath(glyph)
                    if outline:
                        canvas.save()
                        canvas.translate(x + place, y)
                        canvas.drawPath(outline, skia_paint(color))
                        canvas.restore()
            elif step[0] == "shadow":
                canvas.drawPath(skia_path(step[1]), skia_paint(step[2], sigma=step[3]))
            else:
                canvas.drawPath(skia_path(step[1]), skia_paint(step[2], step[3] if step[0] == "stroke" else None))
    image = surface.makeImageSnapshot().toarray(colorType=skia.ColorType.kRGBA_8888_ColorType)
    return np.ascontiguousarray(image[..., :3])


def outline_steps(path):
    """The steps of a Skia path, with quadratic curves as cubic ones."""
    steps, at = [], (0.0, 0.0)
    for verb, points in path:
        points = [(p.x(), p.y()) for p in points]
        if verb == skia.Path.kMove_Verb:
            steps.append(("M", *points[0]))
        elif verb == skia.Path.kLine_Verb:
            steps.append(("L", *points[-1]))
        elif verb == skia.Path.kQuad_Verb:
            (ax, ay), (bx, by), (cx, cy) = points
            steps.append(("C", ax + (bx - ax) * 2 / 3, ay + (by - ay) * 2 / 3, cx + (bx - cx) * 2 / 3,
                          cy + (by - cy) * 2 / 3, cx, cy))
        elif verb == skia.Path.kCubic_Verb:
            steps.append(("C", *[v for p in points[1:] for v in p]))
        elif verb == skia.Path.kClose_Verb:
            steps.append(("Z",))
    return steps


def cairo_path(context, path):
    context.new_path()
    for step in path:
        {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}[step[0]](*step[1:])


def cairo_color(context, color):
    r, g, b, a = (*color, 1.0)[:4]
    context.set_source_rgba(r / 255, g / 255, b / 255, a)


def draw_cairo(steps, family, scale, text="outlines", dx=0.0, hinted=False):
    width, height = round(WIDTH * scale), round(HEIGHT * scale)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(surface)
    context.scale(scale, scale)
    for step in steps:
        if step[0] == "shadow":
            continue
        cairo_color(context, step[6] if step[0] == "text" else step[2])
        if step[0] == "text":
            _, x, y, string, size, weight, _ = step
            one, glyphs, places = placed_glyphs(family, weight, size, string)
            x += dx / scale
            if text == "masks":
                style = cairo.FONT_WEIGHT_BOLD if weight in ("SemiBold", "Bold") else cairo.FONT_WEIGHT_NORMAL
                context.select_font_face(family, cairo.FONT_SLANT_NORMAL, style)
                context.set_font_size(size)
                options = cairo.FontOptions()
                options.set_antialias(cairo.ANTIALIAS_GRAY)
                options.set_hint_style(cairo.HINT_STYLE_FULL if hinted else cairo.HINT_STYLE_NONE)
                options.set_hint_metrics(cairo.HINT_METRICS_OFF)
                context.set_font_options(options)
                context.show_glyphs([cairo.Glyph(g, x + p, y) for g, p in zip(glyphs, places)])
                continue
            for glyph, place in zip(glyphs, places):
                outline = one.getPath(glyph)
                if outline:
                    context.save()
                    context.translate(x + place, y)
                    cairo_path(context, outline_steps(outline))
                    context.fill()
                    context.restore()
            continue
        cairo_path(context, step[1])
        if step[0] == "stroke":
            context.set_line_width(step[3])
            context.stroke()
        else:
            context.fill()
    surface.flush()
    data = np.frombuffer(surface.get_data(), np.uint8).reshape(height, surface.get_stride() // 4, 4)[:, :width]
    return np.ascontiguousarray(data[..., 2::-1])


def svg_data(path):
    return " ".join(" ".join([s[0]] + ["%.4f" % v for v in s[1:]]) for s in path)


def svg_color(color):
    r, g, b, a = (*color, 1.0)[:4]
    return f"rgba({r},{g},{b},{a})"


WEIGHTS = {"Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}


def svg(steps, family, outlines=False):
    parts = []
    for step in steps:
        if step[0] == "text":
            _, x, y, string, size, weight, color = step
            if outlines:
                one, glyphs, places = placed_glyphs(family, weight, size, string)
                for glyph, place in zip(glyphs, places):
                    path = one.getPath(glyph)
                    if path:
                        data = svg_data(outline_steps(path))
                        parts.append(f'<path transform="translate({x + place:.4f} {y})" d="{data}" fill="{svg_color(color)}"/>')
                continue
            string = string.replace("&", "&amp;")
            parts.append(f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{WEIGHTS[weight]}" '
                         f'fill="{svg_color(color)}">{string}</text>')
        elif step[0] == "stroke":
            parts.append(f'<path d="{svg_data(step[1])}" fill="none" stroke="{svg_color(step[2])}" stroke-width="{step[3]}"/>')
        else:
            blur = f' style="filter:blur({step[3]}px)"' if step[0] == "shadow" else ""
            parts.append(f'<path d="{svg_data(step[1])}" fill="{svg_color(step[2])}"{blur}/>')
    style = f"font-family:'{family}';text-rendering:geometricPrecision"
    return f'<svg width="{WIDTH}" height="{HEIGHT}" style="{style}">{"".join(parts)}</svg>'


def draw_chromium(pictures, scale, flags=()):
    """Draws many SVG documents, in as few runs as possible, one below the other."""
    results, batch = [], 24
    for start in range(0, len(pictures), batch):
        part = pictures[start:start + batch]
        with tempfile.TemporaryDirectory() as folder:
            page, shot = os.path.join(folder, "page.html"), os.path.join(folder, "shot.png")
            with open(page, "w") as file:
                file.write("<!DOCTYPE html><meta charset=utf-8><style>*{margin:0}svg{display:block}</style>" + "".join(part))
            command = ["chromium", "--headless", "--no-sandbox", "--disable-lcd-text", "--hide-scrollbars",
                       "--force-color-profile=srgb", "--font-render-hinting=none", *flags, f"--force-device-scale-factor={scale}",
                       f"--window-size={WIDTH},{HEIGHT * len(part)}", f"--screenshot={shot}", "file://" + page]
            subprocess.run(command, check=True, capture_output=True, timeout=180)
            image = np.asarray(Image.open(shot).convert("RGB"))
        height = round(HEIGHT * scale)
        results += [image[i * height:(i + 1) * height, :round(WIDTH * scale)] for i in range(len(part))]
    return results
