package import Foundation
package import TouchstoneDrawing

/// A drawing step of a view, with what the groups around it do to it.
package struct DrawnPiece {
  package var item: DisplayList.Item
  /// The number of the view that drew the step.
  package var view: Int
  /// From the step's coordinates to those of the picture.
  package var transform: CGAffineTransform
  /// The part of the picture outside of which the step is clipped away.
  package var visible: CGRect
  /// The part of the picture outside of which the step is clipped away by something other than a scroll view.
  package var clip: CGRect
  /// The opacity of all groups around the step.
  package var opacity: Double

  /// Where the step lies in the picture, without clips.
  package var frame: CGRect {
    switch item {
    case .fill(let path, _, _): path.boundingRect.applying(transform)
    case .stroke(let path, _, let style, _):
      path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2).applying(transform)
    case .glyphs(let run, _): run.letters.applying(transform)
    case .image(let drawing): drawing.rect.applying(transform)
    case .backdrop, .group: visible
    }
  }

  /// Whether the step hides what was drawn before at a point of the picture.
  package func hides(_ point: CGPoint) -> Bool {
    guard visible.contains(point), opacity >= Self.leastOpacity else { return false }
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

  /// What is fainter dims what lies behind it, but does not hide it.
  private static let leastOpacity = 0.5
}
