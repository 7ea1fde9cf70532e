public import Foundation
public import TouchstoneCore

/// A control that opens a URL.
///
/// - Source: SwiftUI, `Link`.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  /// Creates a link with a view as its label, drawn in the tint colour.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
  }
}

extension Link where Label == Text {
  /// Creates a link with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    label = Text(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    label = Text(title)
  }
}

/// A control for sharing an item, which does nothing in pictures.
///
/// - Source: SwiftUI, `ShareLink`.
public struct ShareLink<Label: View>: View {
  let label: Label

  init(_ label: Label) {
    self.label = label
  }

  public var body: some View {
    Button(action: {}, label: { label })
  }
}

extension ShareLink {
  /// Creates a control with a view as its label. The subject and the message have no effect.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension ShareLink where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a control that reads “Share…” beside the share symbol.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(TouchstoneUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  /// Creates a control with a localised title beside the share symbol.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(TouchstoneUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
}
