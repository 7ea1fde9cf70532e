public import Foundation

/// Opens an address; by default nothing is opened, and the address counts as handled.
///
/// - Source: SwiftUI, `OpenURLAction`.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Hashable, Sendable {
    let isHandled: Bool

    /// The closure has dealt with the address.
    public static let handled = Result(isHandled: true)
    /// Nothing is done with the address.
    public static let discarded = Result(isHandled: false)
    /// The address goes to the system, which is not asked here: it counts as handled.
    public static let systemAction = Result(isHandled: true)

    /// Leaves another address to the system, which is not asked here: it counts as handled.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action that runs a closure for each address.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address. On another thread, the handler runs later on the main actor.
  public func callAsFunction(_ url: URL) {
    MainActor.runIfPossible { [handler] in _ = handler(url) }
  }

  /// Opens an address and tells whether it was accepted.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

/// Closes what presents the view: a sheet or the like, or the screen that was pushed last; otherwise nothing happens.
///
/// - Source: SwiftUI, `DismissAction`.
public struct DismissAction {
  let action: (() -> Void)?

  package init(action: (() -> Void)?) {
    self.action = action
  }

  /// Closes what presents the view.
  @MainActor public func callAsFunction() { action?() }
}

/// Brings a list up to date.
///
/// - Source: SwiftUI, `RefreshAction`.
public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Brings the content up to date, and returns once that is done.
  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .handled } }
  }
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(action: nil) } }
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Closes what presents the view.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether something presents the view.
  public var isPresented: Bool { dismiss.action != nil }

  /// How the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss.action
    return Binding(
      get: { PresentationMode(isPresented: action != nil) },
      set: { mode in if !mode.isPresented { action?() } })
  }

  /// Brings the list around up to date.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether the program is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Opens the settings of the app; there are none here, so that nothing happens.
///
/// - Source: SwiftUI, `OpenSettingsAction`.
public struct OpenSettingsAction: Sendable {
  /// Opens the settings; nothing happens here.
  @MainActor public func callAsFunction() {}
}
