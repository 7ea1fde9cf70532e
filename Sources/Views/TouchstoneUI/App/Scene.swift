import Foundation
import TouchstoneCore

/// A part of an app's user interface.
///
/// - Source: SwiftUI, `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The scenes that the scene consists of.
  associatedtype Body: Scene

  /// The scenes that the scene consists of, which are never read.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
