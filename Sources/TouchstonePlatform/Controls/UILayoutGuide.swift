public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A rectangle for constraints, which have no effect.
///
/// - Source: UIKit and AppKit, `UILayoutGuide`, `NSLayoutGuide`.
@MainActor @preconcurrency
open class UILayoutGuide {
  /// A name for debugging.
  open var identifier = ""
  /// The rectangle, in points.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  /// The view.
  open internal(set) weak var owningView: UIView?

  /// Creates a guide.
  public init() {}

  /// The leading edge, for constraints, which have no effect.
  public var leadingAnchor: NSLayoutXAxisAnchor { .unused }
  /// The trailing edge, for constraints, which have no effect.
  public var trailingAnchor: NSLayoutXAxisAnchor { .unused }
  /// The left edge, for constraints, which have no effect.
  public var leftAnchor: NSLayoutXAxisAnchor { .unused }
  /// The right edge, for constraints, which have no effect.
  public var rightAnchor: NSLayoutXAxisAnchor { .unused }
  /// The horizontal centre, for constraints, which have no effect.
  public var centerXAnchor: NSLayoutXAxisAnchor { .unused }
  /// The top, for constraints, which have no effect.
  public var topAnchor: NSLayoutYAxisAnchor { .unused }
  /// The bottom, for constraints, which have no effect.
  public var bottomAnchor: NSLayoutYAxisAnchor { .unused }
  /// The vertical centre, for constraints, which have no effect.
  public var centerYAnchor: NSLayoutYAxisAnchor { .unused }
  /// The width, for constraints, which have no effect.
  public var widthAnchor: NSLayoutDimension { .unused }
  /// The height, for constraints, which have no effect.
  public var heightAnchor: NSLayoutDimension { .unused }
}

extension UIView {
  /// The safe area, for constraints, which have no effect.
  public var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") }
  /// The area within the margins, for constraints, which have no effect.
  public var layoutMarginsGuide: UILayoutGuide { guide("margins") }
  /// The readable area, for constraints, which have no effect.
  public var readableContentGuide: UILayoutGuide { guide("readable") }

  private func guide(_ name: String) -> UILayoutGuide {
    if let guide: UILayoutGuide = extra(name) { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    setExtra(name, guide)
    return guide
  }
}
