public import TouchstoneCore

/// Values that are offered below a title.
///
/// - Source: AppIntents, `IntentItemSection`.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [IntentItem<Result>]
  ) {
    (self.title, self.items) = (title, items)
  }

  public init(_ title: LocalizedStringResource? = nil, items: [Result]) where Result: InstanceDisplayRepresentable {
    self.init(title, items: items.map { IntentItem($0) })
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    @IntentItemBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
  ) { self.init(title, items: itemsBuilder()) }
}
