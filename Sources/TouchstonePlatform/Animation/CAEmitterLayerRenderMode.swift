import Foundation
import TouchstoneUI

/// The order of particles.
///
/// - Source: Core Animation, `CAEmitterLayerRenderMode`.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The value `oldestFirst`.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The value `oldestLast`.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The value `backToFront`.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
