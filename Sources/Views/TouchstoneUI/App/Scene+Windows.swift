public import Foundation
public import Observation
public import TouchstoneCore

// There are no windows: modifiers of scenes have no effect.
extension Scene {
  /// Adds items to the menu of documents in a browser. Has no effect.
  public nonisolated func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some Scene { self }
  /// Sets what items of toolbars show of their labels, which the user can change. Has no effect.
  public nonisolated func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    self
  }
  /// Sets what items of toolbars show of their labels. Has no effect.
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
  /// Sets whether the background of a window moves it. Has no effect.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  /// Sets the visibility of the system's views over the app. Has no effect.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
  /// Sets where the scene's `AppStorage` is kept. Has no effect.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Changes an environment value for the scene's views. Has no effect.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { self }
  /// Passes an observable object to the scene's views. Has no effect.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
}

// No alert is shown: modifiers of its scene have no effect.
extension Scene {
  /// Sets the icon of alerts. Has no effect.
  public nonisolated func dialogIcon(_ icon: Image?) -> some Scene { self }
  /// Sets how severe alerts are. Has no effect.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
  /// Adds a switch to alerts that suppresses them. Has no effect.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene { self }
}
