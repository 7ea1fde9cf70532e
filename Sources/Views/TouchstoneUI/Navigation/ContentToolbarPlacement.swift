/// A part of the screen with a toolbar of its own. Ignored in pictures.
///
/// - Source: SwiftUI, `ContentToolbarPlacement`.
public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}
