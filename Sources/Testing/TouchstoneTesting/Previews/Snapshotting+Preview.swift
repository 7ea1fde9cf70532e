public import Foundation
public import TouchstoneDrawing
import TouchstoneRenderer
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value == Preview, Format == UIImage {
  /// A preview as a picture, at 2 pixels per point.
  public static var image: Snapshotting {
    .image()
  }

  /// A preview as a picture.
  ///
  /// The preview's traits determine the size: `.sizeThatFitsLayout`, `.fixedLayout(width:height:)`, `.landscapeLeft`.
  /// Without any of these, the preview fills the screen of a phone, as in Xcode. Behind it is the background of its
  /// colour scheme.
  ///
  /// - Parameters:
  ///   - moment: The time since the view appeared; `nil` for the end of its animations.
  ///   - screen: The screen for previews that fill a screen but do not name one. By default, that of an iPhone 15.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - traits: The traits of the view's environment.
  public static func image(
    at moment: Duration? = nil, screen: ViewImageConfig? = nil, precision: Float? = nil,
    perceptualPrecision: Float? = nil, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(precision: precision, perceptualPrecision: perceptualPrecision) { preview in
      var picture = ViewPicture(preview, screen: screen, traits: traits)
      (picture.scale, picture.colorScheme, picture.moment) = (scale, colorScheme, moment)
      return picture
    }
  }

  fileprivate static func picture(
    precision: Float?, perceptualPrecision: Float?, _ picture: @escaping (Preview) -> ViewPicture
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(taking: { preview in
        let made = preview.take()
        guard let held = made.format else { return Taken(UIImage(), made.remarks) }
        return picture(preview).draw(held.view).after(made.remarks)
      })
  }
}

extension Dictionary where Key == String {
  /// Pictures of a preview in every combination of the values of some axes, each named after its values. If a name
  /// occurs more than once, a number is added.
  ///
  ///     assertSnapshots(of: preview, as: .images(varying: .colorSchemes, .typeSizes(.large, .accessibility3)))
  ///
  /// - Parameters:
  ///   - axes: The axes; the last one varies fastest.
  ///   - screen: The screen for previews that fill a screen but do not name one. By default, that of an iPhone 15.
  ///   - traits: The traits of the view's environment, apart from those that vary.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  public static func images(
    varying axes: SnapshotAxis..., screen: ViewImageConfig? = nil, traits: UITraitCollection = UITraitCollection(),
    precision: Float? = nil, perceptualPrecision: Float? = nil
  ) -> Self where Value == Snapshotting<Preview, UIImage> {
    let names = SnapshotAxis.variants(of: ViewPicture(layout: .sizeThatFits, traits: traits), varying: axes).map(\.name)
    let strategies = names.indices.map { index in
      Snapshotting<Preview, UIImage>.picture(
        precision: precision, perceptualPrecision: perceptualPrecision
      ) { preview in
        SnapshotAxis.variants(of: ViewPicture(preview, screen: screen, traits: traits), varying: axes)[index].picture
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(names.numbered(), strategies))
  }
}

extension Snapshotting where Value == Preview, Format == String {
  /// A preview as a tree of views: one line per view, with its frame relative to its parent, in points.
  public static var viewTree: Snapshotting {
    text("tree.txt") { $1.tree(of: $0.root) }
  }

  /// A preview as what assistive technologies find in it, in reading order.
  public static var accessibilityTree: Snapshotting {
    text("accessibility.txt") { picture, _ in
      picture.root.accessibilityElements.map(\.description).joined(separator: "\n")
    }
  }

  private static func text(
    _ pathExtension: String,
    _ describe: @escaping @MainActor (ViewTree.Picture, inout SnapshotRemarks) -> String
  ) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback(taking: { (preview: Preview) in
      var picture = ViewPicture(preview, screen: nil, traits: UITraitCollection())
      picture.isOpaque = false
      return Taken(onMainActor: preview, default: "") { preview, remarks in
        remarks.note(preview)
        return describe(picture.layOut(try preview.makeView(), &remarks), &remarks)
      }
    })
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension ViewPicture {
  /// Creates the picture that a preview's traits specify.
  init(_ preview: Preview, screen: ViewImageConfig?, traits: UITraitCollection) {
    self.init(layout: preview.snapshotLayout(screen: screen), traits: traits, isOpaque: true)
  }
}

extension UITraitCollection {
  /// The traits of previews that are looked at, and not recorded: text of the size `large`, as Xcode and a new device show it.
  static var ofPreviews: UITraitCollection { UITraitCollection(preferredContentSizeCategory: .large) }
}

extension SnapshotRemarks {
  /// Adds a warning if the device of a preview is unknown.
  mutating func note(_ preview: Preview) {
    if let warning = preview.deviceWarning { warn(warning) }
  }
}

extension Preview {
  /// Returns the preview's view, if it can be created.
  fileprivate func take() -> Taken<Kept?> {
    Taken<Kept?>(onMainActor: self, default: nil) { preview, remarks in
      remarks.note(preview)
      return Kept(view: try preview.makeView())
    }
  }

  /// A view that is passed between threads.
  fileprivate struct Kept: @unchecked Sendable {
    // SAFETY: the creator no longer uses the view, and the receiver hands it back to the main actor.
    let view: AnyView
  }
}
