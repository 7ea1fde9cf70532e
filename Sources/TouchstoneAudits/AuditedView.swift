package import Foundation
package import TouchstoneDrawing
package import TouchstoneUI

/// A view that is laid out, with what each of its parts draws: what audits read.
///
/// A class, because parts that cost something are made when the first audit asks for them, and then kept.
@MainActor package final class AuditedView {
  package let root: RenderNode
  /// What is audited: the topmost of the layers that the view presents, or the whole view.
  package let active: RenderNode
  package let size: CGSize
  package let displayScale: CGFloat
  package let diagnostics: [RenderDiagnostic]
  /// The drawing steps, with the numbers of the views that drew them.
  package let list: DisplayList
  /// The views that draw something, by their numbers.
  package let views: [RenderNode]
  package let drawn: DrawnPieces
  package private(set) lazy var controls = AuditedControl.all(in: active)

  package init(_ picture: ViewTree.Picture, displayScale: CGFloat) {
    root = picture.root
    active = picture.root.isPresentation ? picture.root.children.first ?? picture.root : picture.root
    size = picture.list.size
    self.displayScale = displayScale
    diagnostics = picture.diagnostics
    let marks = ViewMarks { $0.children.isEmpty || $0 is DelegatingNode || $0 is ScrollNode || $0.parent is ScrollNode }
    var recorder = Recorder(displayScale: displayScale, diagnostics: DiagnosticLog())
    recorder.marks = marks
    picture.root.drawInMotion(into: &recorder)
    list = DisplayList(size: size, items: recorder.items)
    views = marks.views
    let views = marks.views
    drawn = DrawnPieces(list) { views.indices.contains($0) && views[$0] is ScrollNode }
  }

  /// The views that draw something and are audited, with their numbers.
  package var activeViews: [(number: Int, node: RenderNode)] {
    views.enumerated().filter { $0.element.isWithin(active) }.map { ($0.offset, $0.element) }
  }

  /// The views that set accessibility traits, apart from hidden ones.
  package private(set) lazy var viewsWithTraits = active.subtree.filter { node in
    let own = node.traits.accessibility
    return !own.traits.isEmpty && !node.isHiddenFromAccessibility
      && node.wrapped?.traits.accessibility.traits != own.traits
  }

  /// A finding at a view.
  package func finding(
    _ type: AuditType, at node: RenderNode, frame: CGRect? = nil, measured: String, limit: String, advice: String
  ) -> AuditFinding {
    AuditFinding(
      type, path: node.path, identifiers: node.identifiers, frame: frame ?? node.frame(in: nil), measured: measured,
      limit: limit, advice: advice)
  }
}
