import Foundation
import TouchstoneDrawing

/// The reasons for which edges of the screen are unsafe.
///
/// - Source: SwiftUI, `SafeAreaRegions`.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars, and the rounded corners of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The software keyboard, which pictures do not show. Its height can be set.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All reasons.
  public static let all = SafeAreaRegions(rawValue: .max)
}
