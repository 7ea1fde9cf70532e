/// The size of rows in sidebars, which people set in the settings of macOS.
///
/// - Source: SwiftUI, `SidebarRowSize`.
public enum SidebarRowSize: Hashable, Sendable {
  case small
  /// Rows of the usual size.
  case medium
  case large
}
