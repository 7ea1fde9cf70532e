import Foundation

/// The tablets.
///
/// - Source: swift-snapshot-testing's `ViewImageConfig`; iPads since 2020, Apple's Human Interface Guidelines, "Layout",
///   for sizes, and the safe areas that their simulators report.
extension ViewImageConfig {
  /// iPad mini (up to the 5th generation), held across.
  public static let iPadMini = iPadMini(.landscape)

  /// iPad mini (up to the 5th generation).
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(768, 1024, top: 20, landscape: (320, 507, 694), portrait: (320, 438)).config(orientation)
  }

  /// A part of the screen of an iPad mini (up to the 5th generation).
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel(768, 1024, top: 20, landscape: (320, 507, 694), portrait: (320, 438)).config(orientation)
  }

  /// iPad of 9.7 inches, held across.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(768, 1024, top: 20, landscape: (320, 507, 694), portrait: (320, 438)).config(orientation)
  }

  /// A part of the screen of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel(768, 1024, top: 20, landscape: (320, 507, 694), portrait: (320, 438)).config(orientation)
  }

  /// iPad of 10.2 inches, held across.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(810, 1080, top: 20, landscape: (320, 535, 750), portrait: (320, 480)).config(orientation)
  }

  /// A part of the screen of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel(810, 1080, top: 20, landscape: (320, 535, 750), portrait: (320, 480)).config(orientation)
  }

  /// iPad Pro of 10.5 inches, held across.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(834, 1112, top: 20, landscape: (320, 551, 782), portrait: (320, 504)).config(orientation)
  }

  /// A part of the screen of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel(834, 1112, top: 20, landscape: (320, 551, 782), portrait: (320, 504)).config(orientation)
  }

  /// iPad Pro of 11 inches, held across.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(834, 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504)).config(orientation)
  }

  /// A part of the screen of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel(834, 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504)).config(orientation)
  }

  /// iPad Pro of 12.9 inches, held across.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(1024, 1366, top: 20, landscape: (375, 678, 981), portrait: (375, 639), isHalfRegular: true).config(
      orientation)
  }

  /// A part of the screen of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel(1024, 1366, top: 20, landscape: (375, 678, 981), portrait: (375, 639), isHalfRegular: true).config(
      orientation)
  }

  /// iPad mini of 8.3 inches, held across.
  public static let iPadMini8_3 = iPadMini8_3(.landscape)

  /// iPad mini of 8.3 inches.
  public static func iPadMini8_3(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(744, 1133, top: 24, bottom: 20).config(orientation)
  }

  /// iPad of 10.9 inches and iPad Air of 11 inches, held across.
  public static let iPad10_9 = iPad10_9(.landscape)

  /// iPad of 10.9 inches and iPad Air of 11 inches.
  public static func iPad10_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(820, 1180, top: 24, bottom: 20).config(orientation)
  }

  /// iPad Air of 13 inches, held across.
  public static let iPadAir13 = iPadAir13(.landscape)

  /// iPad Air of 13 inches.
  public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(1024, 1366, top: 24, bottom: 20).config(orientation)
  }

  /// iPad Pro of 11 inches (M4), held across.
  public static let iPadPro11M4 = iPadPro11M4(.landscape)

  /// iPad Pro of 11 inches (M4).
  public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(834, 1210, top: 24, bottom: 20).config(orientation)
  }

  /// iPad Pro of 13 inches (M4), held across.
  public static let iPadPro13M4 = iPadPro13M4(.landscape)

  /// iPad Pro of 13 inches (M4).
  public static func iPadPro13M4(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel(1032, 1376, top: 24, bottom: 20).config(orientation)
  }
}
