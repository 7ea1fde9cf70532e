import Foundation
import TouchstoneUI

/// The screens that previews are shown on.
struct PreviewScreen {
  /// The screen in portrait and landscape.
  var config: @Sendable (ViewImageConfig.Orientation) -> ViewImageConfig

  /// The screen of previews that do not name one.
  static let standard = PreviewScreen { .iPhone15($0) }

  /// The devices by Xcode's names without spaces, brackets and generations, most specific names first.
  private static let devices: [(name: String, screen: PreviewScreen)] = [
    ("iphonese2", PreviewScreen { .iPhone8($0) }),
    ("iphonese3", PreviewScreen { .iPhone8($0) }),
    ("iphonese", PreviewScreen { .iPhoneSe($0) }),
    ("iphone7plus", PreviewScreen { .iPhone8Plus($0) }),
    ("iphone7", PreviewScreen { .iPhone8($0) }),
    ("iphone11promax", PreviewScreen { .iPhoneXsMax($0) }),
    ("iphone11pro", PreviewScreen { .iPhoneX($0) }),
    ("iphone11", PreviewScreen { .iPhoneXr($0) }),
    ("iphone12mini", PreviewScreen { .iPhone13Mini($0) }),
    ("iphone8plus", PreviewScreen { .iPhone8Plus($0) }),
    ("iphone8", PreviewScreen { .iPhone8($0) }),
    ("iphonexsmax", PreviewScreen { .iPhoneXsMax($0) }),
    ("iphonexr", PreviewScreen { .iPhoneXr($0) }),
    ("iphonex", PreviewScreen { .iPhoneX($0) }),
    ("iphone12promax", PreviewScreen { .iPhone12ProMax($0) }),
    ("iphone12", PreviewScreen { .iPhone12($0) }),
    ("iphone13promax", PreviewScreen { .iPhone13ProMax($0) }),
    ("iphone13mini", PreviewScreen { .iPhone13Mini($0) }),
    ("iphone13", PreviewScreen { .iPhone13($0) }),
    ("iphone14promax", PreviewScreen { .iPhone14ProMax($0) }),
    ("iphone14pro", PreviewScreen { .iPhone14Pro($0) }),
    ("iphone14plus", PreviewScreen { .iPhone14Plus($0) }),
    ("iphone14", PreviewScreen { .iPhone14($0) }),
    ("iphone15promax", PreviewScreen { .iPhone15ProMax($0) }),
    ("iphone15pro", PreviewScreen { .iPhone15Pro($0) }),
    ("iphone15plus", PreviewScreen { .iPhone15Plus($0) }),
    ("iphone15", standard),
    ("iphone16promax", PreviewScreen { .iPhone16ProMax($0) }),
    ("iphone16pro", PreviewScreen { .iPhone16Pro($0) }),
    ("iphone16plus", PreviewScreen { .iPhone16Plus($0) }),
    ("iphone16e", PreviewScreen { .iPhone16e($0) }),
    ("iphone16", PreviewScreen { .iPhone16($0) }),
    ("iphone17promax", PreviewScreen { .iPhone17ProMax($0) }),
    ("iphone17pro", PreviewScreen { .iPhone17Pro($0) }),
    ("iphone17", PreviewScreen { .iPhone17($0) }),
    ("ipadmini6", PreviewScreen { .iPadMini8_3($0) }),
    ("ipadminia17", PreviewScreen { .iPadMini8_3($0) }),
    ("ipadmini", PreviewScreen { .iPadMini($0) }),
    ("ipadpro12", PreviewScreen { .iPadPro12_9($0) }),
    ("ipadpro13", PreviewScreen { .iPadPro13M4($0) }),
    ("ipadpro11inchm", PreviewScreen { .iPadPro11M4($0) }),
    ("ipadpro97", PreviewScreen { .iPad9_7($0) }),
    ("ipadpro105", PreviewScreen { .iPadPro10_5($0) }),
    ("ipadpro", PreviewScreen { .iPadPro11($0) }),
    ("ipadair13", PreviewScreen { .iPadAir13($0) }),
    ("ipadair11", PreviewScreen { .iPad10_9($0) }),
    ("ipadair4", PreviewScreen { .iPad10_9($0) }),
    ("ipadair5", PreviewScreen { .iPad10_9($0) }),
    ("ipadair3", PreviewScreen { .iPadPro10_5($0) }),
    ("ipadair", PreviewScreen { .iPad9_7($0) }),
    ("ipad5", PreviewScreen { .iPad9_7($0) }),
    ("ipad6", PreviewScreen { .iPad9_7($0) }),
    ("ipad7", PreviewScreen { .iPad10_2($0) }),
    ("ipad8", PreviewScreen { .iPad10_2($0) }),
    ("ipad9", PreviewScreen { .iPad10_2($0) }),
    ("ipad", PreviewScreen { .iPad10_9($0) }),
  ]

  /// Creates the screen of a device by its name in Xcode, such as `iPhone 15 Pro` or `iPad Pro (11-inch)`; `nil` if the
  /// device is unknown.
  ///
  /// - Parameter isExact: Whether nothing but a size and a generation may follow a name that is known.
  init?(_ device: PreviewDevice, isExact: Bool = false) {
    let name = device.rawValue.lowercased().filter { $0.isLetter || $0.isNumber }
    guard let known = Self.devices.first(where: { name.hasPrefix($0.name) }) else { return nil }
    let rest = name.dropFirst(known.name.count)
    let ending = /([0-9]*inch)?([0-9]*(st|nd|rd|th)generation)?([am][0-9]+|[0-9])?/
    if isExact, rest.wholeMatch(of: ending) == nil { return nil }
    self = known.screen
  }

  init(config: @escaping @Sendable (ViewImageConfig.Orientation) -> ViewImageConfig) {
    self.config = config
  }
}

extension Preview {
  /// Returns the layout of the preview's pictures.
  ///
  /// - Parameter screen: The screen for previews that fill a screen but do not name one.
  func snapshotLayout(screen: ViewImageConfig?) -> SwiftUISnapshotLayout {
    switch layout {
    case .sizeThatFits: return .sizeThatFits
    case .fixed(let width, let height): return .fixed(width: width, height: height)
    case .device: break
    }
    let isAcross = orientation == .landscapeLeft || orientation == .landscapeRight
    if device == nil, !isAcross, let screen { return .device(config: screen) }
    let named = device.flatMap { PreviewScreen($0) } ?? .standard
    return .device(config: named.config(isAcross ? .landscape : .portrait))
  }

  /// The warning about an unknown device.
  var deviceWarning: String? {
    guard layout == .device, let device, PreviewScreen(device) == nil else { return nil }
    return "previewDevice(\"\(device.rawValue)\"): unknown device; the preview is drawn on an iPhone 15."
  }
}
