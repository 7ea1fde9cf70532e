import Foundation

/// An angle in radians or degrees, clockwise on screen.
///
/// - Source: SwiftUI, `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  public static let zero = Angle()

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle from a value in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from a value in degrees.
  public init(degrees: Double) {
    self.radians = degrees * (.pi / 180)
  }

  /// Returns an angle given in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle given in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether an angle is less than another; full turns count.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  /// Returns the negative of an angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Returns the product of an angle and a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns the product of a number and an angle.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  /// Returns the quotient of an angle and a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
