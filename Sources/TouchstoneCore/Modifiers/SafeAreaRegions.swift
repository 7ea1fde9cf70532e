import Foundation
import TouchstoneDrawing

/// What makes edges of the screen unsafe.
///
/// - Source: SwiftUI, `SafeAreaRegions`.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars and the rounded corners of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which no picture shows.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything that makes edges unsafe.
  public static let all = SafeAreaRegions(rawValue: .max)
}
