public import TouchstoneCore

/// What the system says to people.
///
/// - Source: AppIntents, `IntentDialog`.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public let supporting: LocalizedStringResource?

  /// Creates a dialogue of a text that is spoken.
  public init(_ resource: LocalizedStringResource) { (full, supporting) = (resource, nil) }

  /// Creates a dialogue of a text that is spoken alone, and of one beside what is shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }

  /// Creates a dialogue with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) { (self.full, supporting) = (full, nil) }

  /// Creates a dialogue with a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    (self.full, self.supporting) = (full, supporting)
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
