public import Foundation

/// The kind of components that the colours of a space have.
///
/// - Source: Core Graphics, `CGColorSpaceModel`.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// Components in an unknown colour space.
  case unknown = -1
  /// One component: grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// A lightness and two opponent colours.
  case lab = 3
  /// A pattern instead of components.
  case pattern = 6
  /// The tristimulus values of CIE 1931.
  case XYZ = 7
}

/// The meaning of a colour's components.
///
/// An immutable class, because Core Graphics' is one.
///
/// - Source: Core Graphics, `CGColorSpace`.
public final class CGColorSpace: Hashable, Sendable {
  /// The primaries and the transfer curve of a colour space.
  enum Encoding: Hashable, Sendable {
    case sRGB
    case linearSRGB
    case displayP3
    case linearDisplayP3
    case gray
    case linearGray
    case cmyk
    case wide(WideColorSpace)
  }

  let encoding: Encoding
  private let identifier: String
  /// Whether the colours of the space are patterns.
  private let isPattern: Bool
  /// For a pattern space, the colour space of the colours that fill uncoloured cells.
  public let baseColorSpace: CGColorSpace?

  private init(_ encoding: Encoding, _ identifier: String) {
    self.encoding = encoding
    self.identifier = identifier
    isPattern = false
    baseColorSpace = nil
  }

