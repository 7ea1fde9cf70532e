import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A symbol, or a picture of an asset catalogue, as UIKit's and AppKit's kinds of images hold it.
struct PlatformPicture: ViewablePicture {
  var image: Image
  /// The tint; `nil` for the colour of labels.
  var tint: Color?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.image == rhs.image && lhs.tint == rhs.tint }

  func hash(into hasher: inout Hasher) {
    hasher.combine(image.source)
    hasher.combine(image.symbolSize)
    hasher.combine(tint)
  }

  var size: CGSize { image.size(in: environment(scale: 2)) }

  func cgImage(scale: CGFloat) -> CGImage? {
    guard let list = image.list(in: environment(scale: scale)) else { return nil }
    return (try? list.bitmap(scale: scale)).map { CGImage(bitmap: $0) }
  }

  private func environment(scale: CGFloat) -> EnvironmentValues {
    var environment = EnvironmentValues()
    UITraitCollection.current.apply(to: &environment)
    environment.displayScale = scale
    environment.typesetter = RenderContextPool.shared.library
    environment.imageSource = ImageCatalog.shared
    if let tint { environment.foregroundStyles = [AnyShapeStyle(tint)] }
    return environment
  }
}

extension PlatformPicture {
  /// The picture of a name in a bundle's resources; `nil` where there is none.
  init?(named name: String, bundle: Bundle?) {
    image = Image(decorative: name, bundle: bundle)
    guard image.list(in: environment(scale: 2)) != nil else { return nil }
  }

  /// The symbol of a name; `nil` for names that are not known.
  init?(systemName: String, font: Font, scale: Image.Scale) {
    image = Image(systemName: systemName)
    image.symbolSize = Image.SymbolSize(font: font, scale: scale)
    guard image.list(in: environment(scale: 2)) != nil else { return nil }
  }
}

extension CGImage {
  /// A picture in one colour, as opaque as this one.
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
  /// Draws a picture with its first row at the top, in a context whose y runs downwards.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }
}
