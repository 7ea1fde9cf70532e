package import Foundation
package import TouchstoneDrawing

/// Writes a display list while the tree of views is walked.
///
/// Coordinates are points of the picture, whatever view is drawn: the recorder knows where the current view's top left
/// lies. Here, and only here, edges snap to the pixel grid.
package struct Recorder {
  package private(set) var items: [DisplayList.Item] = []
  /// The top left of the view that is being drawn.
  @Finite package private(set) var origin = CGPoint.zero
  /// Pixels per point.
  package let displayScale: CGFloat
  package let diagnostics: DiagnosticLog
  /// The part of the picture outside of which nothing shows, where a scroll view knows it.
  package private(set) var visible: CGRect?
  /// Whether the grid of points and that of pixels are parallel, so that edges can snap.
  private var isAligned: Bool
  /// Whether something was drawn that reads what lies below it.
  package private(set) var dependsOnBackdrop = false

  /// Numbers the views whose drawing steps are marked; without it none are.
  package var marks: ViewMarks?

  /// The time at which views are drawn that are on their way.
  package let clock: RendererClock?

  package init(displayScale: CGFloat, diagnostics: DiagnosticLog, isAligned: Bool = true, clock: RendererClock? = nil) {
    self.clock = clock
    self.displayScale = displayScale
    self.diagnostics = diagnostics
    self.isAligned = isAligned
  }

  /// Draws with the origin moved by a vector.
  package mutating func translated(by offset: CGPoint, _ body: (inout Recorder) -> Void) {
    let before = origin
    origin = CGPoint(x: before.x + offset.x, y: before.y + offset.y)
    body(&self)
    origin = before
  }

  /// The rectangle that a view of a size covers, its edges on the pixel grid.
  package func bounds(of size: CGSize) -> CGRect {
    let rect = CGRect(origin: origin, size: size)
    return isAligned ? rect.snapped(toScale: displayScale) : rect
  }

  /// A coordinate moved to the nearest pixel edge.
  package func snapped(_ value: CGFloat) -> CGFloat {
    isAligned && value.isFinite ? (value * displayScale).rounded() / displayScale : value
  }

  /// Adds a step.
  package mutating func add(_ item: DisplayList.Item) {
    items.append(item)
  }

  /// Draws into a group; one without items, or that maps its points to nowhere, is left out.
  package mutating func group(_ group: DisplayList.Group, _ body: (inout Recorder) -> Void) {
    guard group.transform.isFinite else { return }
    var inner = self
    inner.items = []
    if !group.transform.isTranslation { inner.isAligned = false }
    // What is moved or filtered may show although it lies elsewhere.
    if !group.transform.isIdentity || !group.filters.isEmpty { inner.visible = nil }
    body(&inner)
    dependsOnBackdrop = inner.dependsOnBackdrop
    guard !inner.items.isEmpty else { return }
    var group = group
    group.items = inner.items
    items.append(.group(group))
  }

  /// Draws what shows in a rectangle of the picture.
  package mutating func clipped(to rect: CGRect, _ body: (inout Recorder) -> Void) {
    let before = visible
    visible = before.map { $0.overlap(with: rect) } ?? rect
    group(DisplayList.Group(clips: [DisplayList.Clip(path: Path(rect))], items: []), body)
    visible = before
  }

  /// What a closure draws, without drawing it here.
  package func recording(_ body: (inout Recorder) -> Void) -> [DisplayList.Item] {
    var inner = self
    inner.items = []
    body(&inner)
    return inner.items
  }

  /// Draws, and puts something else in place of what was drawn.
  package mutating func drawChanged(
    _ body: (inout Recorder) -> Void, _ change: ([DisplayList.Item]) -> [DisplayList.Item]
  ) {
    let start = items.count
    body(&self)
    let drawn = Array(items[start...])
    items.replaceSubrange(start..., with: change(drawn))
  }

  /// Fills an outline that is given in the picture's points.
  package mutating func fill(_ path: Path, _ rendering: StyleRendering, style: FillStyle = FillStyle()) {
    draw(rendering) { $0.append(.fill(path, rendering.paint, style)) }
  }

  /// Traces an outline that is given in the picture's points.
  package mutating func stroke(
    _ path: Path, _ rendering: StyleRendering, style: StrokeStyle, isAntialiased: Bool = true
  ) {
    draw(rendering) { $0.append(.stroke(path, rendering.paint, style, isAntialiased: isAntialiased)) }
  }

  /// Draws with the effects of a style: what shines through it, shadows, opacity and a blend mode.
  package mutating func draw(_ rendering: StyleRendering, _ body: (inout [DisplayList.Item]) -> Void) {
    var inner: [DisplayList.Item] = []
    body(&inner)
    if !rendering.content.isEmpty {
      if rendering.readsBackdrop { dependsOnBackdrop = true }
      inner.insert(rendering.content(shapedLike: inner), at: 0)
    }
    if rendering.filters.isEmpty && rendering.blendMode == .normal && rendering.opacity == 1 {
      items += inner
      return
    }
    items.append(
      .group(
        DisplayList.Group(
          filters: rendering.filters, opacity: rendering.opacity, blendMode: rendering.blendMode, items: inner)))
  }
}
