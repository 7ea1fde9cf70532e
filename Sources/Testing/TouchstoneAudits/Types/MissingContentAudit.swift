import TouchstoneUI

/// Finds glyphs, symbols, images, colours and fonts that are not there.
@MainActor struct MissingContentAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] { view.diagnostics.compactMap(finding) }

  private func finding(_ diagnostic: RenderDiagnostic) -> AuditFinding? {
    switch diagnostic {
    case .missingGlyph(let character):
      finding(
        at: text { $0.missingCharacters.contains(character) }, "no font has a glyph for \"\(character)\"",
        "sudo apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji")
    case .unknownSymbol(let name):
      finding(
        at: image(named: name), "symbol \"\(name)\" not found",
        "try SymbolLibrary.shared.register(svgFileAt: path, as: \"\(name)\")")
    case .unknownImage(let name, _), .unreadableImage(let name, _):
      finding(
        at: image(named: name), "image \"\(name)\" not found or unreadable", "Image(\"\(name)\", bundle: .module)")
    case .unknownColor(let name):
      finding(at: nil, "colour \"\(name)\" not found", "Color(\"\(name)\", bundle: .module)")
    case .missingFont(let family):
      finding(at: nil, "font \"\(family)\" not found", "try FontLibrary.shared.register(fontsIn: .module)")
    default: nil
    }
  }

  private func finding(at node: RenderNode?, _ measured: String, _ advice: String) -> AuditFinding {
    view.finding(
      .missingContent, at: node ?? view.active, measured: measured, limit: "no missing content", advice: advice)
  }

  private func text(where isMeant: (TextNode) -> Bool) -> RenderNode? {
    view.nodes.lazy.compactMap { $0 as? TextNode }.first(where: isMeant)
  }

  private func image(named name: String) -> RenderNode? {
    view.nodes.lazy.compactMap { $0 as? ImageNode }.first { $0.sourceName == name }
  }
}
