import Foundation
import TouchstoneCore

/// The priority of an Auto Layout constraint.
///
/// - Source: UIKit, `UILayoutPriority`; AppKit's `NSLayoutConstraint.Priority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// The constraint should be satisfied.
  public static let defaultHigh = UILayoutPriority(750)
  /// The constraint may be satisfied.
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
