package import Foundation

/// The sizes of the widgets on a screen, in points.
package struct WidgetMetrics {
  private let screen: CGSize
  private let sizes: [WidgetFamily: CGSize]

  /// The sizes of Apple's tables: screens in portrait, and the widgets on each.
  ///
  /// - Source: Human Interface Guidelines, Widgets, Specifications, iOS and iPadOS dimensions of January 2025; those of
  ///   iPadOS are the canvas, on which a widget is laid out before the system scales it down.
  private static let published = phones + tablets

  private static let phones = [
    phone((430, 932), 170, (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    phone((428, 926), 170, (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    phone((414, 896), 169, (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
    phone((414, 736), 159, (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
    phone((393, 852), 158, (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
    phone((390, 844), 158, (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
    phone((375, 812), 155, (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    phone((375, 667), 148, (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)),
    phone((360, 780), 155, (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    // Apple lists no accessories for it: the system that has them does not run on it.
    WidgetMetrics(
      screen: CGSize(width: 320, height: 568),
      sizes: [
        .systemSmall: CGSize(width: 141, height: 141), .systemMedium: CGSize(width: 292, height: 141),
        .systemLarge: CGSize(width: 292, height: 311),
      ]),
  ]

  private static let tablets = [
    tablet((768, 1024), 141, 305.5, 634.5), tablet((744, 1133), 141, 305.5, 634.5),
    tablet((810, 1080), 146, 320.5, 669), tablet((820, 1180), 155, 342, 715.5),
    tablet((834, 1112), 150, 327.5, 682), tablet((834, 1194), 155, 342, 715.5),
    tablet((954, 1373), 162, 350, 726), tablet((970, 1389), 162, 350, 726),
    tablet((1024, 1366), 170, 378.5, 795), tablet((1192, 1590), 188, 412, 860),
  ]

  /// The screen of an iPhone 16, on which widgets are drawn unless a device is given.
  package static let standardScreen = CGSize(width: 393, height: 852)

  /// Returns the screen on which a family is shown unless a device is given: only iPads have extra large widgets.
  package static func previewScreen(of family: WidgetFamily) -> CGSize {
    family == .systemExtraLarge ? CGSize(width: 820, height: 1180) : standardScreen
  }

  private typealias Pair = (width: CGFloat, height: CGFloat)

  private static func phone(
    _ screen: Pair, _ small: CGFloat, _ medium: Pair, _ large: Pair, _ circular: Pair, _ rectangular: Pair,
    _ inline: Pair
  ) -> WidgetMetrics {
    let pairs: [WidgetFamily: Pair] = [
      .systemSmall: (small, small), .systemMedium: medium, .systemLarge: large, .accessoryCircular: circular,
      .accessoryRectangular: rectangular, .accessoryInline: inline,
    ]
    return WidgetMetrics(
      screen: CGSize(width: screen.width, height: screen.height),
      sizes: pairs.mapValues { CGSize(width: $0.width, height: $0.height) })
  }

  /// A tablet, whose large widget is a square as wide as the medium one, and whose extra large one is as high.
  private static func tablet(
    _ screen: Pair, _ small: CGFloat, _ medium: CGFloat, _ extraLarge: CGFloat
  ) -> WidgetMetrics {
    WidgetMetrics(
      screen: CGSize(width: screen.width, height: screen.height),
      sizes: [
        .systemSmall: CGSize(width: small, height: small), .systemMedium: CGSize(width: medium, height: small),
        .systemLarge: CGSize(width: medium, height: medium),
        .systemExtraLarge: CGSize(width: extraLarge, height: medium),
      ])
  }

  /// Returns the size of a family on a screen; `nil` if the screen shows no widgets of it.
  ///
  /// A screen that Apple's tables lack has the widgets of the largest listed screen of its kind that fits into it.
  ///
  /// - Parameter screen: The size of the screen, in either orientation.
  package static func size(of family: WidgetFamily, on screen: CGSize) -> CGSize? {
    let width = min(screen.width, screen.height)
    let height = max(screen.width, screen.height)
    let isTablet = width >= tabletWidth
    let kind = isTablet ? tablets : phones
    let metrics =
      published.first { $0.screen == CGSize(width: width, height: height) }
      ?? kind.filter { $0.screen.width <= width && $0.screen.height <= height }
      .max { ($0.screen.width, $0.screen.height) < ($1.screen.width, $1.screen.height) }
    // A tablet has the accessories of the widest phone, for which Apple publishes no sizes.
    if isTablet, family.isAccessory { return phones.first?.sizes[family] }
    return metrics?.sizes[family]
  }

  /// The width of the narrowest tablet.
  private static let tabletWidth: CGFloat = 744
}
