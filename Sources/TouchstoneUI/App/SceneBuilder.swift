import Foundation
import TouchstoneCore

/// A result builder that combines scenes.
///
/// - Source: SwiftUI, `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
  /// Builds a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Keeps only the first of several scenes, because none is shown.
  public static func buildBlock<Content: Scene, each Other: Scene>(
    _ content: Content, _ other: repeat each Other
  ) -> some Scene { content }
}
