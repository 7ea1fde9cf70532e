import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// How one screen takes the place of another; no picture shows the way.
///
/// - Source: SwiftUI, `NavigationTransition`.
public protocol NavigationTransition {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition; `.automatic` is shorter.
  public init() {}
}

/// The screen grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows out of a view; no picture shows the way.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets how the screen takes the place of another. Ignored in pictures.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Names the view that a screen grows out of. Ignored in pictures.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
