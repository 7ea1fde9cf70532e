package import Foundation
public import TouchstoneDrawing

/// A UIKit or AppKit image that SwiftUI can represent better than as pixels.
package protocol ViewablePicture: DrawnPicture {
  /// The image as a view.
  var image: Image { get }
}

extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) {
    self.init(uiImage.source, scale: uiImage.scale, orientation: Orientation(uiImage.imageOrientation))
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: mode = .original
    case .alwaysTemplate: mode = .template
    }
  }

  /// Creates an image from an AppKit image.
  public init(nsImage: NSImage) {
    var scale: CGFloat = 2
    if case .bitmap(let bitmap) = nsImage.source {
      guard nsImage.size.width > 0 else {
        self.init(source: .empty)
        return
      }
      scale = CGFloat(bitmap.width) / nsImage.size.width
    }
    self.init(nsImage.source, scale: scale, orientation: .up)
    if nsImage.isTemplate { mode = .template }
  }

  private init(_ source: PictureSource, scale: CGFloat, orientation: Orientation) {
    switch source {
    case .none: self.init(source: .empty)
    case .bitmap(let bitmap): self.init(source: .bitmap(bitmap, scale: scale, orientation: orientation))
    case .drawn(let picture):
      if let picture = picture as? any ViewablePicture {
        self = picture.image
      } else if let bitmap = picture.cgImage(scale: scale) {
        self.init(source: .bitmap(bitmap, scale: scale, orientation: orientation))
      } else {
        self.init(source: .empty)
      }
    }
  }

  /// Returns an environment in which a symbol has its own size.
  func surroundings(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard let symbolSize else { return environment }
    var environment = environment
    environment.font = symbolSize.font
    environment.imageScale = symbolSize.scale
    return environment
  }

  /// Returns the drawing of the image alone in an environment, or `nil` if the image has no size or cannot be found.
  ///
  /// - Parameter size: The size to fill, in points; `nil` for that of the image.
  package func list(in environment: EnvironmentValues, size: CGSize? = nil) -> DisplayList? {
    let diagnostics = DiagnosticLog()
    let content = ImageContent(self, environment: environment, diagnostics: diagnostics)
    guard content.size.width > 0, content.size.height > 0, diagnostics.diagnostics.isEmpty else { return nil }
    var recorder = Recorder(displayScale: environment.displayScale, diagnostics: diagnostics)
    let bounds = CGRect(origin: .zero, size: size ?? content.size)
    content.draw(in: bounds, of: self, environment: environment, recorder: &recorder)
    return DisplayList(size: bounds.size, items: recorder.items)
  }

  /// Returns the size of the image alone, in points.
  package func size(in environment: EnvironmentValues) -> CGSize {
    ImageContent(self, environment: environment, diagnostics: nil).size
  }
}

extension Image.Orientation {
  fileprivate init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    }
  }
}
