import TouchstoneCore

/// The place of the bottom accessory of a tab view.
///
/// - Source: SwiftUI, `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}
