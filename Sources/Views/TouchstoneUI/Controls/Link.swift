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
    Button(role: nil, action: { openURL(destination) }, label: label, destination: destination)
  }
}
