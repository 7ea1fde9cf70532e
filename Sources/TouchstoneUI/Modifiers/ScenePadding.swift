public import TouchstoneCore
public import TouchstoneDrawing

/// How far content stays from the edges of a window.
///
/// - Source: SwiftUI, `ScenePadding`.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The least distance at which content looks right.
  public static let minimum = ScenePadding(name: "minimum")
  /// The distance of bars' titles.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Puts the view as far from its edges as windows have it; on phones, where Apple says no number, as `padding` does.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Puts the view as far from its edges as windows have it; on phones, where Apple says no number, as `padding` does.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Makes all texts of the view smaller or not. Ignored in pictures: `Text.textScale` is drawn.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
