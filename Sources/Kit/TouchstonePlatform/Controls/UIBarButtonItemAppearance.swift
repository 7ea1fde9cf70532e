public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// The appearance of a button in a bar, which pictures do not show.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance {
  /// The appearance in a state.
  @MainActor @preconcurrency
  public final class StateAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var backgroundImage: UIImage?
  }

  /// The usual appearance.
  public let normal = StateAppearance()
  /// The appearance under a finger.
  public let highlighted = StateAppearance()
  public let disabled = StateAppearance()
  /// The appearance in focus.
  public let focused = StateAppearance()

  /// Creates an appearance.
  public init() {}
}
