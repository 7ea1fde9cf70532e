import Foundation

/// An identifier that can be a text.
///
/// - Source: AppIntents, `EntityIdentifierConvertible`.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for text: String) -> Self? { Self(text) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
  public var entityIdentifierString: String { rawValue.entityIdentifierString }
  public static func entityIdentifier(for text: String) -> Self? {
    RawValue.entityIdentifier(for: text).flatMap(Self.init(rawValue:))
  }
}
