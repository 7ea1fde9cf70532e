import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneReport
import TouchstoneUI

/// The views of a tree that was laid out, with numbers, as a ``LookAnswer`` lists them.
///
/// A view that only changes another one of the same frame, as a modifier does, is one with it. Left out are views that neither
/// draw nor say anything, those whose names begin with an underscore, which are parts of others, and those that were removed.
@MainActor struct SeenTree {
  private(set) var views: [LookAnswer.SeenView] = []
  /// The number of the view that each node is, or is a part of.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var positions: [String: Int] = [:]
  /// The innermost of the nodes that each view is.
  private var nodes: [Int: RenderNode] = [:]
  /// What the views draw that are shapes.
  private var shapes: [Int: [DrawnPiece]] = [:]

  /// The views that draw or say something, and those around them.
  private var notable: Set<ObjectIdentifier> = []

  /// The texts of which others hide a part.
  private let covered: Set<ObjectIdentifier>
  /// The direction of the picture.
  private let direction: LayoutDirection

  init(_ view: AuditedView) {
    let drawing = Set(view.drawn.pieces.map(\.view)).filter(view.views.indices.contains).map { view.views[$0] }
    covered = Self.covered(in: view)
    direction = view.root.environment.layoutDirection
    for node in drawing + view.root.subtree.filter(Self.saysSomething) {
      for outer in node.lineage { if !notable.insert(ObjectIdentifier(outer)).inserted { break } }
    }
    add(Self.content(of: view.root), in: nil)
    for piece in view.drawn.pieces where view.views.indices.contains(piece.view) {
      guard let number = number(of: view.views[piece.view]), let paint = piece.look?.paint else { continue }
      if !views[number - 1].colors.contains(paint) { views[number - 1].colors.append(paint) }
    }
    noteShapes(of: view)
  }

  /// The texts of which an opaque shape in front hides a letter.
  private static func covered(in view: AuditedView) -> Set<ObjectIdentifier> {
    let covers = view.drawn.pieces.filter(\.isOpaque)
    return Set(
      view.drawn.pieces.filter { $0.showsText && view.views.indices.contains($0.view) }.filter { text in
        let above = covers.filter { $0.index > text.index && $0.frame.intersects(text.frame) }
        return !above.isEmpty
          && text.letters.contains { letter in
            let height = (text.fontSize ?? 0) * GlyphRun.capHeight
            let middle = CGPoint(x: (letter.left + letter.right) / 2, y: letter.baseline - height / 2)
              .applying(text.transform)
            return text.visible.contains(middle) && above.contains { $0.touches(middle) }
          }
      }.map { ObjectIdentifier(view.views[$0.view]) })
  }

  /// Returns the number of the view that a node is, or is in.
  func number(of node: RenderNode) -> Int? { node.lineage.lazy.compactMap { numbers[ObjectIdentifier($0)] }.first }

  /// Returns the number of the view with a finding, or of the one around it if it is a part that is left out.
  func number(of finding: AuditFinding) -> Int? {
    var position = finding.position[...]
    while positions[String(position)] == nil {
      guard let end = position.firstRange(of: " < ") else { return nil }
      position = position[end.upperBound...]
    }
    return positions[String(position)]
  }

  /// The innermost view at a point of the picture; the one in front if several are. A view ends where it, or one around it, is
  /// clipped, and one that is a shape where the shape does.
  func innermost(at point: CGPoint) -> Int? {
    let hit = views.filter { view in
      guard CGRect(view.frame).contains(point), let node = nodes[view.number] else { return false }
      let pieces = shapes[view.number] ?? []
      return node.isVisible(at: point) && (pieces.isEmpty || pieces.contains { $0.touches(point) })
    }
    let least = hit.map { $0.frame[2] * $0.frame[3] }.min()
    return hit.last { $0.frame[2] * $0.frame[3] == least }?.number
  }

  /// Notes what the views draw that are shapes: they have no views in them and no text, and are drawn by no control.
  private mutating func noteShapes(of view: AuditedView) {
    let parents = Set(views.compactMap(\.parent))
    for piece in view.drawn.pieces where view.views.indices.contains(piece.view) {
      let node = view.views[piece.view]
      guard let number = number(of: node), !parents.contains(number), nodes[number] === node, piece.isShape,
        !(node is TextNode), !(node is ImageNode), !(node is DelegatingNode)
      else { continue }
      shapes[number, default: []].append(piece)
    }
  }

  /// Returns the user's view, without the stage that it is drawn on. What it presents is not in it, so then all is shown.
  private static func content(of root: RenderNode) -> RenderNode {
    // The views around it may have its values for layouts, too.
    root.isPresentation ? root : root.subtree.last { $0.traits[layoutValue: AuditedContent.self] } ?? root
  }

