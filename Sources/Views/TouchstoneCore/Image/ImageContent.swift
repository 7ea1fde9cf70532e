import Foundation
import TouchstoneDrawing
import TouchstoneSymbols
import TouchstoneText

/// The content of an image, resolved in an environment.
struct ImageContent {
  private enum Kind {
    case bitmap(CGImage, orientation: Image.Orientation, isTemplate: Bool)
    case symbol(SymbolGlyph, value: Double?)
    case drawing(ImageRecording)
    /// A drawing from a file.
    case vector(DisplayList, isTemplate: Bool)
    /// A visible placeholder for a missing image: a box with a cross.
    case placeholder
    case empty
  }

  private static let placeholderSize = CGSize(width: 24, height: 24)

  private let kind: Kind
  /// The size in points.
  let size: CGSize
  /// The distance from the top to the baseline of adjacent text.
  let baseline: CGFloat

  var isVector: Bool {
    if case .symbol = kind { return true }
    return false
  }

  /// Whether only the opacity is used, with the colour of the foreground style.
  var isTemplate: Bool {
    switch kind {
    case .symbol, .bitmap(_, _, isTemplate: true), .vector(_, isTemplate: true): true
    case .bitmap, .drawing, .vector, .placeholder, .empty: false
    }
  }

  /// The bitmap, if it is drawn as it is stored.
  var plainBitmap: CGImage? {
    if case .bitmap(let bitmap, .up, isTemplate: false) = kind { return bitmap }
    return nil
  }

  init(_ image: Image, environment: EnvironmentValues, diagnostics: DiagnosticLog?) {
    let environment = image.surroundings(environment)
    switch image.source {
    case .bitmap(let bitmap, let scale, let orientation):
      let isTurned = orientation.rawValue >= Image.Orientation.left.rawValue
      let width = CGFloat(isTurned ? bitmap.height : bitmap.width)
      let height = CGFloat(isTurned ? bitmap.width : bitmap.height)
      let scale = scale.isFinite && scale > 0 ? scale : 1
      kind = .bitmap(bitmap, orientation: orientation, isTemplate: image.mode == .template)
      size = CGSize(width: width / scale, height: height / scale)
      baseline = size.height
    case .drawing(let recording):
      kind = .drawing(recording)
      size = recording.size
      baseline = size.height
    case .empty:
      kind = .empty
      size = .zero
      baseline = 0
    case .named(let name, let bundlePath):
      (kind, size, baseline) = Self.named(
        name, bundlePath: bundlePath, of: image, environment: environment, diagnostics: diagnostics)
    case .symbol(let name, let value):
      (kind, size, baseline) = Self.symbol(
        named: name, value: value, of: image, environment: environment, diagnostics: diagnostics)
    }
  }

  private typealias Parts = (kind: Kind, size: CGSize, baseline: CGFloat)

