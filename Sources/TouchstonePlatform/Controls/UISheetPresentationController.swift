public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The settings of a sheet, which is never shown. Use `presentationDetents` to have them in pictures.
///
/// - Source: UIKit, `UISheetPresentationController`.
@MainActor @preconcurrency
open class UISheetPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the whole screen.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The height that is chosen.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which the screen below is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet has a handle.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a low screen has a sheet at its edge.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?

  init() {}
}

extension UIViewController {
  /// The settings of the controller's sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    if let sheet: UISheetPresentationController = extra("sheet") { return sheet }
    let sheet = UISheetPresentationController()
    setExtra("sheet", sheet)
    return sheet
  }
}
