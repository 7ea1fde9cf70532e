public import TouchstoneCore
public import TouchstoneDrawing

/// The padding between content and the edges of a window.
///
/// - Source: SwiftUI, `ScenePadding`.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The minimum padding for content.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of navigation bar titles.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the padding of the window to the view. Apple publishes no number for phones; it is the same as `padding`.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of the window to the view. Apple publishes no number for phones; it is the same as `padding`.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
