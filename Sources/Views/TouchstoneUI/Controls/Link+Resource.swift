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