  /// - Parameter isPart: Whether the node is in a control, of which only what it says and shows is listed.
  private mutating func add(_ node: RenderNode, in parent: Int?, isPart: Bool = false) {
    guard !node.traits.isGone, notable.contains(ObjectIdentifier(node)), !isPart || Self.hasContent(node) else {
      return
    }
    var chain = [node]
    while let last = chain.last, last.children.count == 1, last.children[0].frame(in: nil) == last.frame(in: nil),
      !last.children[0].traits.isGone, !Self.differ(last, last.children[0])
    {
      chain.append(last.children[0])
    }
    let innermost = chain[chain.count - 1]
    let names = chain.flatMap { $0.userNames + [$0.name] }.filter { !$0.hasPrefix("_") }
    var number = parent
    if !names.isEmpty {
      views.append(seen(chain, names: names, in: parent))
      number = views.count
      nodes[views.count] = innermost
    }
    if let number {
      for part in chain {
        numbers[ObjectIdentifier(part)] = number
        positions[part.position] = number
      }
    }
    let isControl = isPart || AccessibilityRole(node.traits.accessibility).map(Self.controls.contains) == true
    for child in innermost.children { add(child, in: number, isPart: isControl) }
  }

  /// Whether a view and the one in it are known to assistive technologies as two.
  private static func differ(_ outer: RenderNode, _ inner: RenderNode) -> Bool {
    let (outer, inner) = (outer.traits.accessibility, inner.traits.accessibility)
    func differ(_ value: KeyPath<AccessibilityProperties, String?>) -> Bool {
      guard let first = outer[keyPath: value], let second = inner[keyPath: value] else { return false }
      return first != second
    }
    return differ(\.identifier) || outer.role == nil && inner.role == nil && (differ(\.label) || differ(\.value))
  }

  /// Whether a view is a text or an image, or is known to assistive technologies.
  private static func saysSomething(_ node: RenderNode) -> Bool {
    let own = node.traits.accessibility
    return node is TextNode || node is ImageNode || own.identifier != nil || own.label != nil || own.role != nil
  }

  /// Whether there is a text or an image in a view.
  private static func hasContent(_ node: RenderNode) -> Bool {
    node.subtree.contains { $0 is TextNode || $0 is ImageNode }
  }

  /// The controls that the system draws.
  private static let controls: Set<AccessibilityRole> = [
    .toggle, .slider, .stepper, .picker, .textField, .secureField, .searchField, .progressIndicator, .levelIndicator,
  ]

  private func seen(_ chain: [RenderNode], names: [String], in parent: Int?) -> LookAnswer.SeenView {
    let (node, innermost) = (chain[0], chain[chain.count - 1])
    var seen = LookAnswer.SeenView(
      number: views.count + 1, parent: parent, type: names.joined(separator: " > "), frame: node.frame(in: nil).short)
    if let text = innermost as? TextNode {
      seen.text = text.string
      if text.isTruncated { seen.states.append("truncated") }
      if text.breaksWord { seen.states.append("brokenWord") }
      if covered.contains(ObjectIdentifier(text)) { seen.states.append("covered") }
    } else if let image = innermost as? ImageNode {
      seen.details = image.sourceName
    } else if !innermost.details.isEmpty {
      seen.details = innermost.details
    }
    // Says why a part is not mirrored in a look from right to left.
    if node.environment.layoutDirection != (node.parent?.environment.layoutDirection ?? direction) {
      seen.states.append("\(node.environment.layoutDirection)")
    }
    // Modifiers repeat the properties of their content.
    let own = chain.filter { $0.children.count != 1 || $0.children[0].traits.accessibility != $0.traits.accessibility }
      .map(\.traits.accessibility)
    guard !own.isEmpty else { return seen }
    seen.identifier = own.lazy.compactMap(\.identifier).first
    let label = own.lazy.compactMap(\.label).first
    // A control takes its label from its text, which is listed.
    if label != seen.text { seen.label = label }
    seen.value = own.lazy.compactMap(\.value).first
    seen.states += Self.states.filter { state in own.contains { $0.traits.contains(state.trait) } }.map(\.name)
    if let role = own.lazy.compactMap({ AccessibilityRole($0) }).first { seen.states.append(role.rawValue) }
    if own.contains(where: \.isHidden) { seen.states.append("hidden") }
    if chain.contains(where: \.traits.interactions.isDisabled) { seen.states.append("disabled") }
    return seen
  }

  /// The traits that are states, or make a view modal; other traits are roles.
  private static let states: [(trait: AccessibilityTraits, name: String)] = [
    (.isSelected, "selected"), (.isModal, "modal"), (.isHeader, "header"),
  ]
}

extension CGRect {
  /// x, y, width and height in points, with at most two decimals.
  var short: LookAnswer.PlacedFrame {
    [minX, minY, width, height].map { $0.isFinite ? (Double($0) * 100).rounded() / 100 : 0 }
  }

  init(_ frame: LookAnswer.PlacedFrame) {
    self.init(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}
