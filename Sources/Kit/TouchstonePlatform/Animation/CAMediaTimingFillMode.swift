import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What is shown before and after an animation.
///
/// - Source: Core Animation, `CAMediaTimingFillMode`.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its start and its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Its start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Nothing of it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
