public import TouchstoneCore

extension Toggle where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a toggle with a localised title and an image resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TouchstoneUI.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TouchstoneUI.Label(title, image: image) }
  }

  /// Creates a toggle with a localised title and an image resource for several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TouchstoneUI.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and an image resource for several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TouchstoneUI.Label(title, image: image) }
  }

  /// Creates a toggle with a localised title and a symbol for several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TouchstoneUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol for several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TouchstoneUI.Label(title, systemImage: systemImage) }
  }
}
