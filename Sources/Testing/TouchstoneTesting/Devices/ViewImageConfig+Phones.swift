import Foundation

/// The phones.
extension ViewImageConfig {
  /// iPhone SE (1st generation), in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneSe.config(orientation)
  }

  /// iPhone 8, in portrait.
  public static let iPhone8 = iPhone8(.portrait)

  /// iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone8.config(orientation)
  }

  /// iPhone 8 Plus, in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone8Plus.config(orientation)
  }

  /// iPhone X, in portrait.
  public static let iPhoneX = iPhoneX(.portrait)

  /// iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneX.config(orientation)
  }

  /// iPhone XS Max, in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneXsMax.config(orientation)
  }

  /// iPhone XR, in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhoneXsMax.config(orientation)
  }

  /// iPhone 12, in portrait.
  public static let iPhone12 = iPhone12(.portrait)

  /// iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// iPhone 12 Pro, in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// iPhone 12 Pro Max, in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12ProMax.config(orientation)
  }

  /// iPhone 13, in portrait.
  public static let iPhone13 = iPhone13(.portrait)

  /// iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// iPhone 13 mini, in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone13Mini.config(orientation)
  }

  /// iPhone 13 Pro, in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// iPhone 13 Pro Max, in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12ProMax.config(orientation)
  }

  /// iPhone 14, in portrait.
  public static let iPhone14 = iPhone14(.portrait)

  /// iPhone 14.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// iPhone 14 Plus, in portrait.
  public static let iPhone14Plus = iPhone14Plus(.portrait)

  /// iPhone 14 Plus.
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12ProMax.config(orientation)
  }

  /// iPhone 14 Pro, in portrait.
  public static let iPhone14Pro = iPhone14Pro(.portrait)

  /// iPhone 14 Pro.
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// iPhone 14 Pro Max, in portrait.
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)

  /// iPhone 14 Pro Max.
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// iPhone 15, in portrait.
  public static let iPhone15 = iPhone15(.portrait)

  /// iPhone 15.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// iPhone 15 Plus, in portrait.
  public static let iPhone15Plus = iPhone15Plus(.portrait)

  /// iPhone 15 Plus.
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// iPhone 15 Pro, in portrait.
  public static let iPhone15Pro = iPhone15Pro(.portrait)

  /// iPhone 15 Pro.
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// iPhone 15 Pro Max, in portrait.
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)

  /// iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// iPhone 16, in portrait.
  public static let iPhone16 = iPhone16(.portrait)

  /// iPhone 16.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14Pro.config(orientation)
  }

  /// iPhone 16 Plus, in portrait.
  public static let iPhone16Plus = iPhone16Plus(.portrait)

  /// iPhone 16 Plus.
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone14ProMax.config(orientation)
  }

  /// iPhone 16 Pro, in portrait.
  public static let iPhone16Pro = iPhone16Pro(.portrait)

  /// iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16Pro.config(orientation)
  }

  /// iPhone 16 Pro Max, in portrait.
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)

  /// iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16ProMax.config(orientation)
  }

  /// iPhone 16e, in portrait.
  public static let iPhone16e = iPhone16e(.portrait)

  /// iPhone 16e.
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone12.config(orientation)
  }

  /// iPhone 17, in portrait.
  public static let iPhone17 = iPhone17(.portrait)

  /// iPhone 17.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16Pro.config(orientation)
  }

  /// iPhone 17 Pro, in portrait.
  public static let iPhone17Pro = iPhone17Pro(.portrait)

  /// iPhone 17 Pro.
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16Pro.config(orientation)
  }

  /// iPhone 17 Pro Max, in portrait.
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)

  /// iPhone 17 Pro Max.
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.iPhone16ProMax.config(orientation)
  }
}
