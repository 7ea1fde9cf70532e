public import Foundation
public import TouchstoneCore

/// What an update of an activity tells people.
///
/// - Source: ActivityKit, `AlertConfiguration`.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  ///
  /// - Source: ActivityKit, `AlertConfiguration.AlertSound`.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?

    public static let `default` = AlertSound(name: nil)

    /// The sound of a file.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  let title: LocalizedStringResource
  let body: LocalizedStringResource
  let sound: AlertSound

  /// Creates an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
