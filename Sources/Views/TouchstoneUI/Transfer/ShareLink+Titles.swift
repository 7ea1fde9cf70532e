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

  /// Creates a control with a localised title, for an item.
  public init<I: _SelfExplainingItem>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a control with a title, for an item.
  public init<I: _SelfExplainingItem>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a control with a title, for an item.
  @_disfavoredOverload
  public init<S: StringProtocol, I: _SelfExplainingItem>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a control with a title from a resource, for an item.
  @_disfavoredOverload
  public init<I: _SelfExplainingItem>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
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

  /// Creates a control with a localised title, for several items.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SelfExplainingItem {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a control with a title, for several items.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SelfExplainingItem {
    self.init(label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a control with a title, for several items.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SelfExplainingItem {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a control with a title from a resource, for several items.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SelfExplainingItem {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
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

  /// Creates a control with a localised title, for an item with a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Creates a control with a title, for an item with a preview.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel(title: title)) }

  /// Creates a control with a title, for an item with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a control with a title from a resource, for an item with a preview.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(label: DefaultShareLinkLabel(title: Text(titleResource))) }
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

  /// Creates a control with a localised title, for several items with previews.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Creates a control with a title, for several items with previews.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: DefaultShareLinkLabel(title: title)) }

  /// Creates a control with a title, for several items with previews.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a control with a title from a resource, for several items with previews.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: DefaultShareLinkLabel(title: Text(titleResource))) }
}
