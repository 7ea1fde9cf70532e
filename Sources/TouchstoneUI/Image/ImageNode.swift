package import Foundation
import TouchstoneDrawing
import TouchstoneText

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    [ImageNode(image: self, environment: context.environment, diagnostics: context.host.diagnostics)]
  }
}

/// A picture in the tree.
package final class ImageNode: Node {
  private let image: Image
  private let content: ImageContent

  init(image: Image, environment: EnvironmentValues, diagnostics: DiagnosticLog) {
    self.image = image
    content = ImageContent(image, environment: environment, diagnostics: diagnostics)
    super.init(name: "Image", environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard image.resizing != nil else { return content.size }
    return proposal.replacingUnspecifiedDimensions(by: content.size)
  }

  package override var ownAlignmentKeys: AlignmentKeys {
    .some([VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key])
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard content.size.height > 0 else { return nil }
    return content.baseline * size.height / content.size.height
  }

  package override func draw(into recorder: inout Recorder) {
    guard !environment.isRedacted else {
      let rect = recorder.bounds(of: frame.size)
      return recorder.drawRedaction(in: rect, cornerRadius: 0, environment: environment)
    }
    let bounds =
      content.isVector && image.resizing == nil
      ? CGRect(origin: recorder.origin, size: frame.size) : recorder.bounds(of: frame.size)
    content.draw(in: bounds, of: image, environment: environment, recorder: &recorder)
  }

  /// How the picture is read aloud; nil if it only decorates.
  var spokenLabel: String? { image.label }

  package override var details: String { image.label.map { "\"\($0)\"" } ?? "" }
}

/// What a picture turned out to be, once its surroundings are known.
struct ImageContent {
  private enum Kind {
    case bitmap(CGImage, orientation: Image.Orientation, isTemplate: Bool)
    case symbol(SymbolGlyph, value: Double?)
    case drawing(ImageRecording)
    /// A drawing from a file.
    case vector(DisplayList, isTemplate: Bool)
    /// Nothing was found for the name: a box with a cross, so that it is seen.
    case placeholder
    case empty
  }

  private static let placeholderSize = CGSize(width: 24, height: 24)

  private let kind: Kind
  /// The size in points.
  let size: CGSize
  /// From the top to the line on which text beside the picture stands.
  let baseline: CGFloat

  var isVector: Bool {
    if case .symbol = kind { return true }
    return false
  }

  /// Whether only the opacity counts, and the foreground style gives the colour.
  var isTemplate: Bool {
    switch kind {
    case .symbol, .bitmap(_, _, isTemplate: true), .vector(_, isTemplate: true): true
    case .bitmap, .drawing, .vector, .placeholder, .empty: false
    }
  }

  /// The bitmap, where it is drawn as it is stored.
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
      if let glyph = environment.registeredSymbol(named: name) {
        (kind, size, baseline) = Self.symbol(glyph, value: nil, of: image, environment: environment)
        return
      }
      do {
        let loaded = try environment.imageSource.image(
          named: name, bundlePath: bundlePath, scale: environment.displayScale,
          isDark: environment.colorScheme == .dark)
        let isTemplate = image.mode.map { $0 == .template } ?? loaded.isTemplate
        switch loaded.content {
        case .bitmap(let bitmap, _): kind = .bitmap(bitmap, orientation: .up, isTemplate: isTemplate)
        case .drawing(let list): kind = .vector(list, isTemplate: isTemplate)
        }
        size = loaded.size
        if !loaded.omissions.isEmpty {
          diagnostics?.report(.incompleteImage(name: name, omissions: loaded.omissions))
        }
      } catch ImageSourceError.notFound(let searched) {
        do {
          if let glyph = try environment.symbolImage(named: name, bundlePath: bundlePath) {
            (kind, size, baseline) = Self.symbol(glyph, value: nil, of: image, environment: environment)
            return
          }
          diagnostics?.report(.unknownImage(name: name, searched: searched))
        } catch {
          diagnostics?.report(.unreadableImage(name: name, reason: error.description))
        }
        kind = .placeholder
        size = Self.placeholderSize
      } catch {
        diagnostics?.report(.missingImage(name, error))
        kind = .placeholder
        size = Self.placeholderSize
      }
      baseline = size.height
    case .symbol(let name, let value):
      let font = environment.symbolFont
      let directed = SymbolCatalog.name(name, in: environment.layoutDirection)
      let glyph = environment.symbolVariants.names(for: directed).lazy.compactMap {
        SymbolCatalog.glyph(
          named: $0, pointSize: font.size, weight: font.weight, scale: environment.imageScale.symbolScale)
      }.first
      if let glyph {
        (kind, size, baseline) = Self.symbol(glyph, value: value, of: image, environment: environment)
      } else {
        diagnostics?.report(.unknownSymbol(name: name))
        kind = .placeholder
        size = CGSize(width: font.size * 1.2, height: font.size * 1.2)
        baseline = font.size
      }
    }
  }

  /// A symbol with the size and the baseline of its image.
  ///
  /// An image of natural size is as wide as whole pixels and as high as whole points can hold; a resizable one is as
  /// large as the ink.
  ///
  /// - Source: Measured with Apple's frameworks: at 17 points and 3x `location` is 19⅓ × 18 and `heart.fill` 21 × 18
  ///   points large; `checkmark`, resizable in 16 × 12 points, touches all four sides.
  private static func symbol(
    _ glyph: SymbolGlyph, value: Double?, of image: Image, environment: EnvironmentValues
  ) -> (Kind, CGSize, CGFloat) {
    guard image.resizing == nil else {
      return (.symbol(glyph, value: value), glyph.ink.size, glyph.baseline - glyph.ink.minY)
    }
    let scale = environment.displayScale > 0 ? environment.displayScale : 1
    func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let size = CGSize(width: roundedUp(glyph.size.width, scale), height: roundedUp(glyph.size.height, 1))
    return (.symbol(glyph, value: value), size, glyph.baseline + (size.height - glyph.size.height) / 2)
  }

  /// Where a glyph's box lies for the image to fill its bounds: the ink of a resizable one, the centre of others.
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
      // A symbol drawn as an original shows its own colours.
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

