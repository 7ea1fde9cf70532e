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
  /// What is set in the environment after all else.
  var changes: [@Sendable (inout EnvironmentValues) -> Void] = []

  /// Pixels per point where nothing else is said.
  static let defaultScale: CGFloat = 2

  /// The picture of a view.
  ///
  /// The environment is always the same apart from what the strategy says: scale 2, light, large text, left to right.
  /// What the picture lacks goes to the assertion's remarks.
  ///
  /// - Throws: What the renderer throws, for instance if the view has no size.
  @MainActor func draw<Content: View>(_ view: Content) throws -> UIImage {
    let renderer = renderer(view)
    let rendering = try renderer.render()
    let list = rendering.list
    SnapshotRemarks.current?.setIngredients { list.fontDigests }
    SnapshotRemarks.current?.setAccount { DisplayListText(list).text }
    note(rendering.diagnostics)
    return UIImage(cgImage: CGImage(bitmap: rendering.bitmap), scale: renderer.scale)
  }

  /// The view laid out, and its drawing steps, without pixels.
  ///
  /// What the picture lacks goes to the assertion's remarks.
  @MainActor func layOut<Content: View>(_ view: Content) -> ViewTree.Picture {
    let renderer = renderer(view)
    let picture = renderer.picture(scale: renderer.scale)
    let list = picture.list
    SnapshotRemarks.current?.setIngredients { list.fontDigests }
    note(picture.diagnostics)
    return picture
  }

  @MainActor private func renderer<Content: View>(_ view: Content) -> ImageRenderer<Stage<Content>> {
    let traits = layout.traits.overlaid(by: traits)
    var environment = EnvironmentValues()
    traits.apply(to: &environment)
    if let colorScheme { environment.colorScheme = colorScheme }
    for change in changes { change(&environment) }
    let renderer = ImageRenderer(content: Stage(layout: layout, content: view))
    if case .device(let config) = layout {
      environment.safeAreaInsets = config.safeArea.resolved(in: environment.layoutDirection)
      renderer.proposedSize = config.size.map { ProposedViewSize($0) } ?? .unspecified
    }
    renderer.scale = scale ?? traits.displayScale ?? Self.defaultScale
    renderer.environment = environment
    return renderer
  }

  private func note(_ diagnostics: [RenderDiagnostic]) {
    let remarks = SnapshotRemarks.current
    for diagnostic in diagnostics {
      if diagnostic.isError {
        // A golden without its text or with a box in place of its photo would pass for ever.
        remarks?.fail(ViewPictureError.incomplete(diagnostic.description))
      } else {
        remarks?.warn(diagnostic.description)
      }
    }
  }
}

/// A view in its layout.
private struct Stage<Content: View>: View {
  let layout: SwiftUISnapshotLayout
  let content: Content

  var body: some View {
    switch layout {
    case .sizeThatFits:
      content
    case .fixed(let width, let height):
      content.frame(width: width, height: height)
    case .device:
      // The screen's background lies under its bars too; the view only if it says so.
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Rectangle().fill(BackgroundStyle()).ignoresSafeArea() }
    }
  }
}

extension UIEdgeInsets {
  /// The distances by reading direction.
  fileprivate func resolved(in direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }
}
