public import Foundation
public import TouchstoneCore
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

/// The displays and windows around a new window, of which there is none.
///
/// - Source: SwiftUI, `WindowPlacementContext`.
public struct WindowPlacementContext {
  private let never: Never

  /// The display where windows open.
  public var defaultDisplay: DisplayProxy { switch never {} }
  /// The open windows.
  public var windows: [WindowProxy] { switch never {} }
}

/// The content of a new window, of which there is none.
///
/// - Source: SwiftUI, `WindowLayoutRoot`.
public struct WindowLayoutRoot {
  private let never: Never

  /// Returns the size of the content for a proposed one, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch never {} }
}

/// An open window, of which there is none.
///
/// - Source: SwiftUI, `WindowProxy`.
public struct WindowProxy {
  private let never: Never

  /// Whether the window is active.
  public var phase: ScenePhase { switch never {} }
}

/// A display, of which there is none.
///
/// - Source: SwiftUI, `DisplayProxy`.
public struct DisplayProxy {
  private let never: Never

  /// The frame of the display, in points.
  public var bounds: CGRect { switch never {} }
  /// The frame without the menu bar and the Dock, in points.
  public var visibleRect: CGRect { switch never {} }
  /// The unsafe areas at the edges, in points.
  public var safeAreaInsets: EdgeInsets { switch never {} }
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
