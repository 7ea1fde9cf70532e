public import TouchstoneCore

/// An open window, of which there is none.
///
/// - Source: SwiftUI, `WindowProxy`.
public struct WindowProxy {
  private let never: Never

  /// Whether the window is active.
  public var phase: ScenePhase { switch never {} }
  /// The identifier of the window's scene.
  public var id: String? { switch never {} }
}
