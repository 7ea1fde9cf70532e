public import TouchstoneCore

/// Values that are offered in sections.
///
/// - Source: AppIntents, `IntentItemCollection`.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  public let sections: [IntentItemSection<Result>]
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  public static var empty: Self { Self(sections: []) }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
  ) {
    sections = [IntentItemSection(items: items)]
  }

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result])
  where Result: InstanceDisplayRepresentable {
    sections = [IntentItemSection(items: items)]
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentSectionBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) { sections = sectionsBuilder() }
}
