import Foundation
import TouchstoneCore

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

extension Never: Scene {}
