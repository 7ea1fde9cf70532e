import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A space between toolbar items, which separates their groups on the glass of iOS 26.
///
/// - Source: SwiftUI, `ToolbarSpacer`.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    guard sizing == .fixed else { return context.toolbarEntries(of: Spacer(minLength: 0), placement: placement) }
    let space = Color.clear.frame(width: 0, height: 0).modifier(TraitModifier { $0.isToolbarSpace = true })
    return context.toolbarEntries(of: space, placement: placement)
  }
}

extension ViewTraits {
  private enum SpaceKey: _ViewTraitKey { static var defaultValue: Bool { false } }

  /// Whether the view is a space of a fixed width between groups of toolbar items.
  var isToolbarSpace: Bool {
    get { self[viewTrait: SpaceKey.self] }
    set { self[viewTrait: SpaceKey.self] = newValue }
  }
}
