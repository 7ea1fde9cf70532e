import TouchstoneCore
import TouchstoneDrawing

/// How the bar of a window looks.
///
/// - Source: SwiftUI, `WindowToolbarStyle`.
public protocol WindowToolbarStyle {}

/// As the platform has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {}

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {}

/// Beside the title, in less room.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Beside the title, which may be left out.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, in less room.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Beside the title, which may be left out, in less room.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
