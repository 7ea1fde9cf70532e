import Foundation
import TouchstoneCore

/// How much a rule of Auto Layout matters.
///
/// - Source: UIKit, `UILayoutPriority`; AppKit's `NSLayoutConstraint.Priority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The rule must hold.
  public static let required = UILayoutPriority(1000)
  /// The rule should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// The rule may hold.
  public static let defaultLow = UILayoutPriority(250)
  /// The size should fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
