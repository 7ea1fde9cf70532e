public import Foundation
public import TouchstoneSnapshots
public import TouchstoneTesting
public import TouchstoneUI
public import TouchstoneWidgets

extension Snapshotting where Value == ActivityPresentation, Format == UIImage {
  /// A Live Activity as a picture of one of its presentations.
  ///
  ///     let delivery = try DeliveryActivity().showing(attributes, state: .onTheWay)
  ///     assertSnapshot(of: delivery, as: .image(activity: .content), named: "lockScreen")
  ///     assertSnapshot(of: delivery, as: .image(activity: .dynamicIsland(.compact)), named: "compact")
  ///
  /// - Parameters:
  ///   - kind: The presentation.
  ///   - device: The device. Only phones have a Dynamic Island, from iPhone 14 Pro on.
  ///   - date: The date at which the activity is seen, for relative dates and timers.
  ///   - wallpaper: What is behind and around it.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark, on the Lock Screen. The Dynamic Island is always dark.
  ///   - traits: The traits of the view's environment.
  public static func image(
    activity kind: ActivityPreviewViewKind, on device: ViewImageConfig = .iPhone16, at date: Date? = nil,
    wallpaper: WidgetWallpaper? = nil, precision: Float? = nil, perceptualPrecision: Float? = nil,
    scale: CGFloat? = nil, colorScheme: ColorScheme? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let screen = device.size ?? WidgetMetrics.standardScreen
    let picture = FramedPicture(
      scale: scale, colorScheme: colorScheme, traits: traits, precision: precision,
      perceptualPrecision: perceptualPrecision)
    return .image(picture) { content, _ in
      try ActivityFrame(kind, screen: screen, wallpaper: wallpaper, date: date, content: content)
    }
  }
}
