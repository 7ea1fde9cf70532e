import Foundation
import TouchstoneDrawing

/// A drawing of a symbol under construction, in grid units.
struct SymbolDrawing {
  /// An outline of the drawing.
  struct Part {
    var path: Path
    /// The line width, or `nil` if the outline is only filled.
    var lineWidth: CGFloat?
    /// Whether the outline is filled, too.
    var isSolid = false
    var cap = CGLineCap.round
    var join = CGLineJoin.round
    var level: Int
    var isErased = false
    var isFigure = false
    /// Whether the direction of the path matters: where it winds against another one, both leave a hole.
    var keepsDirection = false
    /// The colour in multicolor rendering; `nil` uses the foreground style, or leaves a cut empty.
    var color: SymbolColor?
    /// The index among the parts that a variable value turns on one after another.
    var step: Int?
  }

  /// The line width.
  let stem: CGFloat
  /// Whether the filled variant is drawn.
  let isFilled: Bool
  /// The level of subsequently added parts.
  var level = 0
  /// The colour of subsequently added parts in multicolor rendering.
  var color: SymbolColor?
  /// The step of a variable value at which subsequently added parts are turned on.
  var step: Int?
  private(set) var parts: [Part] = []

  init(stem: CGFloat, isFilled: Bool) {
    self.stem = stem
    self.isFilled = isFilled
  }

  // MARK: Drawing

  private mutating func add(
    _ path: Path, lineWidth: CGFloat? = nil, isSolid: Bool = false, cap: CGLineCap = .round, isErased: Bool = false
  ) {
    parts.append(
      Part(
        path: path, lineWidth: lineWidth, isSolid: isSolid, cap: cap, level: level, isErased: isErased,
        color: isErased ? nil : color, step: isErased ? nil : step))
  }

  /// Adds lines; `width` is in stems.
  mutating func stroke(_ path: Path, width: CGFloat = 1, cap: CGLineCap = .round) {
    add(path, lineWidth: width * stem, cap: cap)
  }

  /// Adds the area bounded by an outline.
  mutating func fill(_ path: Path) { add(path) }

  /// Adds an area with the extent of the stroked outline.
  mutating func solid(_ path: Path, width: CGFloat = 1) { add(path, lineWidth: width * stem, isSolid: true) }

  /// Adds a closed outline: a line in the plain variant, an area of the same extent in the filled one.
  mutating func shape(_ path: Path, width: CGFloat = 1) {
    if isFilled { solid(path, width: width) } else { stroke(path, width: width) }
  }

  /// Adds lines within a shape: drawn in the plain variant, cut out of the filled one.
  mutating func detail(_ path: Path, width: CGFloat = 1) {
    if isFilled { erase(lines: path, width: width) } else { stroke(path, width: width) }
  }

  /// Adds an area within a shape: drawn in the plain variant, cut out of the filled one.
  mutating func spot(_ path: Path) { add(path, isErased: isFilled) }

  /// Cuts an area out of everything drawn so far.
  mutating func erase(_ path: Path) { add(path, isErased: true) }

  /// Cuts lines out of everything drawn so far; `width` is in stems.
  mutating func erase(lines path: Path, width: CGFloat = 1, cap: CGLineCap = .round) {
    add(path, lineWidth: width * stem, cap: cap, isErased: true)
  }

  /// Cuts out an area with the extent of the stroked outline; `width` is in stems.
  mutating func erase(solid path: Path, width: CGFloat) {
    add(path, lineWidth: width * stem, isSolid: true, isErased: true)
  }

  /// Cuts out an area together with a surrounding gap of `gap` stems.
  mutating func clear(_ path: Path, gap: CGFloat) {
    erase(solid: path, width: 1 + 2 * gap)
  }

  // MARK: Composing

  /// Adds a part unchanged.
  mutating func add(_ part: Part) { parts.append(part) }

