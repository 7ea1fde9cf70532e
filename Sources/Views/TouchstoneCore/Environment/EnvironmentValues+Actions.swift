public import Foundation

/// An action that opens a URL; by default, it opens nothing and reports the URL as handled.
///
/// - Source: SwiftUI, `OpenURLAction`.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Hashable, Sendable {
    let isHandled: Bool

    /// The handler handled the URL.
    public static let handled = Result(isHandled: true)
    /// The handler discarded the URL.
    public static let discarded = Result(isHandled: false)
    /// The handler passes the URL to the system; Touchstone opens nothing and treats the URL as handled.
    public static let systemAction = Result(isHandled: true)

    /// Returns a result that passes another URL to the system; Touchstone opens nothing and treats it as handled.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private nonisolated let handler: @MainActor (URL) -> Result

  /// Creates an action that calls a handler with each URL.
  @preconcurrency public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL; on a thread other than the main actor's, the handler runs later on the main actor.
  public nonisolated func callAsFunction(_ url: URL) {
    MainActor.runIfPossible { [handler] in _ = handler(url) }
  }

  /// Opens a URL and reports whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

/// An action that dismisses the current presentation or pops the current screen; otherwise it has no effect.
///
/// - Source: SwiftUI, `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated let action: (@MainActor () -> Void)?

  package nonisolated init(action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Dismisses the current presentation.
  public func callAsFunction() { action?() }
}

/// An action that refreshes the content of a view.
///
/// - Source: SwiftUI, `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor () async -> Void

  /// Refreshes the content, and returns when the refresh is complete.
  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .handled }

  /// The action that dismisses the current presentation.
  @Entry public package(set) var dismiss: DismissAction = DismissAction(action: nil)

  /// Whether the view is presented.
  public var isPresented: Bool { dismiss.action != nil }

  /// A binding to the presentation state of the view.
  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss.action
    return Binding(
      get: { PresentationMode(isPresented: action != nil) },
      set: { mode in
        guard !mode.isPresented, let action else { return }
        MainActor.runIfPossible { action() }
      })
  }

  /// The action that refreshes the enclosing list.
  @Entry public var refresh: RefreshAction?

  /// The phase of the scene.
  @Entry public var scenePhase: ScenePhase = .active
}

/// An action that opens the app's settings; has no effect in Touchstone.
///
/// - Source: SwiftUI, `OpenSettingsAction`.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated init() {}

  /// Opens the settings; has no effect in Touchstone.
  public func callAsFunction() {}
}
