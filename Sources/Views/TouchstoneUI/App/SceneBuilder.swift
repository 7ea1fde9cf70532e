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

  /// Discards scenes that not every system has: none is shown.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { WindowGroup { EmptyView() } }

  /// Builds scenes that not every system has.
  public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene { scene }
}
