public import TouchstoneUI

/// A delegate of a UIKit scene that shows SwiftUI scenes, of which none is shown. Ignored in pictures.
///
/// - Source: SwiftUI, `UIHostingSceneDelegate`.
@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UIWindowSceneDelegate {
  /// The type of the scenes.
  associatedtype RootScene: Scene
  @SceneBuilder static var rootScene: RootScene { get }
}
