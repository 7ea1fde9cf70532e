public import Foundation
public import TouchstoneCore

/// The commands of an app's menus, which are never shown.
///
/// - Source: SwiftUI, `Commands`.
@MainActor @preconcurrency
public protocol Commands {
  /// The commands that the commands consist of.
  associatedtype Body: Commands

  /// The commands that the commands consist of, which are never read.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// The body of built-in commands, which must not be read: they have none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A result builder that combines commands.
///
/// - Source: SwiftUI, `CommandsBuilder`.
@resultBuilder
public enum CommandsBuilder {
  /// Builds a group of commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Discards commands: there is no menu bar.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Discards commands: there is no menu bar.
  public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }

  /// Discards commands: there is no menu bar.
  public static func buildEither(first: any Commands) -> EmptyCommands { EmptyCommands() }

  /// Discards commands: there is no menu bar.
  public static func buildEither(second: any Commands) -> EmptyCommands { EmptyCommands() }

  /// Discards commands: there is no menu bar.
  public static func buildLimitedAvailability(_ content: any Commands) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
///
/// - Source: SwiftUI, `EmptyCommands`.
public struct EmptyCommands: Sendable {
  /// Creates no commands.
  public init() {}
}

extension EmptyCommands: Commands {}

/// A menu in the menu bar, which is never shown.
///
/// - Source: SwiftUI, `CommandMenu`.
public struct CommandMenu<Content: View>: Sendable {}

extension CommandMenu: Commands {
  /// Creates a menu, which is never shown.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init()
  }
}

/// The placement of menu commands.
///
/// - Source: SwiftUI, `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Commands with information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Commands for the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands that quit the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Commands that create documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Commands that find and replace text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands that show and customise the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands that show and hide the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands that resize windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Commands that arrange windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Commands that hide and show the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Commands that arrange windows on the screen.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Commands that show windows of which there is one each.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Commands for the app's help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands in a menu that the system provides.
///
/// - Source: SwiftUI, `CommandGroup`.
public struct CommandGroup<Content: View>: Sendable {}

extension CommandGroup: Commands {
  /// Adds commands before a group. Has no effect: there is no menu bar.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init()
  }

  /// Adds commands after a group. Has no effect: there is no menu bar.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init()
  }

  /// Replaces a group of commands. Has no effect: there is no menu bar.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init()
  }
}

/// The system's commands for sidebars.
public struct SidebarCommands: Sendable {
  /// Creates the commands, which are never shown.
  public init() {}
}

extension SidebarCommands: Commands {}

/// The system's commands for toolbars.
public struct ToolbarCommands: Sendable {
  /// Creates the commands, which are never shown.
  public init() {}
}

extension ToolbarCommands: Commands {}

/// The system's commands for editing text.
public struct TextEditingCommands: Sendable {
  /// Creates the commands, which are never shown.
  public init() {}
}

extension TextEditingCommands: Commands {}

// There are no windows: modifiers of scenes have no effect.
extension Scene {
  /// Adds commands to the menu bar. Has no effect.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// Runs an action when a value changes. It is never called, because no scene runs.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Runs an action when a value changes. It is never called, because no scene runs.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Runs an action with the new value when a value changes. It is never called, because no scene runs.
  @available(*, deprecated, message: "Use onChange with a closure of two arguments or none.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Sets the initial size of windows, in points. Has no effect.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the initial size of windows, in points. Has no effect.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets an environment value for the scene's views. Has no effect.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }

  /// Passes an object to the scene's views. Has no effect.
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }
}

extension CommandMenu {
  /// Creates a menu, which is never shown.
  @_disfavoredOverload
  public nonisolated init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init()
  }
}
