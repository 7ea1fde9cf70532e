import Foundation
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneUI

/// Draws the views that UIKit's and AppKit's classes host.
struct HostedPicture {
  /// The device, or `nil` for the size of the view itself.
  var config: ViewImageConfig?
  /// The size in points, instead of the device's or the view's own.
  var size: CGSize?
  var traits = UITraitCollection()

  /// Returns the picture of the view that an object hosts. The assertion fails if it hosts nothing that can be drawn.
  func draw<Object: PlatformResponder>(_ object: Object) -> Taken<UIImage> {
    let held = Taken<Content?>(onMainActor: object, default: nil) { object, _ in try content(of: object) }
    guard let content = held.format else { return Taken(UIImage(), held.remarks) }
    return content.picture.draw(content.view).after(held.remarks)
  }

  /// A view, and how it is drawn.
  struct Content: @unchecked Sendable {
    // SAFETY: the view is only evaluated on the main actor, by `ViewPicture`.
    let view: AnyView
    let picture: ViewPicture
  }

  @MainActor func content(of object: PlatformResponder) throws -> Content {
    let controller = object as? UIViewController
    // The view is created first, because the controller's code may set it up.
    let view = controller?.view ?? (object as? NSViewController)?.view ?? object as? PlatformView
    guard let hosting = object as? any ViewHosting else { throw ViewPictureError.notHosted("\(type(of: object))") }
    let size = size ?? config?.size ?? view?.frame.size ?? .zero
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var traits = (controller?.traitCollection ?? (view as? UIView)?.traitCollection).map(Self.styleAlone) ?? .init()
    if (view as? NSView)?.effectiveAppearance.isDark == true { traits = dark }
    traits = traits.overlaid(by: (config?.traits ?? .init()).overlaid(by: self.traits))
    let screen = ViewImageConfig(safeArea: config?.safeArea ?? .zero, size: size, traits: traits)
    var picture = ViewPicture(layout: .device(config: screen), scale: nil, traits: traits, isOpaque: true)
    picture.background = (view as? UIView)?.backgroundColor
    return Content(view: hosting.hostedView, picture: picture)
  }

  /// Returns the traits that a controller or view sets itself; the strategy determines the others.
  private static func styleAlone(_ traits: UITraitCollection) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle)
  }
}
