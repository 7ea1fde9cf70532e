public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// The views of a Live Activity around the camera.
///
/// - Source: WidgetKit, `DynamicIsland`.
@MainActor @preconcurrency
public struct DynamicIsland {
  package let regions: [DynamicIslandRegion]
  package let compactLeading: AnyView
  package let compactTrailing: AnyView
  package let minimal: AnyView
  private var margins: [DynamicIslandMode: SpecifiedMargins] = [:]

  /// Creates the views of the Dynamic Island.
  ///
  /// - Parameters:
  ///   - expanded: The regions of the large presentation.
  ///   - compactLeading: What is before the camera.
  ///   - compactTrailing: What is after the camera.
  ///   - minimal: What is beside the camera while several activities run.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Sets the colour of the border around the island, which shows on dark backgrounds only. Ignored in pictures.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the address that the island opens. Ignored in pictures.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the margins of a presentation, in points. If an edge is set repeatedly, its first value holds, which is the innermost.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    var island = self
    island.margins[mode, default: SpecifiedMargins()].specify(edges, CGFloat(length))
    return island
  }

  /// Returns the margins of a presentation.
  package func margins(of mode: DynamicIslandMode, default standard: EdgeInsets) -> EdgeInsets {
    margins[mode, default: SpecifiedMargins()].insets(default: standard)
  }
}

/// A presentation of the Dynamic Island.
///
/// - Source: WidgetKit, `DynamicIslandMode`.
public struct DynamicIslandMode: Hashable, Sendable {
  private enum Mode { case compactLeading, compactTrailing, minimal, expanded }

  private let mode: Mode

  public static let compactLeading = DynamicIslandMode(mode: .compactLeading)
  public static let compactTrailing = DynamicIslandMode(mode: .compactTrailing)
  public static let minimal = DynamicIslandMode(mode: .minimal)
  public static let expanded = DynamicIslandMode(mode: .expanded)
}
