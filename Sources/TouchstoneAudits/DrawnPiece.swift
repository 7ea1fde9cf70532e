package import Foundation
package import TouchstoneDrawing

/// A drawing step of a view, with what the groups around it do to it.
package struct DrawnPiece {
  package let item: DisplayList.Item
  /// The number of the view that drew the step.
  package let view: Int
  /// From the step's coordinates to those of the picture.
  package let transform: CGAffineTransform
  /// The part of the picture outside of which the step is clipped away.
  package let visible: CGRect
  /// The part of the picture outside of which the step is clipped away by something other than a scroll view.
  package let clip: CGRect
  /// The opacity of all groups around the step.
  package let opacity: Double
  /// The frame of the step in the picture, without clips; stored, because audits compare all steps with each other.
  package let frame: CGRect

  init(
    item: DisplayList.Item, view: Int, transform: CGAffineTransform, visible: CGRect, clip: CGRect, opacity: Double
  ) {
    self.item = item
    self.view = view
    self.transform = transform
    self.visible = visible
    self.clip = clip
    self.opacity = opacity
    frame = Self.frame(of: item, transform: transform, visible: visible)
  }

  private static func frame(of item: DisplayList.Item, transform: CGAffineTransform, visible: CGRect) -> CGRect {
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
    guard frame.contains(point), visible.contains(point), opacity >= Self.leastOpacity else { return false }
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
