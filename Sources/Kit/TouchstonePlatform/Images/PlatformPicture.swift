import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A symbol or an image of an asset catalogue, as stored by UIKit's and AppKit's image classes.
struct PlatformPicture: ViewablePicture {
  var image: Image
  /// The tint; `nil` for the label colour.
  var tint: Color?
  /// The colours of a symbol, from the first layer on; none for the tint.
  var palette: [Color] = []

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.image == rhs.image && lhs.tint == rhs.tint && lhs.palette == rhs.palette
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(image.source)
    hasher.combine(image.symbolSize)
    hasher.combine(tint)
    hasher.combine(palette)
  }

  var size: CGSize { image.size(in: environment(scale: 2)) }

  func cgImage(scale: CGFloat) -> CGImage? {
    guard let list = image.list(in: environment(scale: scale)) else { return nil }
    return (try? list.bitmap(scale: scale)).map { CGImage(bitmap: $0) }
  }

  /// Returns the drawing at another size, in points.
  func list(size: CGSize) -> DisplayList? { image.list(in: environment(scale: 2), size: size) }

  private func environment(scale: CGFloat) -> EnvironmentValues {
    var environment = EnvironmentValues()
    UITraitCollection.current.apply(to: &environment)
    environment.displayScale = scale
    environment.typesetter = RenderContextPool.shared.library
    environment.imageSource = ImageCatalog.shared
    if let tint { environment.foregroundStyles = [AnyShapeStyle(tint)] }
    if !palette.isEmpty { environment.foregroundStyles = palette.map { AnyShapeStyle($0) } }
    return environment
  }
}

extension PlatformPicture {
  /// Creates a picture of the named image in a bundle's resources; `nil` if there is none.
  init?(named name: String, bundle: Bundle?) {
    image = Image(decorative: name, bundle: bundle)
    guard image.list(in: environment(scale: 2)) != nil else { return nil }
  }

  /// Creates a picture of the named symbol; `nil` for unknown names.
  init?(systemName: String, font: Font, scale: Image.Scale) {
    image = Image(systemName: systemName)
    image.symbolSize = Image.SymbolSize(font: font, scale: scale)
    guard image.list(in: environment(scale: 2)) != nil else { return nil }
  }
}

extension CGImage {
  /// Returns the image tinted with a colour, keeping its alpha.
  func tinted(_ color: CGColor) -> CGImage? {
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    let bounds = CGRect(origin: .zero, size: size)
    let context = CGContext(recording: bounds)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.drawUpright(self, in: bounds)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(bounds)
    context.endTransparencyLayer()
    return (try? context.list.bitmap(scale: 1)).map { CGImage(bitmap: $0) }
  }
}

extension CGContext {
  /// Draws an image with its first row at the top, in a context where y points down.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }
}
