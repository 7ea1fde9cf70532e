public import Foundation
public import TouchstoneDrawing
import TouchstoneRenderer
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == UIImage {
  /// A view as a picture of what assistive technologies find in it: numbered regions in reading order, and a legend.
  public static var accessibilityImage: Snapshotting {
    .accessibilityImage()
  }

  /// A view as a picture of what assistive technologies find in it: numbered regions in reading order, and a legend
  /// with the label, value, traits, hint, actions, details and rotors of each region.
  ///
  ///     assertSnapshot(of: Player(), as: .accessibilityImage)
  ///
  /// - Parameters:
  ///   - size: The size of the view, without the legend; takes precedence over the layout.
  ///   - showActivationPoints: Which activation points are shown.
  ///   - useMonochromeSnapshot: Whether the view is drawn in grey, so that the regions are easier to see.
  ///   - drawHierarchyInKeyWindow: Has no effect; there is no window.
  ///   - markerColors: The colours of the regions, in turn. By default, colours that people with any colour vision can
  ///     tell apart.
  ///   - showUserInputLabels: Has no effect; names for Voice Control are not shown.
  ///   - shouldRunInHostApplication: Has no effect; there is no host application.
  ///   - layout: The size of the view.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - traits: The traits of the view's environment.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, `SnapshotTesting+SwiftUI.swift` (names and defaults of parameters).
  public static func accessibilityImage(
    size: CGSize? = nil, showActivationPoints: ActivationPointDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
    showUserInputLabels: Bool = true, shouldRunInHostApplication: Bool = true,
    layout: SwiftUISnapshotLayout = .sizeThatFits, colorScheme: ColorScheme? = nil,
    traits: UITraitCollection = UITraitCollection(), precision: Float? = nil, perceptualPrecision: Float? = nil
  ) -> Snapshotting {
    let layout = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) } ?? layout
    let picture = ViewPicture(layout: layout, colorScheme: colorScheme, traits: traits, isOpaque: true)
    return SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(taking: { view in
        let elements = Taken<[SpokenElement]>(onMainActor: view, default: []) { view, remarks in
          SpokenElement.all(in: picture.layOut(view, &remarks).root.accessibilityElements)
        }
        return Taken(default: UIImage()) { remarks in
          let elements = remarks.adding(elements)
          let drawn = remarks.adding(picture.draw(view))
          // If the view could not be drawn, the assertion has already failed.
          guard let image = drawn.cgImage else { return drawn }
          let sheet = AccessibilitySheet(
            picture: image, scale: picture.pixelsPerPoint, isMonochrome: useMonochromeSnapshot, elements: elements,
            activationPoints: showActivationPoints, markerColors: markerColors.map { Color(uiColor: $0) })
          let stage = ViewPicture(
            layout: .sizeThatFits, scale: picture.pixelsPerPoint, traits: UITraitCollection(), isOpaque: true)
          return AuditOrder.$current.withValue(nil) { remarks.adding(stage.draw(sheet)) }
        }
      })
  }
}
