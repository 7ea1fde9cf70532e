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
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: config(.landscape(splitView: .full))
    case .portrait: config(.portrait(splitView: .full))
    }
  }

  /// Returns the configuration of a part of the screen, or of the whole screen if the parts of the model are unknown.
  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let across = CGSize(width: size.height, height: size.width)
    switch orientation {
    case .landscape(.full): return config(across, width: nil, isRegular: true)
    case .landscape(.oneThird): return config(across, width: landscapeSplits?.third, isRegular: false)
    case .landscape(.oneHalf): return config(across, width: landscapeSplits?.half, isRegular: isHalfRegular)
    case .landscape(.twoThirds): return config(across, width: landscapeSplits?.twoThirds, isRegular: true)
    case .portrait(.full): return config(size, width: nil, isRegular: true)
    case .portrait(.oneThird): return config(size, width: portraitSplits?.third, isRegular: false)
    case .portrait(.twoThirds): return config(size, width: portraitSplits?.twoThirds, isRegular: false)
    }
  }

  private func config(_ screen: CGSize, width: CGFloat?, isRegular: Bool) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, bottom: bottom),
      size: CGSize(width: width ?? screen.width, height: screen.height),
      traits: .device(.pad, horizontal: isRegular ? .regular : .compact, vertical: .regular))
  }
}
