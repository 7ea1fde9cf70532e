import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

/// Draws views as a strategy asks for it.
struct ViewPicture {
  var layout: SwiftUISnapshotLayout
  var scale: CGFloat?
  var colorScheme: ColorScheme?
  var traits: UITraitCollection

  /// Pixels per point where nothing else is said.
  static let defaultScale: CGFloat = 2

  /// The picture of a view.
  ///
  /// The environment is always the same apart from what the strategy says: scale 2, light, large text, left to right.
  /// What the picture lacks goes to the assertion's remarks.
  ///
  /// - Throws: What the renderer throws, for instance if the view has no size.
  @MainActor func draw<Content: View>(_ view: Content) throws -> UIImage {
    let traits = layout.traits.overlaid(by: traits)
    var environment = EnvironmentValues()
    traits.apply(to: &environment)
    if let colorScheme { environment.colorScheme = colorScheme }
    let scale = scale ?? traits.displayScale ?? Self.defaultScale
    switch layout {
    case .sizeThatFits:
      return try render(view, scale: scale, environment)
    case .fixed(let width, let height):
      return try render(view.frame(width: width, height: height), scale: scale, environment)
    case .device(let config):
      return try render(Screen(config: config, content: view), scale: scale, environment)
    }
  }

  @MainActor private func render<Content: View>(
    _ view: Content, scale: CGFloat, _ environment: EnvironmentValues
  ) throws -> UIImage {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.environment = environment
    let rendering = try renderer.render()
    let remarks = SnapshotRemarks.current
    let list = rendering.list
    remarks?.setIngredients { list.fontDigests }
    for diagnostic in rendering.diagnostics {
      if case .textNotSet = diagnostic {
        // A golden without its text would pass for ever.
        remarks?.fail(ViewPictureError.incomplete(diagnostic.description))
      } else {
        remarks?.warn(diagnostic.description)
      }
    }
    return UIImage(cgImage: CGImage(bitmap: rendering.bitmap), scale: scale)
  }
}

/// A view on the screen of a device.
private struct Screen<Content: View>: View {
  let config: ViewImageConfig
  let content: Content

  var body: some View {
    let insets = config.safeArea
    content
      .frame(
        width: config.size.map { max(0, $0.width - insets.left - insets.right) },
        height: config.size.map { max(0, $0.height - insets.top - insets.bottom) }
      )
      .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      .background(Rectangle().fill(BackgroundStyle()))
  }
}
