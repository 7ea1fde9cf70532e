public import TouchstoneCore

/// Options for the customisation of toolbar items. Pictures show the toolbar as code sets it.
///
/// - Source: SwiftUI, `ToolbarCustomizationOptions`.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item cannot be removed.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// What the user can change about a toolbar item. Pictures show the toolbar as code sets it.
///
/// - Source: SwiftUI, `ToolbarCustomizationBehavior`.
public struct ToolbarCustomizationBehavior: Sendable {
  /// The item can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The item can be moved.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The item stays.
  public static let disabled = ToolbarCustomizationBehavior()
}

extension ToolbarContent {
  /// Removes the items from the toolbar.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarItems(parts: hidden ? [] : [self])
  }

  /// Removes the items from the toolbar if they are hidden until the user adds them.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some ToolbarContent { hidden(defaultVisibility == .hidden) }

  /// Sets what the user can change about the items. Ignored in pictures.
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent {
    self
  }

  /// Shows or hides the glass that items share. Ignored in pictures.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Marks the items from which a screen zooms. Ignored in pictures.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
