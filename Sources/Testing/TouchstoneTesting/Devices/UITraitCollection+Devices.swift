public import TouchstoneUI

/// The traits of views on devices.
///
/// - Source: swift-snapshot-testing, `UITraitCollection`.
extension UITraitCollection {
  /// iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }

  /// iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }

  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }

  /// iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }

  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }

  /// iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }

  /// iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }

  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12Pro(orientation).traits
  }

  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }

  /// iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }

  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Mini(orientation).traits
  }

  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Pro(orientation).traits
  }

  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }

  /// iPhone 14.
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14(orientation).traits
  }

  /// iPhone 14 Plus.
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14Plus(orientation).traits
  }

  /// iPhone 14 Pro.
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14Pro(orientation).traits
  }

  /// iPhone 14 Pro Max.
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14ProMax(orientation).traits
  }

  /// iPhone 15.
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15(orientation).traits
  }

  /// iPhone 15 Plus.
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15Plus(orientation).traits
  }

  /// iPhone 15 Pro.
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15Pro(orientation).traits
  }

  /// iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15ProMax(orientation).traits
  }

  /// iPhone 16.
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16(orientation).traits
  }

  /// iPhone 16 Plus.
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16Plus(orientation).traits
  }

  /// iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16Pro(orientation).traits
  }

  /// iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16ProMax(orientation).traits
  }

  /// iPhone 16e.
  public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16e(orientation).traits
  }

  /// iPhone 17.
  public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone17(orientation).traits
  }

  /// iPhone 17 Pro.
  public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone17Pro(orientation).traits
  }

  /// iPhone 17 Pro Max.
  public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone17ProMax(orientation).traits
  }

  /// iPad mini (up to the 5th generation).
  public static let iPadMini = ViewImageConfig.iPadMini.traits

  /// 9.7-inch iPad.
  public static let iPad9_7 = ViewImageConfig.iPad9_7.traits

  /// 10.2-inch iPad.
  public static let iPad10_2 = ViewImageConfig.iPad10_2.traits

  /// 10.5-inch iPad Pro.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5.traits

  /// 11-inch iPad Pro.
  public static let iPadPro11 = ViewImageConfig.iPadPro11.traits

  /// 12.9-inch iPad Pro.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9.traits

  /// 8.3-inch iPad mini.
  public static let iPadMini8_3 = ViewImageConfig.iPadMini8_3.traits

  /// 10.9-inch iPad and 11-inch iPad Air.
  public static let iPad10_9 = ViewImageConfig.iPad10_9.traits

  /// 13-inch iPad Air.
  public static let iPadAir13 = ViewImageConfig.iPadAir13.traits

  /// 11-inch iPad Pro (M4).
  public static let iPadPro11M4 = ViewImageConfig.iPadPro11M4.traits

  /// 13-inch iPad Pro (M4).
  public static let iPadPro13M4 = ViewImageConfig.iPadPro13M4.traits
}
