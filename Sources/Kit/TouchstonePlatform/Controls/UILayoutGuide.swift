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
  public var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea }
  /// The area within the margins, for constraints, which have no effect.
  public var layoutMarginsGuide: UILayoutGuide { guides.margins }
  /// The readable area, for constraints, which have no effect.
  public var readableContentGuide: UILayoutGuide { guides.readable }

  @MainActor private struct LayoutGuides {
    let safeArea = UILayoutGuide()
    let margins = UILayoutGuide()
    let readable = UILayoutGuide()
  }

  private var guides: LayoutGuides {
    part(LayoutGuides.self) {
      let guides = LayoutGuides()
      for guide in [guides.safeArea, guides.margins, guides.readable] { guide.owningView = self }
      return guides
    }
  }
}
