package import Foundation
import TouchstoneDrawing
import TouchstoneSymbols
import TouchstoneText

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [ImageNode(image: self, environment: context.environment, diagnostics: context.host.diagnostics)]
  }
}

/// A picture in the tree.
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

  /// How the picture is read aloud; nil if it only decorates.
  package var spokenLabel: String? { image.label }
  /// Whether the picture is a symbol with a drawing.
  package var isSymbol: Bool { content.isVector }
  /// The size at which the picture is neither scaled nor squeezed, in points.
  package var naturalSize: CGSize { content.size }
  /// The name of the symbol or of the file that the picture was asked for.
  package var sourceName: String? {
    switch image.source {
    case .named(let name, _), .symbol(let name, _): name
    default: nil
    }
  }

  package override var details: String { image.label.map { "\"\($0)\"" } ?? "" }
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
  func registeredSymbol(named name: String) -> SymbolGlyph? {
    guard SymbolLibrary.shared.symbol(named: name) != nil else { return nil }
    let font = symbolFont
    return SymbolCatalog.glyph(
      named: name, pointSize: font.size, weight: font.weight, scale: imageScale.symbolScale)
  }

  /// The drawing that a symbol image set of an asset catalogue holds, or nil where none has the name.
  func symbolImage(named name: String, bundlePath: String?) throws(SymbolError) -> SymbolGlyph? {
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
