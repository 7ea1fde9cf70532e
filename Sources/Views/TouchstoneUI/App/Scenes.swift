public import TouchstoneCore
public import TouchstoneDrawing

// Scenes other than window groups. They are discarded, because no window is shown.

/// A built-in scene.
///
/// It has no body of its own.
public protocol BuiltInScene: Scene where Body == Never {}

extension BuiltInScene {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Scene {
  /// Sets the style of windows. Has no effect.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Sets the style of windows' toolbars. Has no effect.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Sets the limits for resizing windows. Has no effect.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets how an item of the menu bar opens. Has no effect.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Sets the position of new windows. Has no effect.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets the keyboard shortcut that opens the window. Has no effect.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  /// Sets the keyboard shortcut that opens the window. Has no effect.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some Scene { self }
  /// Sets the keyboard shortcut that opens the window. Has no effect.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Removes or replaces the commands of the menu bar. Has no effect.
  public nonisolated func commandsRemoved() -> some Scene { self }
  /// Removes or replaces the commands of the menu bar. Has no effect.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Sets the external events that open the scene. Has no effect.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Sets whether windows are restored. Has no effect.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Sets whether a window opens at launch. Has no effect.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Runs work in the background. The action is never called.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Whether windows are restored.
///
/// - Source: SwiftUI, `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Sendable {
  /// The platform default.
  public static let automatic = SceneRestorationBehavior()
  /// Windows are not restored.
  public static let disabled = SceneRestorationBehavior()
}

/// Whether a window opens at launch.
///
/// - Source: SwiftUI, `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable {
  /// The platform default.
  public static let automatic = SceneLaunchBehavior()
  /// The window opens at launch.
  public static let presented = SceneLaunchBehavior()
  /// The window does not open at launch.
  public static let suppressed = SceneLaunchBehavior()
}
