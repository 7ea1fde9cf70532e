public import Foundation
public import TouchstoneCore

/// How the system shows a value.
///
/// - Source: AppIntents, `DisplayRepresentation`.
public struct DisplayRepresentation: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A picture beside a value.
  public struct Image: Equatable, Sendable {
    public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

    private enum Source: Equatable, Sendable { case system(String), named(String), data(Data), url(URL) }

    private let source: Source

    public init(systemName: String, isTemplate: Bool? = nil) { source = .system(systemName) }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .named(name)
    }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { source = .data(data) }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { source = .url(url) }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]
  public var descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How the system names a type.
///
/// - Source: AppIntents, `TypeDisplayRepresentation`.
public struct TypeDisplayRepresentation: Equatable, ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
  }

  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
