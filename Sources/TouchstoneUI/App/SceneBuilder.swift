import Foundation
import TouchstoneCore

/// Puts scenes together.
///
/// - Source: SwiftUI, `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
  /// Takes one scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes a single scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Keeps the first of several scenes, since none is shown.
  public static func buildBlock<Content: Scene, each Other: Scene>(
    _ content: Content, _ other: repeat each Other
  ) -> some Scene { content }
}
