package import Foundation
package import TouchstoneDrawing

/// Records a display list during a traversal of the view tree.
///
/// Coordinates are points of the picture for every view: the recorder tracks the top-left corner of the current view.
/// This is the only place where edges snap to the pixel grid.
package struct Recorder {
  package private(set) var items: [DisplayList.Item] = []
  /// The top-left corner of the current view.
  @Finite package private(set) var origin = CGPoint.zero
  /// Pixels per point.
  package let displayScale: CGFloat
  package let diagnostics: DiagnosticLog
  /// The part of the picture that is visible, if a scroll view limits it.
  package private(set) var visible: CGRect?
  /// Whether the coordinate axes are parallel to the pixel grid, so that edges can snap to it.
  private var isAligned: Bool
  /// Whether anything was drawn that reads its backdrop.
  package private(set) var dependsOnBackdrop = false

  /// The numbering of views whose drawing steps are marked; `nil` marks none.
  package var marks: ViewMarks?

  /// The shape of the container of the current view, if it has one.
  package var container: ContainerOutline?

  /// The clock for drawing animated views.
  package let clock: RendererClock?

  package init(displayScale: CGFloat, diagnostics: DiagnosticLog, isAligned: Bool = true, clock: RendererClock? = nil) {
    self.clock = clock
    self.displayScale = displayScale
    self.diagnostics = diagnostics
    self.isAligned = isAligned
  }

  /// Draws with the origin moved by an offset.
  package mutating func translated(by offset: CGPoint, _ body: (inout Recorder) -> Void) {
    let before = origin
    origin = CGPoint(x: before.x + offset.x, y: before.y + offset.y)
    body(&self)
    origin = before
  }

  /// Returns the rectangle of a view with the given size, with its edges snapped to the pixel grid.
  package func bounds(of size: CGSize) -> CGRect {
    let rect = CGRect(origin: origin, size: size)
    return isAligned ? rect.snapped(toScale: displayScale) : rect
  }

  /// Returns a coordinate snapped to the nearest pixel edge.
  package func snapped(_ value: CGFloat) -> CGFloat {
    isAligned && value.isFinite ? (value * displayScale).rounded() / displayScale : value
  }

  /// Appends an item.
  package mutating func add(_ item: DisplayList.Item) {
    items.append(item)
  }

  /// Draws into a group, which is omitted if it is empty or its transform is not finite.
  package mutating func group(_ group: DisplayList.Group, _ body: (inout Recorder) -> Void) {
    guard group.transform.isFinite else { return }
    var inner = self
    inner.items = []
    if !group.transform.isTranslation { inner.isAligned = false }
    inner.container = container?.within(group.transform)
    // Content that is moved or filtered may be visible although its frame is not.
    if !group.transform.isIdentity || !group.filters.isEmpty { inner.visible = nil }
    body(&inner)
    dependsOnBackdrop = inner.dependsOnBackdrop
    guard !inner.items.isEmpty else { return }
    var group = group
    group.items = inner.items
    items.append(.group(group))
  }

  /// Draws content that is visible only within a rectangle of the picture.
  package mutating func clipped(to rect: CGRect, _ body: (inout Recorder) -> Void) {
    let before = visible
    visible = before.map { $0.overlap(with: rect) } ?? rect
    group(DisplayList.Group(clips: [DisplayList.Clip(path: Path(rect))], items: []), body)
    visible = before
  }

  /// Returns the items that a closure draws, without adding them.
  package func recording(_ body: (inout Recorder) -> Void) -> [DisplayList.Item] {
    var inner = self
    inner.items = []
    body(&inner)
    return inner.items
  }

  /// Draws, and replaces the items that were drawn.
  package mutating func drawChanged(
    _ body: (inout Recorder) -> Void, _ change: ([DisplayList.Item]) -> [DisplayList.Item]
  ) {
    let start = items.count
    body(&self)
    let drawn = Array(items[start...])
    items.replaceSubrange(start..., with: change(drawn))
  }

  /// Fills a path in points of the picture.
  package mutating func fill(_ path: Path, _ rendering: StyleRendering, style: FillStyle = FillStyle()) {
    draw(rendering) { $0.append(.fill(path, rendering.paint, style)) }
  }

  /// Strokes a path in points of the picture.
  package mutating func stroke(
    _ path: Path, _ rendering: StyleRendering, style: StrokeStyle, isAntialiased: Bool = true
  ) {
    draw(rendering) { $0.append(.stroke(path, rendering.paint, style, isAntialiased: isAntialiased)) }
  }

  /// Draws with the effects of a style: backdrop, shadows, opacity and a blend mode.
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
