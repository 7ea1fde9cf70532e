public import Foundation
import TouchstoneTypes

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
