public import TouchstoneCore

/// What offers the values of a parameter.
///
/// - Source: AppIntents, `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Self.Result.Result

  typealias Item = IntentItem
  typealias ItemSection = IntentItemSection
  typealias ItemCollection = IntentItemCollection
  typealias ParameterDependency = IntentParameterDependency

  func results() async throws -> Result
  /// Returns the value of a parameter that people give none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that are offered, in sections or not.
///
/// - Source: AppIntents, `ResultsCollection`.
public protocol ResultsCollection: Sendable {
  associatedtype Result: _IntentValue
  /// The values of all sections.
  var items: [Result] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public var items: [Element] { self }
}

/// A value that is offered, and how it is shown.
///
/// - Source: AppIntents, `IntentItem`.
public struct IntentItem<Result: _IntentValue>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image)
  }

  public init(_ value: Result) where Result: InstanceDisplayRepresentable {
    let shown = value.displayRepresentation
    self.init(value, title: shown.title, subtitle: shown.subtitle, image: shown.image)
  }
}

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

/// - Source: AppIntents, the builder of `IntentItemSection`.
@resultBuilder
public enum IntentItemBuilder<Result: _IntentValue> {
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
  public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
  public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
  public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
}

/// - Source: AppIntents, the builder of `IntentItemCollection`.
@resultBuilder
public enum IntentSectionBuilder<Result: _IntentValue> {
  public static func buildExpression(_ part: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [part] }
  public static func buildExpression(_ parts: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { parts }
  public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
    parts.flatMap { $0 }
  }
  public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] { part ?? [] }
  public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { first }
  public static func buildEither(second: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { second }
}

/// The action whose parameters a provider reads. There is none here.
///
/// - Source: AppIntents, `IntentParameterDependency`.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  public init<each Value: _IntentValue>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
  public var wrappedValue: Intent? { nil }
}
