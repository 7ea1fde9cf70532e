public import Foundation
public import TouchstoneTypes

/// A file that an action takes or returns.
///
/// - Source: AppIntents, `IntentFile`.
public struct IntentFile: _IntentValue, Hashable, Sendable {
  public var filename: String
  public var type: UTType?
  public let fileURL: URL?
  private let contents: Data?

  /// Creates a file of data.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (contents, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }

  /// Creates a file at a place.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (contents, self.type, self.fileURL) = (nil, type, fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// The contents: those of the file at its place, or none if it cannot be read.
  public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

/// A person whom an action is about.
///
/// - Source: AppIntents, `IntentPerson`.
public struct IntentPerson: _IntentValue, Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)
  }
  public enum Identifier: Hashable, Sendable {
    case applicationDefined(String)
    case contactIdentifier(String)
    case unknown
  }
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case emailAddress(String), phoneNumber(String), applicationDefined(String)
    }
    public enum Label: String, Hashable, Sendable { case home, work, iPhone, mobile, main, school, other }

    public let value: Value
    public let label: Label?
    public init(value: Value, label: Label? = nil) { (self.value, self.label) = (value, label) }
    public init(emailAddress: String, label: Label? = nil) {
      self.init(value: .emailAddress(emailAddress), label: label)
    }
    public init(phoneNumber: String, label: Label? = nil) { self.init(value: .phoneNumber(phoneNumber), label: label) }
  }

  public let identifier: Identifier
  public let name: Name
  public let handle: Handle?
  public let isMe: Bool

  public init(identifier: Identifier = .unknown, name: Name, handle: Handle? = nil, isMe: Bool = false) {
    (self.identifier, self.name, self.handle, self.isMe) = (identifier, name, handle, isMe)
  }
}

/// An amount of money.
///
/// - Source: AppIntents, `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: _IntentValue, Hashable, Sendable {
  public let amount: Decimal
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
