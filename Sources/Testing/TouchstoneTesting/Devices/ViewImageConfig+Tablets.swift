import Foundation

/// The tablets.
extension ViewImageConfig {
  /// iPad mini (up to the 5th generation), in landscape.
  public static let iPadMini = iPadMini(.landscape)

  /// iPad mini (up to the 5th generation).
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadMini.config(orientation)
  }

  /// iPad mini (up to the 5th generation), with the app in a part of the screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadMini.config(orientation)
  }

  /// 9.7-inch iPad, in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// 9.7-inch iPad.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadMini.config(orientation)
  }

  /// 9.7-inch iPad, with the app in a part of the screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadMini.config(orientation)
  }

  /// 10.2-inch iPad, in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// 10.2-inch iPad.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPad10_2.config(orientation)
  }

  /// 10.2-inch iPad, with the app in a part of the screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPad10_2.config(orientation)
  }

  /// 10.5-inch iPad Pro, in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// 10.5-inch iPad Pro.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadPro10_5.config(orientation)
  }

  /// 10.5-inch iPad Pro, with the app in a part of the screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadPro10_5.config(orientation)
  }

  /// 11-inch iPad Pro, in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// 11-inch iPad Pro.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadPro11.config(orientation)
  }

  /// 11-inch iPad Pro, with the app in a part of the screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadPro11.config(orientation)
  }

  /// 12.9-inch iPad Pro, in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// 12.9-inch iPad Pro.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadPro12_9.config(orientation)
  }

  /// 12.9-inch iPad Pro, with the app in a part of the screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadPro12_9.config(orientation)
  }

  /// 8.3-inch iPad mini, in landscape.
  public static let iPadMini8_3 = iPadMini8_3(.landscape)

  /// 8.3-inch iPad mini.
  public static func iPadMini8_3(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadMini8_3.config(orientation)
  }

  /// 10.9-inch iPad and 11-inch iPad Air, in landscape.
  public static let iPad10_9 = iPad10_9(.landscape)

  /// 10.9-inch iPad and 11-inch iPad Air.
  public static func iPad10_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPad10_9.config(orientation)
  }

  /// 13-inch iPad Air, in landscape.
  public static let iPadAir13 = iPadAir13(.landscape)

  /// 13-inch iPad Air.
  public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadAir13.config(orientation)
  }

  /// 11-inch iPad Pro (M4), in landscape.
  public static let iPadPro11M4 = iPadPro11M4(.landscape)

  /// 11-inch iPad Pro (M4).
  public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadPro11M4.config(orientation)
  }

  /// 13-inch iPad Pro (M4), in landscape.
  public static let iPadPro13M4 = iPadPro13M4(.landscape)

  /// 13-inch iPad Pro (M4).
  public static func iPadPro13M4(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.iPadPro13M4.config(orientation)
  }
}
