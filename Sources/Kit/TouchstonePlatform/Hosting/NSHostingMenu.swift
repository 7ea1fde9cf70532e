import TouchstoneDrawing
public import TouchstoneUI

/// A menu that hosts a SwiftUI view, which is never shown; it has no items. Use `Menu` to have one in pictures.
///
/// - Source: SwiftUI, `NSHostingMenu`.
@MainActor @preconcurrency
open class NSHostingMenu<Content: View>: NSMenu {
  open var rootView: Content

  /// Creates a menu for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }
}
