import Foundation
import TouchstoneUI

/// - Source: AVFoundation, `AVMediaType`.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
}
