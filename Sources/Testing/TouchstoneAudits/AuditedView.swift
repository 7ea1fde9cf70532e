package import Foundation
package import TouchstoneDrawing
package import TouchstoneRenderer
package import TouchstoneUI

/// A view that is laid out, with what each of its parts draws: what audits read.
///
/// A class, because what several audits need is worked out when the first of them asks for it, and then kept.
@MainActor package final class AuditedView {
  package let root: RenderNode
  /// The part that is audited: the topmost of the layers that the view presents, or the whole view.
  package let active: RenderNode
  package let size: CGSize
  package let displayScale: CGFloat
  package let diagnostics: [RenderDiagnostic]
  /// The drawing steps, with the numbers of the views that drew them.
  package let list: DisplayList
  /// The views that draw something, by their numbers.
  package let views: [RenderNode]
  package let drawn: DrawnPieces

  /// The views that draw something and are audited, with their numbers.
  package private(set) lazy var activeViews: [(number: Int, node: RenderNode)] =
    views.enumerated().filter { isActive($0.element) }.map { ($0.offset, $0.element) }
  /// All views that are audited, in tree order.
  package private(set) lazy var nodes = active.subtree
  package private(set) lazy var controls = AuditedControl.all(in: active)
  /// The findings of `textClipped`, of which `dynamicType` compares two sizes.
  package private(set) lazy var clippedTexts = TextClippingAudit(self).findings
  /// The findings of `offScreen`, of which `dynamicType` compares two sizes.
  package private(set) lazy var outside = OffScreenAudit(self).findings

  private var conditions: [ObjectIdentifier: Conditions] = [:]
  private var elements: [ObjectIdentifier: [AccessibilityElement]] = [:]

  /// Returns a numbering of the views that draw something, for a picture that is only audited.
  package static func marks() -> ViewMarks {
    ViewMarks { $0.children.isEmpty || $0 is DelegatingNode || $0 is ScrollNode || $0.parent is ScrollNode }
  }

  /// - Parameter picture: The view as it is laid out. Without ``marks()``, as in a picture that is also compared, its drawing
  ///   steps are recorded once more.
  package init(_ picture: ViewTree.Picture, displayScale: CGFloat) {
    root = picture.root
    active = picture.root.isPresentation ? picture.root.children.first ?? picture.root : picture.root
    size = picture.list.size
    self.displayScale = displayScale
    diagnostics = picture.diagnostics
    let marks = picture.marks ?? Self.marks()
    if picture.marks == nil {
      var recorder = Recorder(displayScale: displayScale, diagnostics: DiagnosticLog())
      recorder.marks = marks
      picture.root.drawInMotion(into: &recorder)
      list = DisplayList(size: size, items: recorder.items)
    } else {
      list = picture.list
    }
    views = marks.views
    let views = marks.views
    drawn = DrawnPieces(list) { views.indices.contains($0) && views[$0] is ScrollNode }
  }

  /// Returns what the views around a view make of it.
  func conditions(of node: RenderNode) -> Conditions {
    if let known = conditions[ObjectIdentifier(node)] { return known }
    let inherited = node.parent.map { parent -> Conditions in
      let around = conditions(of: parent)
      return around.union(parent.conditionsOfContent(around))
    }
    let all = (inherited ?? []).union(node.ownConditions).union(node === active ? .isActive : [])
    conditions[ObjectIdentifier(node)] = all
    return all
  }

  /// Returns the accessibility elements of a view.
  func elements(of node: RenderNode) -> [AccessibilityElement] {
    if let known = elements[ObjectIdentifier(node)] { return known }
    let made = node.accessibilityElements { elements(of: $0) }
    elements[ObjectIdentifier(node)] = made
    return made
  }

  /// The views that set accessibility traits, apart from hidden ones.
  package private(set) lazy var viewsWithTraits = nodes.filter { node in
    let own = node.traits.accessibility.traits
    return !own.isEmpty && !isHidden(node) && node.wrapped?.traits.accessibility.traits != own
  }

  /// Returns a finding at a view; see ``AuditFinding/severity``.
  package func finding(
    _ type: AuditType, at node: RenderNode, frame: CGRect? = nil, severity: CGFloat = 0, measured: String,
    limit: String, advice: String
  ) -> AuditFinding {
    var finding = AuditFinding(
      type, path: node.path, identifiers: node.identifiers, frame: frame ?? node.frame(in: nil), measured: measured,
      limit: limit, advice: advice)
    finding.severity = Double(severity)
    (finding.position, finding.nodePath) = (node.position, node.nodePath)
    let environment = root.environment
    finding.language = "\(environment.locale.identifier) \(environment.pseudolanguage?.rawValue ?? "")"
    return finding
  }
}
