public import Foundation
import TouchstoneUI

/// - Source: AVFoundation, `AVMetadataObject`.
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
  }

  public let type: ObjectType
  init(type: ObjectType) { self.type = type }
}
