import Foundation
import TouchstoneUI

/// The part of a shape in which particles start.
///
/// - Source: Core Animation, `CAEmitterLayerEmitterMode`.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value `points`.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The value `outline`.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The value `surface`.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The value `volume`.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
