public import Foundation
public import TouchstoneAudits
public import TouchstoneDrawing
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == UIImage {
  /// A view as a picture of its ideal size, at 2 pixels per point.
  public static var image: Snapshotting {
    .image()
  }

  /// A view as a picture.
  ///
  ///     assertSnapshot(of: Card(), as: .image(layout: .fixed(width: 320, height: 120), colorScheme: .dark))
  ///
  /// The view's environment is the same on every machine, unless `layout` and `traits` change it: a light colour
  /// scheme, large text, left to right, the locale `en_US`, and the size classes of a phone in portrait. The picture is
  /// opaque: the background is white, or black in the dark colour scheme.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored; accepted for compatibility with swift-snapshot-testing.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1. Without a precision, only visible
  ///     differences fail.
  ///   - layout: The size of the picture.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - isOpaque: Whether the picture has a background behind the view; a device's screen always has one. Without it
  ///     the
  ///     picture is transparent where nothing is drawn.
  ///   - traits: The traits of the view's environment.
  ///   - look: How lists, bars, sheets and controls are drawn. By default, as in the traits, or as on iOS 18.
  ///   - audit: The kinds of issues to look for in the view, in place of those of the suite or operation, whose exemptions
  ///     don't apply either. An issue fails the assertion even if the picture matches.
  ///   - exemptions: Issues to ignore. An exemption that matches no finding fails the assertion.
  ///   - match: What the picture must have in common with its golden, if it need not show the same.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float? = nil,
    perceptualPrecision: Float? = nil,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    scale: CGFloat? = nil,
    colorScheme: ColorScheme? = nil,
    isOpaque: Bool = true,
    traits: UITraitCollection = UITraitCollection(),
    look: Look? = nil,
    audit: AuditType = [],
    ignoring exemptions: [AuditExemption] = [],
    match: MatchLevel? = nil
  ) -> Snapshotting {
    var picture = ViewPicture(layout: layout, scale: scale, colorScheme: colorScheme, traits: traits)
    if let look { picture.changes.append { $0.look = look } }
    picture.isOpaque = isOpaque
    picture.match = match
    if !audit.isEmpty { picture.audit = AuditOrder(types: audit, exemptions: exemptions) }
    return .image(picture, precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// A view as a picture of a device's screen, as controllers are.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - traits: The traits of the view's environment, in place of the device's.
  public static func image(
    on config: ViewImageConfig, precision: Float? = nil, perceptualPrecision: Float? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: .device(config: config), traits: traits)
  }

  static func image(_ picture: ViewPicture, precision: Float?, perceptualPrecision: Float?) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(creating: { view in picture.draw(creating: view) })
  }
}

extension Snapshotting where Value: View {
  /// Returns a strategy for values from which views can be created.
  ///
  /// The closure runs on the main actor, where views are created.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    pulledBack { newValue in
      Async { callback in
        let deliver = { (made: Taken<Value>) in
          take(made.format).run { callback($0.after(made.remarks)) }
        }
        RemarksCollector.catching(default: ()) {
          try MainActorHop.value(from: (newValue, deliver)) { newValue, deliver in
            deliver(Taken(collecting: { transform(newValue) }))
          }
        }
      }
    }
  }
}
