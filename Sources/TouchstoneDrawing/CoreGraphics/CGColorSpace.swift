public import Foundation

/// How many components the colours of a space have, and which.
///
/// - Source: Core Graphics, `CGColorSpaceModel`.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// Components in an unknown color space.
  case unknown = -1
  /// One component: grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// A pattern in place of components.
  case pattern = 6
}

/// What the components of a colour mean.
///
/// A class because Core Graphics' is one; never changed once made.
///
/// - Source: Core Graphics, `CGColorSpace`.
public final class CGColorSpace: Hashable, Sendable {
  /// The primaries and the transfer curve of a space.
  enum Encoding: Hashable, Sendable {
    case sRGB
    case linearSRGB
    case displayP3
    case linearDisplayP3
    case gray
    case linearGray
    case cmyk
  }

  let encoding: Encoding
  private let identifier: String
  /// Whether the colours of the space are patterns.
  private let isPattern: Bool
  /// Of patterns, the space of the colours that cells without colours take.
  public let baseColorSpace: CGColorSpace?

  private init(_ encoding: Encoding, _ identifier: String) {
    self.encoding = encoding
    self.identifier = identifier
    isPattern = false
    baseColorSpace = nil
  }

  /// Creates a space whose colours are patterns.
  ///
  /// - Parameter baseSpace: The space of the colours that cells without colours take.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    encoding = baseSpace?.encoding ?? .gray
    identifier = "Pattern " + (baseSpace?.identifier ?? "")
    isPattern = true
    baseColorSpace = baseSpace
  }

  /// Creates a named space, or `nil` where the name is not one of the constants below.
  public convenience init?(name: CFString) {
    let identifier = String(describing: name)
    guard let encoding = Self.encodings[identifier] else { return nil }
    self.init(encoding, identifier)
  }

  /// The name of the space; `nil` for a space of a device.
  public var name: CFString? {
    Self.encodings[identifier] == nil ? nil : NSString(string: identifier)
  }

  /// Which components the colours of the space have.
  public var model: CGColorSpaceModel {
    if isPattern { return .pattern }
    switch encoding {
    case .gray, .linearGray: return .monochrome
    case .cmyk: return .cmyk
    default: return .rgb
    }
  }

  /// Whether the space holds colours beyond sRGB.
  public var isWideGamutRGB: Bool { encoding == .displayP3 || encoding == .linearDisplayP3 }

  /// The number of components, without the opacity.
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

  // The names are created on each use, because Foundation's string class may not be shared between threads.
  /// sRGB: components on its curve, 0 … 1.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// sRGB with components beyond 0 … 1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The colours of sRGB as light, 0 … 1.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The colours of sRGB as light, beyond 0 … 1 too.
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  /// Display P3: wider primaries on sRGB's curve, 0 … 1.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// Display P3 with components beyond 0 … 1.
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
  /// The colours of Display P3 as light, 0 … 1.
  public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
  /// The colours of Display P3 as light, beyond 0 … 1 too.
  public static var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
  /// The colours of sRGB as light; here the same as `linearSRGB`.
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  /// Gray; here on sRGB's curve.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// Gray beyond 0 … 1.
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
  /// Gray as light, 0 … 1.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  /// Gray as light, beyond 0 … 1 too.
  public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }

  private static let encodings: [String: Encoding] = [
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

/// The colour space of the device: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The gray space of the device: gray on sRGB's curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The space of four inks of the device, turned into sRGB without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
