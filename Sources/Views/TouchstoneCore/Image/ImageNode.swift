package import Foundation
import TouchstoneDrawing
import TouchstoneSymbols
import TouchstoneText

extension Image: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [ImageNode(image: self, environment: context.environment, diagnostics: context.host.diagnostics)]
  }
}

/// The render node of an image.
package final class ImageNode: RenderNode {
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

  /// The accessibility label of the image; `nil` for a decorative image.
  package private(set) lazy var spokenLabel = image.label?.spokenText(in: environment)
  /// Whether the image is a symbol with a drawing.
  package var isSymbol: Bool { content.isVector }
  /// The natural size of the image, at which it is neither scaled nor distorted, in points.
  package var naturalSize: CGSize { content.size }
  /// The name of the symbol or file that was requested.
  package var sourceName: String? {
    switch image.source {
    case .named(let name, _), .symbol(let name, _): name
    default: nil
    }
  }

  package override var details: String { spokenLabel.map { "\"\($0)\"" } ?? "" }
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
  /// The font that determines the size of symbols.
  var symbolFont: FontDescriptor {
    var font = font ?? .body
    if let weight = letterStyle.weight { font = font.weight(weight) }
    if letterStyle.isBold { font = font.bold() }
    return font.descriptor(in: self)
  }

  /// The size of the font of symbols, in points.
  package var symbolSize: CGFloat { symbolFont.size }
}

extension EnvironmentValues {
  /// Returns the registered symbol with a name, or `nil` if there is none.
  func registeredSymbol(named name: String) -> SymbolGlyph? {
    guard SymbolLibrary.shared.symbol(named: name) != nil else { return nil }
    let font = symbolFont
    return SymbolCatalog.glyph(
      named: name, pointSize: font.size, weight: font.weight, scale: imageScale.symbolScale)
  }

  /// Returns the symbol with a name from a symbol image set in an asset catalogue, or `nil` if there is none.
  func symbolImage(named name: String, bundlePath: String?) throws(SymbolError) -> SymbolGlyph? {
    // The same name may exist in two catalogues; a path is never used as the name of a registered symbol.
    guard let file = imageSource.symbolFile(named: name, bundlePath: bundlePath) else { return nil }
    if SymbolLibrary.shared.symbol(named: file) == nil {
      try SymbolLibrary.shared.register(svgFileAt: file, as: file)
    }
    return registeredSymbol(named: file)
  }
}

extension Image {
  /// Returns the size of the image in a line of text.
  func inlineSize(
    font: FontDescriptor, environment: EnvironmentValues
  ) -> (width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    let content = ImageContent(self, environment: environment.settingFont(font), diagnostics: nil)
    return (content.size.width, content.baseline, content.size.height - content.baseline)
  }

  /// Draws the image in a line of text.
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
