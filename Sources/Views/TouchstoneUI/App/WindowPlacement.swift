public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// The position and the size of a new window, which is never shown.
///
/// - Source: SwiftUI, `WindowPlacement`.
public struct WindowPlacement {
  /// A place relative to other windows.
  ///
  /// - Source: SwiftUI, `WindowPlacement.Position`.
  public struct Position {
    /// The place of tools.
    public static var utilityPanel: Position { Position() }
    /// Returns the place above a window.
    public static func above(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place below a window.
    public static func below(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place before a window.
    public static func leading(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place after a window.
    public static func trailing(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place of a window.
    public static func replacing(_ window: WindowProxy) -> Position { Position() }
  }

  /// Creates a placement at a place relative to other windows.
  @_disfavoredOverload
  public init(_ position: WindowPlacement.Position? = nil) {}
  /// Creates a placement with a position and a size, in points.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}
  /// Creates a placement with a position in fractions of the display, and a size in points.
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
  /// Creates a placement with a position in fractions of the display, and a size in points.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Creates a placement with a position and a size, in points.
  @_disfavoredOverload
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

extension Scene {
  /// Sets the position and the size of new windows. The closure is never called.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  /// Sets the position and the size of zoomed windows. The closure is never called.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
