public import Foundation
public import TouchstoneCore

/// A control for sharing items, which does nothing in pictures.
///
/// - Source: SwiftUI, `ShareLink`.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  private let label: Label

  /// Creates a control. What it would share is left out.
  init(label: Label) {
    self.label = label
  }

  public var body: some View {
    Button(action: {}, label: { label })
  }
}

/// The symbol of sharing beside a title.
///
/// - Source: SwiftUI, `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
  var title = Text(system: .share)

  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// An item that needs no preview: a URL or a string.
public protocol _SelfExplainingItem: Transferable {}
extension URL: _SelfExplainingItem {}
extension String: _SelfExplainingItem {}
