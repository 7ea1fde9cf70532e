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
