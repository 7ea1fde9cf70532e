import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The corners of a layer.
///
/// - Source: Core Animation, `CACornerMask`.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the minimum x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the maximum x and the minimum y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the minimum x and the maximum y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the maximum x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
