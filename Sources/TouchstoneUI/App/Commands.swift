public import Foundation
public import TouchstoneCore

/// Entries of a program's menus, which nothing shows here.
///
/// - Source: SwiftUI, `Commands`.
@MainActor @preconcurrency
public protocol Commands {
  /// The commands that the commands consist of.
  associatedtype Body: Commands

  /// The commands that the commands consist of; never read here.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands that are built in have no body; it is a programmer's error to read it.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Builds entries of menus.
///
/// - Source: SwiftUI, `CommandsBuilder`.
@resultBuilder
public enum CommandsBuilder {
  /// Takes one group of commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Drops commands: there is no menu bar.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Drops commands: there is no menu bar.
  public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }
}

/// No entries.
///
/// - Source: SwiftUI, `EmptyCommands`.
public struct EmptyCommands: Sendable {
  /// Creates no commands.
  public init() {}
}

extension EmptyCommands: Commands {
  public typealias Body = Never
}

/// A menu of its own.
///
/// - Source: SwiftUI, `CommandMenu`.
public struct CommandMenu<Content: View>: Sendable {}

extension CommandMenu: Commands {
  public typealias Body = Never

  /// Creates a menu, which no picture shows.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init()
  }
}

/// Where entries of menus stand.
///
/// - Source: SwiftUI, `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// What tells about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What ends the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What saves documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What imports and exports.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// What undoes and redoes.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// What cuts, copies and pastes.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What finds and replaces in a text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What formats a text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// What shows and changes the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What shows the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What sizes windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// What orders windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The app's help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Entries of a menu that the system makes.
///
/// - Source: SwiftUI, `CommandGroup`.
public struct CommandGroup<Content: View>: Sendable {}

extension CommandGroup: Commands {
  public typealias Body = Never

  /// Adds commands before a group; there is no menu bar.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init()
  }

  /// Adds commands after a group; there is no menu bar.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init()
  }

  /// Puts commands in place of a group; there is no menu bar.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init()
  }
}

/// The entries for sidebars.
public struct SidebarCommands: Sendable {
  /// Creates the commands, which no picture shows.
  public init() {}
}

extension SidebarCommands: Commands {
  public typealias Body = Never
}

/// The entries for toolbars.
public struct ToolbarCommands: Sendable {
  /// Creates the commands, which no picture shows.
  public init() {}
}

extension ToolbarCommands: Commands {
  public typealias Body = Never
}

/// The entries for editing text.
public struct TextEditingCommands: Sendable {
  /// Creates the commands, which no picture shows.
  public init() {}
}

extension TextEditingCommands: Commands {
  public typealias Body = Never
}

// There are no windows: what scenes are told changes nothing.
extension Scene {
  /// Adds commands to the menu bar; there is none here.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// Runs an action when a value changes; no scene runs here, so that it is never called.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Runs an action when a value changes; no scene runs here, so that it is never called.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Runs an action with the new value when a value changes; no scene runs here, so that it is never called.
  @available(*, deprecated, message: "Use onChange with a closure of two arguments or none.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Sets the size in which windows open, in points; no window opens here.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the size in which windows open, in points; no window opens here.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets a value of the environment of the scene's views; no scene is drawn here.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }

  /// Gives an object to the scene's views; no scene is drawn here.
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }
}
