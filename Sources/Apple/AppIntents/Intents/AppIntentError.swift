public import Foundation

/// An error of an action: what it asks for, of people or of the system.
///
/// - Source: AppIntents, `AppIntentError`.
public struct AppIntentError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  public let description: String
  public var errorDescription: String? { description }

  private init(_ description: String) { self.description = description }

  static func needsValue(_ what: String) -> Self {
    Self(
      "The intent asks for \(what), and no one can answer on Linux. Set the parameter before the intent is performed.")
  }

  static func unavailable(_ what: String) -> Self {
    Self("\(what), which is not possible on Linux. Test the rest of the intent without it.")
  }

  static func noValue(_ name: String) -> Self { Self("The intent \(name) was performed and returned no value.") }

  /// The action stops and cannot continue.
  public enum Unrecoverable: Error, Hashable, Sendable {
    case unknown, entityNotFound, featureCurrentlyRestricted, notAllowed, unsupportedOnDevice
  }

  /// The action stops until people have changed something.
  public enum UserActionRequired: Error, Hashable, Sendable {
    case accountSetup, confirmation, displayPermission, networkConnectivity, signin
  }

  /// The system has no permission for what the action does.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth, camera, contacts, eventStore, location, microphone, photoLibrary
  }
}
