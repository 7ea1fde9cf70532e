import Foundation

/// The phones that differ in their measures; later ones with the same measures as an earlier one have its entry.
///
/// - Source: up to iPhone 13, swift-snapshot-testing's `ViewImageConfig`; later ones, Apple's Human Interface Guidelines,
///   "Layout", for sizes, and the safe areas that their simulators report.
extension PhoneModel {
  static let iPhoneSe = PhoneModel(320, 568, top: 20)
  static let iPhone8 = PhoneModel(375, 667, top: 20)
  static let iPhone8Plus = PhoneModel(414, 736, top: 20, isRegularInLandscape: true)
  static let iPhoneX = PhoneModel(375, 812, top: 44, bottom: 34, side: 44, landscapeBottom: 24)
  static let iPhoneXsMax = PhoneModel(
    414, 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isRegularInLandscape: true)
  static let iPhone12 = PhoneModel(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21)
  static let iPhone12ProMax = PhoneModel(
    428, 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isRegularInLandscape: true)
  static let iPhone13Mini = PhoneModel(375, 812, top: 50, bottom: 34, side: 50, landscapeBottom: 21)
  static let iPhone14Pro = PhoneModel(393, 852, top: 59, bottom: 34, side: 59, landscapeBottom: 21)
  static let iPhone14ProMax = PhoneModel(
    430, 932, top: 59, bottom: 34, side: 59, landscapeBottom: 21, isRegularInLandscape: true)
  static let iPhone16Pro = PhoneModel(402, 874, top: 62, bottom: 34, side: 62, landscapeBottom: 21)
  static let iPhone16ProMax = PhoneModel(
    440, 956, top: 62, bottom: 34, side: 62, landscapeBottom: 21, isRegularInLandscape: true)
}
