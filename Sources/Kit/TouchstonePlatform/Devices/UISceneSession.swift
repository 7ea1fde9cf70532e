import Foundation
public import TouchstoneUI

/// What the system keeps of a scene; Touchstone creates none.
@MainActor @preconcurrency
public final class UISceneSession: Hashable {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external screen that no one touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// An identifier that stays the same while the scene exists.
  public let persistentIdentifier = UUID().uuidString
  /// The scene: always `nil`.
  public var scene: UIScene? { nil }
  /// Data of the app.
  public var userInfo: [String: Any]?

  init() {}

  public nonisolated static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