  /// Creates a colour space whose colours are patterns.
  ///
  /// - Parameter baseSpace: The colour space of the colours that fill uncoloured cells.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    encoding = baseSpace?.encoding ?? .gray
    identifier = "Pattern " + (baseSpace?.identifier ?? "")
    isPattern = true
    baseColorSpace = baseSpace
  }

  /// Creates a named colour space, or returns `nil` if the name is not one of the constants below.
  public convenience init?(name: CFString) {
    let identifier = String(describing: name)
    guard let encoding = Self.encodings[identifier] else { return nil }
    self.init(encoding, identifier)
  }

  /// The name of the space; `nil` for a device colour space.
  public var name: CFString? {
    Self.encodings[identifier] == nil ? nil : NSString(string: identifier)
  }

  /// The kind of components that the colours of the space have.
  public var model: CGColorSpaceModel {
    if isPattern { return .pattern }
    switch encoding {
    case .gray, .linearGray: return .monochrome
    case .cmyk: return .cmyk
    case .wide(.lab): return .lab
    case .wide(.xyz): return .XYZ
    default: return .rgb
    }
  }

  /// Whether the space includes colours outside sRGB.
  public var isWideGamutRGB: Bool {
    switch encoding {
    case .displayP3, .linearDisplayP3: true
    case .wide(let space): space.isWideGamutRGB
    default: false
    }
  }

  /// The number of components, not counting alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 3
    }
  }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.identifier == rhs.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }

  // The names are created on each use, because Foundation's string class cannot be shared between threads.
  /// sRGB with components from 0 to 1.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// sRGB with components beyond 0 to 1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// Linear sRGB with components from 0 to 1.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// Linear sRGB with components beyond 0 to 1.
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  /// Display P3, with wider primaries and sRGB's transfer curve, and components from 0 to 1.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// Display P3 with components beyond 0 to 1.
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
  /// Linear Display P3 with components from 0 to 1.
  public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
  /// Linear Display P3 with components beyond 0 to 1.
  public static var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
  /// Linear RGB; the same as `linearSRGB` here.
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  /// Grey, with sRGB's transfer curve here.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// Grey with components beyond 0 to 1.
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
  /// Linear grey with components from 0 to 1.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  /// Linear grey with components beyond 0 to 1.
  public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }

  /// CMYK, which is converted to sRGB without a profile.
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
  /// CIE L*a*b*, relative to the white of D50: L from 0 to 100, a and b around 0.
  public static var genericLab: CFString { "kCGColorSpaceGenericLab" }
  /// CIE 1931 XYZ, relative to the white of D50.
  public static var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" }
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  /// ROMM RGB, which is also called ProPhoto RGB.
  public static var rommrgb: CFString { "kCGColorSpaceROMMRGB" }
  /// The colours of high-definition television, Rec. ITU-R BT.709.
  public static var itur_709: CFString { "kCGColorSpaceITUR_709" }
  /// The colours of ultra-high-definition television, Rec. ITU-R BT.2020.
  public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
  /// The colours of Rec. ITU-R BT.2020 beyond 0 to 1.
  public static var extendedITUR_2020: CFString { "kCGColorSpaceExtendedITUR_2020" }
  /// Linear colours with the primaries of Rec. ITU-R BT.2020, from 0 to 1.
  public static var linearITUR_2020: CFString { "kCGColorSpaceLinearITUR_2020" }
  /// Linear colours with the primaries of Rec. ITU-R BT.2020, beyond 0 to 1.
  public static var extendedLinearITUR_2020: CFString { "kCGColorSpaceExtendedLinearITUR_2020" }
  /// The primaries of Rec. ITU-R BT.2020 with sRGB's transfer curve.
  public static var itur_2020_sRGBGamma: CFString { "kCGColorSpaceITUR_2020_sRGBGamma" }
  /// The colours of digital cinema, SMPTE RP 431-2.
  public static var dcip3: CFString { "kCGColorSpaceDCIP3" }
  /// ACEScg: linear colours with the primaries AP1 of the Academy of Motion Picture Arts and Sciences.
  public static var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" }

  private static let encodings: [String: Encoding] = [
    "kCGColorSpaceGenericCMYK": .cmyk,
    "kCGColorSpaceGenericLab": .wide(.lab),
    "kCGColorSpaceGenericXYZ": .wide(.xyz),
    "kCGColorSpaceAdobeRGB1998": .wide(.adobeRGB),
    "kCGColorSpaceROMMRGB": .wide(.rommRGB),
    "kCGColorSpaceITUR_709": .wide(.rec709),
    "kCGColorSpaceITUR_2020": .wide(.rec2020),
    "kCGColorSpaceExtendedITUR_2020": .wide(.rec2020),
    "kCGColorSpaceLinearITUR_2020": .wide(.linearRec2020),
    "kCGColorSpaceITUR_2020_sRGBGamma": .wide(.rec2020WithSRGBCurve),
    "kCGColorSpaceDCIP3": .wide(.dciP3),
    "kCGColorSpaceACESCGLinear": .wide(.acescg),
    "kCGColorSpaceExtendedLinearITUR_2020": .wide(.linearRec2020),
    "kCGColorSpaceSRGB": .sRGB,
    "kCGColorSpaceExtendedSRGB": .sRGB,
    "kCGColorSpaceLinearSRGB": .linearSRGB,
    "kCGColorSpaceExtendedLinearSRGB": .linearSRGB,
    "kCGColorSpaceDisplayP3": .displayP3,
    "kCGColorSpaceExtendedDisplayP3": .displayP3,
    "kCGColorSpaceLinearDisplayP3": .linearDisplayP3,
    "kCGColorSpaceExtendedLinearDisplayP3": .linearDisplayP3,
    "kCGColorSpaceGenericRGBLinear": .linearSRGB,
    "kCGColorSpaceGenericGrayGamma2_2": .gray,
    "kCGColorSpaceExtendedGray": .gray,
    "kCGColorSpaceLinearGray": .linearGray,
    "kCGColorSpaceExtendedLinearGray": .linearGray,
  ]

  static let deviceRGB = CGColorSpace(.sRGB, "DeviceRGB")
  static let deviceGray = CGColorSpace(.gray, "DeviceGray")
  static let deviceCMYK = CGColorSpace(.cmyk, "DeviceCMYK")
  static let standardRGB = CGColorSpace(.sRGB, "kCGColorSpaceSRGB")
  static let extendedLinearRGB = CGColorSpace(.linearSRGB, "kCGColorSpaceExtendedLinearSRGB")
  static let standardGray = CGColorSpace(.gray, "kCGColorSpaceGenericGrayGamma2_2")
}

/// Returns the device RGB colour space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device grey colour space, which has sRGB's transfer curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device CMYK colour space, which is converted to sRGB without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
