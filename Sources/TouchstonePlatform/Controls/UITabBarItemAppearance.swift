public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The appearance of the items of a tab bar. Pictures show the colours of icons, which titles have, too.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
  /// The appearance in a state.
  @MainActor @preconcurrency
  public final class StateAppearance {
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the icon.
    public var iconColor: UIColor?
    /// The colour of the badge.
    public var badgeBackgroundColor: UIColor?
    /// The attributes of the badge.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The usual appearance.
  public let normal = StateAppearance()
  /// The appearance of the selected item.
  public let selected = StateAppearance()
  /// The appearance of a disabled item.
  public let disabled = StateAppearance()
  /// The appearance in focus.
  public let focused = StateAppearance()

  /// Creates an appearance.
  public init() {}
}