extension Image.Scale {
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension EnvironmentValues {
  /// The font beside which symbols stand.
  var symbolFont: FontDescriptor {
    var font = font ?? .body
    if let weight = textStyleValues.weight { font = font.weight(weight) }
    if textStyleValues.isBold { font = font.bold() }
    return font.descriptor(in: self)
  }
}

extension EnvironmentValues {
  /// The drawing of a symbol that was registered, or nil where none has the name.
  fileprivate func registeredSymbol(named name: String) -> SymbolGlyph? {
    guard SymbolLibrary.shared.symbol(named: name) != nil else { return nil }
    let font = symbolFont
    return SymbolCatalog.glyph(
      named: name, pointSize: font.size, weight: font.weight, scale: imageScale.symbolScale)
  }

  /// The drawing that a symbol image set of an asset catalogue holds, or nil where none has the name.
  fileprivate func symbolImage(named name: String, bundlePath: String?) throws(SymbolError) -> SymbolGlyph? {
    // The same name may stand in two catalogues; a path is no name that code registers.
    guard let file = imageSource.symbolFile(named: name, bundlePath: bundlePath) else { return nil }
    if SymbolLibrary.shared.symbol(named: file) == nil {
      try SymbolLibrary.shared.register(svgFileAt: file, as: file)
    }
    return registeredSymbol(named: file)
  }
}

extension Image {
  /// The room that the picture takes on a line of text.
  func inlineSize(
    font: FontDescriptor, environment: EnvironmentValues
  ) -> (width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    let content = ImageContent(self, environment: environment.settingFont(font), diagnostics: nil)
    return (content.size.width, content.baseline, content.size.height - content.baseline)
  }

  /// Draws the picture on a line of text.
  func drawInline(
    in rect: CGRect, rendering: StyleRendering, environment: EnvironmentValues, recorder: inout Recorder
  ) {
    let content = ImageContent(self, environment: environment, diagnostics: recorder.diagnostics)
    content.draw(in: rect, of: self, environment: environment, recorder: &recorder)
  }
}

extension EnvironmentValues {
  fileprivate func settingFont(_ font: FontDescriptor) -> EnvironmentValues {
    var environment = self
    environment.font = Font.system(size: font.size, weight: Font.Weight(value: font.weight))
    return environment
  }
}
