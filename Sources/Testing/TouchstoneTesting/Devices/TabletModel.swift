import Foundation
import TouchstoneUI

/// The dimensions of a tablet, in points.
struct TabletModel {
  /// The size in portrait.
  var size: CGSize
  var top: CGFloat
  var bottom: CGFloat
  /// The widths of a third, a half and two thirds of the screen in landscape.
  var landscapeSplits: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)?
  /// The widths of a third and two thirds of the screen in portrait.
  var portraitSplits: (third: CGFloat, twoThirds: CGFloat)?
  /// Whether a half of the screen is wide enough for two columns.
  var isHalfRegular = false

  init(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0) {
    size = CGSize(width: width, height: height)
    self.top = top
    self.bottom = bottom
  }

  init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0,
    landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat), portrait: (third: CGFloat, twoThirds: CGFloat),
    isHalfRegular: Bool = false
  ) {
    self.init(width, height, top: top, bottom: bottom)
    landscapeSplits = landscape
    portraitSplits = portrait
    self.isHalfRegular = isHalfRegular
  }

  /// Returns the configuration of the whole screen.
  ///
  /// - Parameter device: The name of the device, up to a parenthesis; `nil` for none.
  func config(_ orientation: ViewImageConfig.Orientation, device: String? = #function) -> ViewImageConfig {
    switch orientation {
    case .landscape: config(.landscape(splitView: .full), device: device)
    case .portrait: config(.portrait(splitView: .full), device: device)
    }
  }

  /// Returns the configuration of a part of the screen, or of the whole screen if the parts of the model are unknown.
  ///
  /// - Parameter device: The name of the device, up to a parenthesis; `nil` for none.
  func config(_ orientation: ViewImageConfig.TabletOrientation, device: String? = #function) -> ViewImageConfig {
    let across = CGSize(width: size.height, height: size.width)
    var config =
      switch orientation {
      case .landscape(.full): config(across, width: nil, isRegular: true)
      case .landscape(.oneThird): config(across, width: landscapeSplits?.third, isRegular: false)
      case .landscape(.oneHalf): config(across, width: landscapeSplits?.half, isRegular: isHalfRegular)
      case .landscape(.twoThirds): config(across, width: landscapeSplits?.twoThirds, isRegular: true)
      case .portrait(.full): config(size, width: nil, isRegular: true)
      case .portrait(.oneThird): config(size, width: portraitSplits?.third, isRegular: false)
      case .portrait(.twoThirds): config(size, width: portraitSplits?.twoThirds, isRegular: false)
      }
    config.name = device.map { String($0.prefix { $0 != "(" }) + orientation.suffix }
    return config
  }

  private func config(_ screen: CGSize, width: CGFloat?, isRegular: Bool) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, bottom: bottom),
      size: CGSize(width: width ?? screen.width, height: screen.height),
      traits: .device(.pad, horizontal: isRegular ? .regular : .compact, vertical: .regular))
  }
}

extension ViewImageConfig.TabletOrientation {
  /// What follows the name of a tablet: nothing for the whole screen in landscape, which is the default.
  fileprivate var suffix: String {
    switch self {
    case .landscape(.full): ""
    case .landscape(let part): "-landscape-\(part)"
    case .portrait(.full): "-portrait"
    case .portrait(let part): "-portrait-\(part)"
    }
  }
}
