public import TouchstoneUI

extension UIScene {
  /// How a scene is opened.
  ///
  /// - Source: UIKit, `UIScene.ActivationRequestOptions`.
  @MainActor @preconcurrency
  open class ActivationRequestOptions {
    /// The scene that asks for the other one.
    open weak var requestingScene: UIScene?

    /// Creates the settings.
    public init() {}
  }
}
