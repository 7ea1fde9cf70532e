public import TouchstoneCore

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a text, looked up in the tables of strings, and the picture of an image set.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a text, as it is, and the picture of an image set.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
