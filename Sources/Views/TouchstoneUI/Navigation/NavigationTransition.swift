import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A transition from one screen to another, which is not visible in pictures.
///
/// - Source: SwiftUI, `NavigationTransition`.
public protocol NavigationTransition {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition; use `.automatic` as a shorthand.
  public init() {}
}

/// A transition in which the screen zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which the screen zooms out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
