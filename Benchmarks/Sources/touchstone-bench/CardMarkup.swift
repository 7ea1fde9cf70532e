import Foundation

/// The card as markup for other programs.
enum CardMarkup {
  private static let star: String = {
    let points = (0..<10).map { corner in
      let reach = corner.isMultiple(of: 2) ? 9.0 : 9 * 0.45
      let angle = Double.pi * Double(corner) / 5 - .pi / 2
      return "\(reach * cos(angle)),\(reach * sin(angle))"
    }
    return points.joined(separator: " ")
  }()

  /// Returns the card as SVG.
  static func svg(portrait: Data) -> String {
    let stars = (0..<5).map { "<polygon points='\(star)' transform='translate(\(137 + 22 * $0) 106)' fill='#ffd933'/>" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="390" height="200">
      <defs>
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="16" y1="16" x2="374" y2="184">
      <stop offset="0" stop-color="#5940d9"/><stop offset=".5" stop-color="#a640bf"/>
      <stop offset="1" stop-color="#f26680"/></linearGradient>
      <filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
      <clipPath id="c"><circle cx="76" cy="76" r="36"/></clipPath>
      </defs>
      <rect width="390" height="200" fill="white"/>
      <rect x="16" y="20" width="358" height="168" rx="24" fill-opacity=".3" filter="url(#s)"/>
      <rect x="16" y="16" width="358" height="168" rx="24" fill="url(#g)"/>
      <image x="40" y="40" width="72" height="72" clip-path="url(#c)"
        xlink:href="data:image/png;base64,\(portrait.base64EncodedString())"/>
      <circle cx="76" cy="76" r="36" fill="none" stroke="white" stroke-width="3"/>
      <g font-family="Inter" fill="white">
      <text x="128" y="66" font-size="22" font-weight="bold">Ada Lovelace</text>
      <text x="128" y="90" font-size="15" fill-opacity=".85">Analyst, London</text>
      <text x="40" y="164" font-size="13" fill-opacity=".85">Wrote the first program, a century early</text></g>
      \(stars.joined(separator: "\n"))
      </svg>
      """
  }

  /// Returns the card as an HTML page.
  static func html(portrait: Data) throws -> String {
    "<!doctype html><style>body{margin:0}</style>" + svg(portrait: portrait)
  }

  /// The card as a Pillow script that writes to the path in its argument.
  static let pillow = """
    import sys, math
    from PIL import Image, ImageDraw, ImageFilter, ImageFont
    s = 2
    page = Image.new("RGBA", (390 * s, 200 * s), "white")
    mask = Image.new("L", page.size)
    ImageDraw.Draw(mask).rounded_rectangle((16 * s, 20 * s, 374 * s, 188 * s), 24 * s, fill=77)
    page.paste((0, 0, 0), (0, 0), mask.filter(ImageFilter.GaussianBlur(6 * s)))
    mask = Image.new("L", page.size)
    ImageDraw.Draw(mask).rounded_rectangle((16 * s, 16 * s, 374 * s, 184 * s), 24 * s, fill=255)
    page.paste(Image.linear_gradient("L").resize(page.size).convert("RGBA"), (0, 0), mask)
    draw = ImageDraw.Draw(page)
    folder = "/usr/share/fonts/opentype/inter/Inter-"
    for size, face, x, y, text in ((22, "Bold", 128, 45, "Ada Lovelace"), (15, "Regular", 128, 75, "Analyst, London"),
        (13, "Regular", 40, 151, "Wrote the first program, a century early")):
        draw.text((x * s, y * s), text, "white", ImageFont.truetype(folder + face + ".otf", size * s))
    for star in range(5):
        draw.polygon([((137 + 22 * star + (9 if i % 2 == 0 else 4) * math.cos(math.pi * i / 5 - math.pi / 2)) * s,
            (106 + (9 if i % 2 == 0 else 4) * math.sin(math.pi * i / 5 - math.pi / 2)) * s) for i in range(10)],
            "#ffd933")
    page.save(sys.argv[1])
    """
}
