/// How a scene is closed.
///
/// - Source: UIKit, `UISceneDestructionRequestOptions`.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions {
  /// Creates the settings.
  public init() {}
}
