import TouchstoneUI

/// Which classes make a scene; no scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration {
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
