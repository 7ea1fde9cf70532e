import Foundation
import TouchstoneUI

/// The shape in which particles start.
///
/// - Source: Core Animation, `CAEmitterLayerEmitterShape`.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value `point`.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// The value `line`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// The value `rectangle`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The value `cuboid`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// The value `circle`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The value `sphere`.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
