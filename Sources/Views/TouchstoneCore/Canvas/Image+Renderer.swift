public import Foundation
package import TouchstoneDrawing

extension Image {
  /// Creates an image of the given size that is drawn by a closure each time it is shown.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 40, height: 40)) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
  /// }
  /// ```
  ///
  /// Content outside of the size is clipped. With `opaque`, the background is black.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawing(
        ImageRecording(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)),
      label: label)
  }
}

/// An image drawn by a closure.
///
/// This is a class because closures cannot be compared: an image is equal only to itself.
package final class ImageRecording: Hashable, Sendable {
  /// The size in points.
  package let size: CGSize
  private let isOpaque: Bool
  private let colorMode: ColorRenderingMode
  // SAFETY: the closure is only called while a view tree is drawn, on the main actor.
  nonisolated(unsafe) private let renderer: (inout GraphicsContext) -> Void

  init(
    size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.isOpaque = isOpaque
    self.colorMode = colorMode
    self.renderer = renderer
  }

  /// Draws the image in an environment.
  package func list(in environment: EnvironmentValues, diagnostics: DiagnosticLog?) -> DisplayList {
    var environment = environment
    environment.pictureHeadroom = colorMode.headroom(within: environment.pictureHeadroom)
    let surroundings = GraphicsSurroundings(
      environment: environment, diagnostics: diagnostics ?? DiagnosticLog(), symbols: [])
    let group = surroundings.draw(size: size, isOpaque: isOpaque, colorMode.light, renderer)
    return DisplayList(size: size, items: [.group(group)])
  }

  package static func == (lhs: ImageRecording, rhs: ImageRecording) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
