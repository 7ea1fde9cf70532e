public import TouchstoneCore

/// A button that opens a menu, as of macOS 10.15; drawn as a `Menu`.
///
/// - Source: SwiftUI, `MenuButton`.
public struct MenuButton<Label, Content> where Label: View, Content: View {
  private let label: Label
  private let content: Content

  /// Creates a button with a view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension MenuButton: View {
  public var body: some View {
    Menu(content: { content }, label: { label })
  }
}

/// The old name of `MenuButton`.
public typealias PullDownButton = MenuButton
