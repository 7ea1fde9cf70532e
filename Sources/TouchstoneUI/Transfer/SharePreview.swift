public import TouchstoneCore

/// A preview of a shared item. Nothing is ever shared.
///
/// - Source: SwiftUI, `SharePreview`.
public struct SharePreview<PreviewImage, PreviewIcon> {}

extension SharePreview {
  /// Creates a preview with a localised title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}
  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: PreviewImage, icon: PreviewIcon) {}
  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {}
}

extension SharePreview where PreviewIcon == Never {
  /// Creates a preview with a localised title and an image.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) {}
  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: PreviewImage) {}
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never {
  /// Creates a preview with a localised title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {}
  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: PreviewIcon) {}
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a preview with a localised title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Creates a preview with a title.
  public init(_ title: Text) {}
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

extension ShareLink {
  /// Creates a control with a view as its label, for an item with a preview.
  public init<Item, I, N>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, N>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Creates a control with a view as its label, for several items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension ShareLink {
  /// Creates a control with a view as its label, for several items with previews.
  public init<Items: RandomAccessCollection, I, N>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<I, N>, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension ShareLink where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a control that reads “Share…”, for an item with a preview.
  public init<Item, I, N>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, N>
  ) {
    self.init(item: item)
  }

  /// Creates a control with a localised title, for an item with a preview.
  public init<Item, I, N>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, N>
  ) {
    self.init(titleKey, item: item)
  }

  /// Creates a control that reads “Share…”, for several items.
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(item: 0)
  }

  /// Creates a control with a title.
  public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(TouchstoneUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }))
  }

  /// Creates a control with a title, for an item with a preview.
  public init<Item, I, N>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, N>
  ) {
    self.init(title, item: item)
  }

  /// Creates a control with a title, for an item with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Item, I, N>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, N>
  ) {
    self.init(Text(title), item: item)
  }

  /// Creates a control with a localised title, for several items.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: 0)
  }

  /// Creates a control with a title, for several items.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: 0)
  }

  /// Creates a control with a title, for several items.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title, item: 0)
  }

  /// Creates a control with a localised title, for several items with previews.
  public init<Items: RandomAccessCollection, I, N>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<I, N>
  ) {
    self.init(Text(titleKey), item: 0)
  }

  /// Creates a control that reads “Share…”, for several items with previews.
  public init<Items: RandomAccessCollection, I, N>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<I, N>
  ) {
    self.init(item: 0)
  }

  /// Creates a control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(TouchstoneUI.Label(title, systemImage: "square.and.arrow.up"))
  }
}
