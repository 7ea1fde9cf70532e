public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A share sheet; Touchstone never shows it.
open class UIActivityViewController: UIViewController {
  /// A type of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The activities to leave out.
  open var excludedActivityTypes: [ActivityType]?
  /// The completion handler; never called.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a share sheet for the given items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }
}