  /// Adds another drawing, scaled and moved.
  mutating func add(_ other: SymbolDrawing, scale: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0) {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    for part in other.parts { parts.append(part.applying(transform, scale: scale)) }
  }

  /// Cuts another drawing out of everything drawn so far; the parts that it cuts out itself are drawn instead.
  ///
  /// In hierarchical and palette rendering, a figure is drawn again in its colour, but a mere cut is not. In multicolor
  /// rendering, both are filled with `color`, if it is set.
  mutating func engrave(
    _ other: SymbolDrawing, isFigure: Bool = true, color: SymbolColor? = nil, scale: CGFloat = 1, x: CGFloat = 0,
    y: CGFloat = 0
  ) {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    for part in other.parts {
      var part = part.applying(transform, scale: scale)
      let isRestored = part.isErased
      part.isErased = true
      part.isFigure = isFigure && !isRestored
      part.color = isRestored ? nil : color
      part.level = 0
      parts.append(part)
      guard isRestored else { continue }
      // These parts appear on the cut, and do not inherit the colour of the figure.
      part.isErased = false
      part.color = self.color
      part.level = isFigure ? 1 : 0
      parts.append(part)
    }
  }

  /// Moves all parts drawn so far to a level.
  mutating func moveAll(toLevel level: Int) {
    for index in parts.indices { parts[index].level = level }
  }

  /// Increases the levels of all parts.
  mutating func raiseLevels(by count: Int) {
    for index in parts.indices { parts[index].level = min(2, parts[index].level + count) }
  }

  /// Cuts out the area of another drawing together with a surrounding gap of `gap` stems.
  mutating func clear(_ other: SymbolDrawing, gap: CGFloat, scale: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0) {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    for part in other.parts where !part.isErased {
      let part = part.applying(transform, scale: scale)
      erase(solid: part.path, width: (part.lineWidth ?? 0) / stem + 2 * gap)
    }
  }

  /// Sets the colours of parts without one from the colours of their levels.
  mutating func colorLevels(_ colors: [SymbolColor?]) {
    for index in parts.indices where !parts[index].isErased && parts[index].color == nil {
      let level = parts[index].level
      parts[index].color = colors.indices.contains(level) ? colors[level] : colors.last ?? nil
    }
  }

  /// The smallest rectangle that contains the ink, ignoring erased parts.
  var inkBounds: CGRect {
    parts.reduce(.null) { bounds, part in
      part.isErased ? bounds : bounds.union(part.outline.boundingRect)
    }
  }
}

extension SymbolDrawing.Part {
  func applying(_ transform: CGAffineTransform, scale: CGFloat) -> SymbolDrawing.Part {
    var part = self
    part.path = path.applying(transform)
    part.lineWidth = lineWidth.map { $0 * scale }
    return part
  }

  var strokeStyle: StrokeStyle? {
    lineWidth.map { StrokeStyle(lineWidth: $0, lineCap: cap, lineJoin: join) }
  }

  /// The area of the part as an outline. It winds clockwise on screen, so that outlines combined into one path form a union,
  /// unless its direction matters.
  var outline: Path {
    if let strokeStyle, !isSolid { return path.strokedPath(strokeStyle) }
    let area = path.signedArea < 0 && !keepsDirection ? path.reversed : path
    return strokeStyle.map(area.filledStrokedPath) ?? area
  }
}

extension SymbolDrawing {
  /// Returns the drawing rotated about the centre, clockwise on screen.
  func turned(_ degrees: Double) -> SymbolDrawing { mapPaths { $0.turned(degrees) } }

  /// The drawing mirrored horizontally.
  var flipped: SymbolDrawing { mapPaths { $0.flipped } }

  func mapPaths(lines: CGFloat = 1, _ transform: (Path) -> Path) -> SymbolDrawing {
    var result = self
    for index in parts.indices {
      result.parts[index].path = transform(parts[index].path)
      result.parts[index].lineWidth = parts[index].lineWidth.map { $0 * lines }
    }
    return result
  }
}
