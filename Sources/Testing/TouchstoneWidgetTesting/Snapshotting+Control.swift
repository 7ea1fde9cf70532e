public import Foundation
public import TouchstoneSnapshots
public import TouchstoneTesting
public import TouchstoneUI
public import TouchstoneWidgets

extension Snapshotting where Value == ControlPresentation, Format == UIImage {
  /// A control as a picture of Control Center.
  ///
  ///     assertSnapshot(of: try LightControl().showing(true), as: .image(control: .small), named: "on")
  ///
  /// - Parameters:
  ///   - size: The size in which it is shown.
  ///   - wallpaper: What is behind and around it. Without one, it is on black.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - traits: The traits of the view's environment. Control Center looks the same in light and dark mode.
  public static func image(
    control size: ControlWidgetSize, wallpaper: WidgetWallpaper? = nil, precision: Float? = nil,
    perceptualPrecision: Float? = nil, scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let picture = FramedPicture(
      scale: scale, traits: traits, precision: precision, perceptualPrecision: perceptualPrecision)
    return .image(picture) { content, _ in ControlFrame(size, wallpaper: wallpaper, content: content) }
  }
}
