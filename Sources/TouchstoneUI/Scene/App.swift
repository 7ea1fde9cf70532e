import Foundation

/// A program.
///
/// There are no windows here: a program made of an `App` compiles, says so when it is run, and ends.
///
/// - Source: SwiftUI, `App`.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the program: it has no windows, says so and ends.
  @MainActor public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self) draws no windows on this system. Take pictures of its views in tests instead.\n".utf8))
  }
}

/// A part of a program's windows.
///
/// - Source: SwiftUI, `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Any number of scenes.
public struct _Scenes: Sendable {}

extension _Scenes: Scene {
  public typealias Body = Never
}

/// Builds scenes.
///
/// - Source: SwiftUI, `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes { _Scenes() }

  public static func buildOptional(_ content: (any Scene)?) -> _Scenes { _Scenes() }

  public static func buildLimitedAvailability(_ content: any Scene) -> _Scenes { _Scenes() }
}

/// Windows of one kind.
///
/// - Source: SwiftUI, `WindowGroup`.
public struct WindowGroup<Content> {
  let content: () -> Content
}

extension WindowGroup: Scene where Content: View {
  public typealias Body = Never

  /// Creates windows.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows that are told apart by a name.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows with a title that are told apart by a name.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows that show values.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(nil))) }
  }

  /// Creates windows that show values.
  public nonisolated init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(nil))) }
  }
}

/// The content of a window that shows a value.
///
/// - Source: SwiftUI, `PresentedWindowContent`.
public struct PresentedWindowContent<Data, Content: View> {
  let content: Content
}

extension PresentedWindowContent: View {
  public var body: some View { content }
}

/// A window with the settings of a program.
///
/// - Source: SwiftUI, `Settings`.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Opens a window; there are none here, so that nothing happens.
///
/// - Source: SwiftUI, `OpenWindowAction`.
public struct OpenWindowAction {
  @MainActor public func callAsFunction(id: String) {}

  @MainActor public func callAsFunction<D: Hashable & Codable>(value: D) {}

  @MainActor public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// Closes a window; there are none here, so that nothing happens.
///
/// - Source: SwiftUI, `DismissWindowAction`.
public struct DismissWindowAction {
  @MainActor public func callAsFunction() {}

  @MainActor public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
