public import Foundation
public import TouchstoneCore

extension Link where Label == Text {
  /// Creates a link with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.destination = destination
    label = Text(titleResource)
  }
}

extension ShareLink where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a control with a title from a resource beside the share symbol.
  @_disfavoredOverload
  public init<Item>(_ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(TouchstoneUI.Label(titleResource, systemImage: "square.and.arrow.up"))
  }
}
