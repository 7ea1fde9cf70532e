import Foundation
public import TouchstoneCore

/// A program that shows views in windows. It compiles; started, it says that it cannot open a window.
///
/// - Source: SwiftUI, `App`.
@MainActor @preconcurrency
public protocol App {
  /// The scenes of the program.
  associatedtype Body: Scene

  /// The scenes of the program; never read here.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Says that no window can be opened.
  @MainActor @preconcurrency
  public static func main() {
    let text = """
      \(Self.self) cannot open a window: Touchstone draws views in tests and tools. \
      Draw one of its views with ImageRenderer(content:) or assertSnapshot(of:).

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

/// A part of an app's user interface.
///
/// - Source: SwiftUI, `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The scenes that the scene consists of.
  associatedtype Body: Scene

  /// The scenes that the scene consists of; never read here.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// Puts scenes together.
///
/// - Source: SwiftUI, `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
  /// Takes one scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes a single scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Keeps the first of several scenes, since none is shown.
  public static func buildBlock<Content: Scene, each Other: Scene>(
    _ content: Content, _ other: repeat each Other
  ) -> some Scene { content }
}

/// Windows that show views. Nothing is kept of them, since none is shown.
///
/// - Source: SwiftUI, `WindowGroup`.
public struct WindowGroup<Content> where Content: View {}

extension WindowGroup: Scene {
  public typealias Body = Never

  public var body: Never { preconditionFailure("A window group has no body.") }

  /// Creates windows.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// Creates windows of a name.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
