package import Foundation
package import TouchstoneDrawing

/// A drawing step of a view, with what the groups around it do to it.
///
/// A class, because twenty audits filter and collect steps, and a copy of a step retains all that it draws.
package final class DrawnPiece {
  package let item: DisplayList.Item
  /// The number of the view that drew the step.
  package let view: Int
  /// The step's place among all steps, from the back.
  package let index: Int
  /// The transform from the step's coordinates to those of the picture.
  package let transform: CGAffineTransform
  /// The part of the picture outside of which the step is clipped away.
  package let visible: CGRect
  /// The part of the picture outside of which the step is clipped away by something other than a scroll view.
  package let clip: CGRect
  /// The clips of all groups around the step, from the outside.
  package let clips: [DrawnClip]
  /// The masks of all groups around the step, from the outside.
  package let masks: [DrawnMask]
  /// The opacity of all groups around the step.
  package let opacity: Double
  /// The frame of the step in the picture, without clips; stored, because audits compare all steps with each other.
  package let frame: CGRect
  /// The written letters, without blanks; empty for a step that does not write.
  package let letters: [GlyphRun.Cell]
  /// Whether the step writes, and not in a colour that no one sees.
  package let showsText: Bool

  init(
    item: DisplayList.Item, view: Int, index: Int, transform: CGAffineTransform, visible: CGRect, clip: CGRect,
    clips: [DrawnClip], masks: [DrawnMask], opacity: Double
  ) {
    self.item = item
    self.view = view
    self.index = index
    self.transform = transform
    self.visible = visible
    self.clip = clip
    self.clips = clips
    self.masks = masks
    self.opacity = opacity
    if case .glyphs(let run, let paint) = item {
      letters = run.letters
      frame = run.box(of: letters).applying(transform)
      showsText = opacity > 0.01 && !paint.isClear
    } else {
      letters = []
      frame = Self.frame(of: item, transform: transform, visible: visible)
      showsText = false
    }
  }

  private static func frame(of item: DisplayList.Item, transform: CGAffineTransform, visible: CGRect) -> CGRect {
    switch item {
    case .fill(let path, _, _): path.boundingRect.applying(transform)
    case .stroke(let path, _, let style, _):
      path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2).applying(transform)
    case .image(let drawing): drawing.rect.applying(transform)
    case .backdrop, .group, .glyphs: visible
    }
  }

  /// The size in points of what the step writes, if it writes.
  package var fontSize: CGFloat? {
    if case .glyphs(let run, _) = item { return run.size }
    return nil
  }

  /// Whether the step draws a shape or an image, and not in a colour that no one sees.
  package var showsShape: Bool {
    guard opacity > 0.01 else { return false }
    switch item {
    case .fill(_, let paint, _), .stroke(_, let paint, _, _): return !paint.isClear
    case .image: return true
    case .glyphs, .backdrop, .group: return false
    }
  }

  /// Whether the step hides what was drawn before at a point of the picture.
  package func hides(_ point: CGPoint) -> Bool {
    guard opacity >= Self.leastOpacity, frame.contains(point), visible.contains(point) else { return false }
    switch item {
    case .fill(let path, .color(let color), let style):
      guard color.opacity * Float(opacity) >= Float(Self.leastOpacity) else { return false }
      return path.contains(point.applying(transform.inverted()), eoFill: style.isEOFilled)
    case .fill(let path, _, let style):
      return path.contains(point.applying(transform.inverted()), eoFill: style.isEOFilled)
    case .image(let drawing): return drawing.template == nil && drawing.rect.applying(transform).contains(point)
    case .backdrop: return true
    case .stroke, .glyphs, .group: return false
    }
  }

  /// The least opacity of a fill that hides what lies behind it; a fainter one dims it.
  private static let leastOpacity = 0.5
}
