public import TouchstoneCore

extension ShareLink {
  /// Creates a control with a view as its label, for an item.
  public init<I: _SelfExplainingItem>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never { self.init(label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a control that reads “Share…”, for an item.
  public init<I: _SelfExplainingItem>(
    item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel())
  }
}

extension ShareLink {
  /// Creates a control with a view as its label, for several items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SelfExplainingItem { self.init(label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a control that reads “Share…”, for several items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SelfExplainingItem {
    self.init(label: DefaultShareLinkLabel())
  }
}

extension ShareLink {
  /// Creates a control with a view as its label, for an item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a control that reads “Share…”, for an item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel()) }
}

extension ShareLink {
  /// Creates a control with a view as its label, for several items with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a control that reads “Share…”, for several items with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: DefaultShareLinkLabel()) }
}
