public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The settings of a sheet, which is never shown. Use `presentationDetents` to have them in pictures.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

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
    /// Returns a height of its own. The closure never runs.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(rawValue: UUID().uuidString)) }
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

  /// Changes the settings at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What the height of a sheet may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UIViewController {
  /// The settings of the controller's sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    part(UISheetPresentationController.self) {
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
  }
}
