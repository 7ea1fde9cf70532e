public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The appearance of the items of a tab bar. Pictures show the colours of icons, which titles have, too.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
  /// The appearance in a state.
  @MainActor @preconcurrency
  public final class StateAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The usual appearance.
  public let normal = StateAppearance()
  public let selected = StateAppearance()
  public let disabled = StateAppearance()
  /// The appearance in focus.
  public let focused = StateAppearance()

  /// Creates an appearance.
  public init() {}
}
