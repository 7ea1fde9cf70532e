import Foundation

extension DisplayList: CustomStringConvertible {
  /// One line per drawing step, indented within groups. Lengths are in points, with at most three decimals.
  ///
  ///     picture 10×6
  ///       fill rect 0 0 10×6 #FF8000
  public var description: String { DisplayListText(self).lines.joined(separator: "\n") }
}

/// The lines of a display list.
private struct DisplayListText {
  private(set) var lines: [String] = []

  init(_ list: DisplayList) {
    lines.append("picture \(list.size.width.plain)×\(list.size.height.plain)")
    append(list.items, indentation: "  ", in: .encoded)
  }

  /// - Parameter light: The enclosing light; groups mention their own only if it differs.
  private mutating func append(_ items: [DisplayList.Item], indentation: String, in light: DisplayList.Light) {
    for item in items { append(item, indentation: indentation, in: light) }
  }

  private mutating func append(_ item: DisplayList.Item, indentation: String, in light: DisplayList.Light) {
    switch item {
    case .fill(let path, let paint, let style):
      line(indentation, "fill", path.words, paint.words, style.words)
    case .stroke(let path, let paint, let style, let isAntialiased):
      line(indentation, "stroke", path.words, paint.words, style.words, isAntialiased ? "" : "aliased")
    case .image(let drawing):
      line(indentation, "image", drawing.words)
    case .glyphs(let run, let paint):
      line(indentation, "text", run.words, paint.words)
    case .backdrop(let filters):
      line(indentation, "backdrop", filters.map(\.words).joined(separator: " "))
    case .group(let group):
      let own = group.light ?? light
      line(indentation, "group", group.words, own == light ? "" : own.words)
      append(group.items, indentation: indentation + "  ", in: own)
      if let mask = group.mask {
        line(indentation, mask.isInverse ? "mask inverse" : "mask")
        append(mask.items, indentation: indentation + "  ", in: light)
      }
    }
  }

  private mutating func line(_ indentation: String, _ words: String...) {
    lines.append(indentation + words.filter { !$0.isEmpty }.joined(separator: " "))
  }
}

extension DisplayList.Group {
  fileprivate var words: String {
    var words: [String] = []
    if !transform.isIdentity {
      let t = transform
      words.append("transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.plain).joined(separator: " "))")
    }
    words += filters.map(\.words)
    words += clips.map { clip in
      ["clip", clip.isInverse ? "inverse" : "", clip.path.words, clip.style.words].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    if opacity < 1 { words.append("opacity \(CGFloat(opacity).plain)") }
    if blendMode != .normal { words.append("blend \(blendMode)") }
    if isLayer { words.append("layer") }
    return words.joined(separator: " ")
  }
}

extension DisplayList.Light {
  fileprivate var words: String {
    switch self {
    case .encoded: "encoded light"
    case .linear: "linear light"
    case .extended: "extended linear light"
    }
  }
}

extension GlyphRun {
  /// The text, the font's file name and size, and the position of each glyph; the directory differs between machines.
  fileprivate var words: String {
    let file = URL(fileURLWithPath: font.path).lastPathComponent + (font.index == 0 ? "" : "#\(font.index)")
    let axes = font.variations.sorted { $0.key < $1.key }.map { " \($0.key)=\(CGFloat($0.value).plain)" }.joined()
    let places = glyphs.map { "\($0.id)@\($0.position.x.plain),\($0.position.y.plain)" }.joined(separator: " ")
    return "\"\(text)\" \(file)\(axes) size \(size.plain)\(slant == 0 ? "" : " slant \(slant.plain)")"
      + " glyphs \(places)"
  }
}

extension ImageDrawing {
  fileprivate var words: String {
    "\(image.width)×\(image.height) px part \(sourceRect.words) in \(rect.words) \(interpolation)"
      + (isAntialiased ? "" : " aliased") + (template.map { " as \($0.words)" } ?? "")
      + (isBrighterThanWhite && headroom.isFinite ? " up to \(CGFloat(headroom).plain) times white" : "")
  }
}

extension Path {
  /// `rect` if the path is a rectangle, otherwise the elements as in `Path.description`.
  fileprivate var words: String {
    if let axisAlignedRect { return "rect \(axisAlignedRect.words)" }
    var words: [String] = []
    forEach { step in
      switch step {
      case .move(let end): words.append("m \(end.words)")
      case .line(let end): words.append("l \(end.words)")
      case .quadCurve(let end, let control): words.append("q \(control.words) \(end.words)")
      case .curve(let end, let first, let second):
        words.append("c \(first.words) \(second.words) \(end.words)")
      case .closeSubpath: words.append("h")
      }
    }
    return "path \(words.joined(separator: " "))"
  }
}