  /// Returns an image from a bundle or from the registered symbols, or a placeholder if none can be read.
  private static func named(
    _ name: String, bundlePath: String?, of image: Image, environment: EnvironmentValues, diagnostics: DiagnosticLog?
  ) -> Parts {
    DrawnCode.note(.image(name))
    if let glyph = environment.registeredSymbol(named: name) {
      return symbol(glyph, value: nil, of: image, environment: environment)
    }
    do {
      let loaded = try environment.imageSource.image(
        named: name, bundlePath: bundlePath, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
      if !loaded.omissions.isEmpty {
        diagnostics?.report(.incompleteImage(name: name, omissions: loaded.omissions))
      }
      let isTemplate = image.mode.map { $0 == .template } ?? loaded.isTemplate
      let kind: Kind =
        switch loaded.content {
        case .bitmap(let bitmap, _): .bitmap(bitmap, orientation: .up, isTemplate: isTemplate)
        case .drawing(let list): .vector(list, isTemplate: isTemplate)
        }
      return (kind, loaded.size, loaded.size.height)
    } catch ImageSourceError.notFound(let searched) {
      do {
        if let glyph = try environment.symbolImage(named: name, bundlePath: bundlePath) {
          return symbol(glyph, value: nil, of: image, environment: environment)
        }
        diagnostics?.report(.unknownImage(name: name, searched: searched))
      } catch {
        diagnostics?.report(.unreadableImage(name: name, reason: error.description))
      }
    } catch {
      diagnostics?.report(.missingImage(name, error))
    }
    return (.placeholder, placeholderSize, placeholderSize.height)
  }

  /// Returns a symbol from the catalogue, or a placeholder of its size if it has no drawing.
  private static func symbol(
    named name: String, value: Double?, of image: Image, environment: EnvironmentValues, diagnostics: DiagnosticLog?
  ) -> Parts {
    let font = environment.symbolFont
    let directed = SymbolCatalog.name(name, in: environment.layoutDirection)
    let glyph = environment.symbolVariants.names(for: directed).lazy.compactMap {
      SymbolCatalog.glyph(
        named: $0, pointSize: font.size, weight: font.weight, scale: environment.imageScale.symbolScale)
    }.first
    guard let glyph else {
      diagnostics?.report(.unknownSymbol(name: name))
      return (.placeholder, CGSize(width: font.size * 1.2, height: font.size * 1.2), font.size)
    }
    let isMirrored = SymbolCatalog.isMirrored(name, in: environment.layoutDirection)
    return symbol(isMirrored ? glyph.mirrored : glyph, value: value, of: image, environment: environment)
  }

  /// Returns a symbol with the size and baseline of its image.
  ///
  /// An image of natural size is rounded up to whole pixels in width and to the nearest point in height, and on macOS to
  /// the nearest pixels in both; a resizable one has the size of the ink.
  ///
  /// - Source: Measured with Apple's frameworks: at 17 points and 3x `location` is 19⅓ × 18 and `heart.fill` 21 × 18
  ///   points large; on macOS at 2x, they are 20 × 18½ and 20½ × 17½. `checkmark`, resizable in 16 × 12 points, touches all
  ///   four sides.
  private static func symbol(
    _ glyph: SymbolGlyph, value: Double?, of image: Image, environment: EnvironmentValues
  ) -> Parts {
    guard image.resizing == nil else {
      return (.symbol(glyph, value: value), glyph.ink.size, glyph.baseline - glyph.ink.minY)
    }
    let scale = environment.displayScale > 0 ? environment.displayScale : 1
    func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let size =
      environment.look.isDesktop
      ? CGSize(
        width: (glyph.size.width * scale).rounded() / scale, height: (glyph.size.height * scale).rounded() / scale)
      : CGSize(width: roundedUp(glyph.size.width, scale), height: max(1, glyph.size.height.rounded()))
    return (.symbol(glyph, value: value), size, glyph.baseline + (size.height - glyph.size.height) / 2)
  }

  /// Returns the frame of a glyph for an image that fills the given bounds: the ink fills them for a resizable image,
  /// and is centred otherwise.
  func box(of glyph: SymbolGlyph, in bounds: CGRect, of image: Image) -> CGRect {
    let scale = CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
    let box = CGSize(width: glyph.size.width * scale.width, height: glyph.size.height * scale.height)
    let origin =
      image.resizing == nil
      ? CGPoint(x: bounds.midX - box.width / 2, y: bounds.midY - box.height / 2)
      : CGPoint(x: bounds.minX - glyph.ink.minX * scale.width, y: bounds.minY - glyph.ink.minY * scale.height)
    return CGRect(origin: origin, size: box)
  }

  func draw(in bounds: CGRect, of image: Image, environment: EnvironmentValues, recorder: inout Recorder) {
    switch kind {
    case .empty: return
    case .placeholder: recorder.drawPlaceholder(in: bounds)
    case .drawing(let recording):
      recorder.draw(recording.list(in: environment, diagnostics: recorder.diagnostics), in: bounds)
    case .vector(let list, let isTemplate):
      let template =
        isTemplate
        ? ForegroundStyle().rendering(in: StyleContext(environment: environment, bounds: bounds)).paint : nil
      recorder.draw(list, in: bounds, of: image, template: template)
    case .symbol(let glyph, let value):
      // A symbol drawn as an original has its own colours.
      let mode = image.mode == .original ? .multicolor : image.symbolMode ?? environment.symbolRenderingMode
      recorder.draw(
        glyph, in: box(of: glyph, in: bounds, of: image), mode: mode, value: value, environment: environment)
    case .bitmap(let bitmap, let orientation, let isTemplate):
      let template =
        isTemplate
        ? ForegroundStyle().rendering(in: StyleContext(environment: environment, bounds: bounds)).paint : nil
      recorder.draw(
        bitmap, size: size, orientation: orientation, in: bounds, of: image, template: template,
        headroom: min(
          environment.pictureHeadroom, (image.dynamicRange ?? environment.allowedDynamicRange)?.headroom ?? .infinity))
    }
  }
}

extension RenderDiagnostic {
  fileprivate static func missingImage(_ name: String, _ error: any Error) -> RenderDiagnostic {
    switch error {
    case ImageSourceError.unreadable(let path, let reason):
      .unreadableImage(name: name, reason: "\(path): \(reason)")
    default: .unreadableImage(name: name, reason: String(describing: error))
    }
  }
}
