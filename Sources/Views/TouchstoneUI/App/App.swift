import Foundation
import TouchstoneCore

/// An app that shows views in windows. It compiles; when started, it prints that it can't open a window.
///
/// - Source: SwiftUI, `App`.
@MainActor @preconcurrency
public protocol App {
  /// The scenes of the app.
  associatedtype Body: Scene

  /// The scenes of the app, which are never read.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Prints that no window can be opened.
  @MainActor @preconcurrency
  public static func main() {
    let text = """
      \(Self.self) cannot open a window: Touchstone only draws views in tests and tools. \
      Draw one of its views with ImageRenderer(content:) or assertSnapshot(of:).

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

extension Never: Scene {}
