import Foundation

/// The tablets that differ in their measures; one with the same measures as another has its entry.
///
/// - Source: swift-snapshot-testing's `ViewImageConfig`; iPads since 2020, Apple's Human Interface Guidelines, "Layout",
///   for sizes, and the safe areas that their simulators report.
extension TabletModel {
  static let iPadMini = TabletModel(768, 1024, top: 20, landscape: (320, 507, 694), portrait: (320, 438))
  static let iPad10_2 = TabletModel(810, 1080, top: 20, landscape: (320, 535, 750), portrait: (320, 480))
  static let iPadPro10_5 = TabletModel(834, 1112, top: 20, landscape: (320, 551, 782), portrait: (320, 504))
  static let iPadPro11 = TabletModel(834, 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504))
  static let iPadPro12_9 = TabletModel(
    1024, 1366, top: 20, landscape: (375, 678, 981), portrait: (375, 639), isHalfRegular: true)
  static let iPadMini8_3 = TabletModel(744, 1133, top: 24, bottom: 20)
  static let iPad10_9 = TabletModel(820, 1180, top: 24, bottom: 20)
  static let iPadAir13 = TabletModel(1024, 1366, top: 24, bottom: 20)
  static let iPadPro11M4 = TabletModel(834, 1210, top: 24, bottom: 20)
  static let iPadPro13M4 = TabletModel(1032, 1376, top: 24, bottom: 20)
}
