import Foundation
import TouchstoneUI

/// The dimensions of a phone, in points.
struct PhoneModel {
  var size: CGSize
  var top: CGFloat
  var bottom: CGFloat
  /// The insets at both sides in landscape.
  var side: CGFloat
  var landscapeBottom: CGFloat
  /// Whether the phone is wide enough for two columns in landscape.
  var isRegularInLandscape: Bool

  init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, side: CGFloat = 0,
    landscapeBottom: CGFloat = 0, isRegularInLandscape: Bool = false
  ) {
    size = CGSize(width: width, height: height)
    self.top = top
    self.bottom = bottom
    self.side = side
    self.landscapeBottom = landscapeBottom
    self.isRegularInLandscape = isRegularInLandscape
  }

  /// Returns the configuration of the phone in an orientation.
  ///
  /// - Parameter device: The name of the device, up to a parenthesis; `nil` for none.
  func config(_ orientation: ViewImageConfig.Orientation, device: String? = #function) -> ViewImageConfig {
    var config =
      switch orientation {
      case .portrait:
        ViewImageConfig(
          safeArea: UIEdgeInsets(top: top, bottom: bottom), size: size,
          traits: .device(.phone, horizontal: .compact, vertical: .regular))
      case .landscape:
        ViewImageConfig(
          safeArea: UIEdgeInsets(left: side, bottom: landscapeBottom, right: side),
          size: CGSize(width: size.height, height: size.width),
          traits: .device(.phone, horizontal: isRegularInLandscape ? .regular : .compact, vertical: .compact))
      }
    config.name = device.map { String($0.prefix { $0 != "(" }) + (orientation == .landscape ? "-landscape" : "") }
    return config
  }
}

extension UITraitCollection {
  /// Returns the traits of views on a device. The text size is `medium`, one step smaller than the default of a new
  /// device.
  ///
  /// - Source: swift-snapshot-testing, `UITraitCollection`.
  static func device(
    _ idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
    ])
  }
}
