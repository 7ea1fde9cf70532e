public import TouchstoneCore
public import TouchstoneDrawing

// Scenes other than windows of a group. Nothing is kept of them, since none is shown.

/// A scene that the system knows by itself.
///
/// It has no body of its own.
public protocol BuiltInScene: Scene where Body == Never {}

extension BuiltInScene {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Scene {
  /// Sets how windows look; none is shown here.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Sets how bars of windows look; none is shown here.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Sets what decides how large windows can be made; none is shown here.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets how an item of the menu bar opens; none does here.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Sets the place of new windows; none is shown here.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets the keys that open the window; none is shown here.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  /// Replaces commands of the menu bar; there is none here.
  public nonisolated func commandsRemoved() -> some Scene { self }
  /// Replaces commands of the menu bar; there is none here.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Sets what opens the scene; nothing does here.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Sets whether windows come back; none does here.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Sets whether a window opens at the start; none does here.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Runs work in the background; none is run here.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Whether windows come back.
///
/// - Source: SwiftUI, `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Sendable {
  /// As the platform has it.
  public static let automatic = SceneRestorationBehavior()
  /// They do not.
  public static let disabled = SceneRestorationBehavior()
}

/// Whether a window opens at the start.
///
/// - Source: SwiftUI, `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable {
  /// As the platform has it.
  public static let automatic = SceneLaunchBehavior()
  /// It does.
  public static let presented = SceneLaunchBehavior()
  /// It does not.
  public static let suppressed = SceneLaunchBehavior()
}
