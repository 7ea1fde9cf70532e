import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneUI

/// Finds marks that only their colours tell apart, where people with a missing kind of cones see one colour.
///
/// Marks are shapes of one colour and one form, symbols of one name, and texts with the same words. Marks with different
/// words or symbols next to them differ in these.
@MainActor struct ColorAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  /// The CIEDE2000 difference from which on two colours say two things.
  private static let different = 25.0
  /// Below this one they look alike at a glance.
  private static let alike = 10.0

  private struct Form: Hashable {
    var name: String
    var width: CGFloat
    var height: CGFloat
  }

  private struct Mark {
    var node: RenderNode
    var form: Form
    var color: SIMD3<UInt8>
  }

  var findings: [AuditFinding] {
    let forms = Dictionary(grouping: view.activeViews.compactMap(mark), by: \.form)
    return forms.values.compactMap(finding).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func mark(_ number: Int, _ node: RenderNode) -> Mark? {
    // Pictures of charts have legends and symbols of their own; what is hidden or disabled says nothing.
    if node is DelegatingNode || view.isInBar(node) || view.isInactive(node) { return nil }
    let pieces = view.drawn.pieces(of: number).filter { $0.opacity > 0.99 && !$0.frame.isEmpty }
    guard let first = pieces.first, let color = first.solidColor, pieces.allSatisfy({ $0.solidColor == color }) else {
      return nil
    }
    let name: String
    switch node {
    case let text as TextNode: name = "text \(text.string)"
    case let image as ImageNode:
      guard image.isSymbol, let symbol = image.sourceName else { return nil }
      name = "symbol \(symbol)"
    default:
      // A shape as large as a card is a surface, not a mark.
      guard pieces.count == 1, case .fill(let path, _, _) = first.item, max(first.frame.width, first.frame.height) <= 64
      else { return nil }
      name = "shape \(path.axisAlignedRect == nil)"
    }
    if node.isSystemPart { return nil }
    let frame = pieces.reduce(CGRect.null) { $0.union($1.frame) }
    return Mark(
      node: node, form: Form(name: name, width: frame.width.rounded(), height: frame.height.rounded()), color: color)
  }

  /// The pair of marks that is hardest to tell apart.
  private func finding(_ marks: [Mark]) -> AuditFinding? {
    var worst: (first: Mark, second: Mark, vision: ColorVision, seen: Double)?
    for (index, second) in marks.enumerated() {
      for first in marks.prefix(index) where first.color != second.color {
        guard first.color.difference(from: second.color) >= Self.different,
          !isTold(first.node, second.node, among: marks)
        else {
          continue
        }
        for vision in ColorVision.allCases {
          let seen = vision.simulated(first.color).difference(from: vision.simulated(second.color))
          if seen < Self.alike, seen < worst?.seen ?? .infinity { worst = (first, second, vision, seen) }
        }
      }
    }
    guard let worst else { return nil }
    return view.finding(
      .color, at: worst.second.node,
      measured: "\(worst.second.color.hex) and the \(worst.first.color.hex) of \(worst.first.node.path) differ by "
        + "ΔE00 \(CGFloat(worst.seen).short) with \(worst.vision.rawValue)",
      limit: "at least \(CGFloat(Self.alike).short), or something besides colour (WCAG 2.2, 1.4.1)",
      advice: "Image(systemName: isOn ? \"checkmark.circle.fill\" : \"xmark.circle.fill\"), or a word next to it")
  }

  /// Whether words or symbols next to two marks tell them apart.
  private func isTold(_ first: RenderNode, _ second: RenderNode, among marks: [Mark]) -> Bool {
    let marked = Set(marks.map { ObjectIdentifier($0.node) })
    let common = Set(first.lineage.map(ObjectIdentifier.init))
      .intersection(second.lineage.map(ObjectIdentifier.init))
    func company(_ node: RenderNode) -> [String] {
      let alone = node.lineage.prefix { !common.contains(ObjectIdentifier($0)) }.last ?? node
      let own = words(in: alone, besides: marked)
      if !own.isEmpty { return own }
      // A mark by itself goes with what follows it.
      let siblings = alone.parent?.children ?? []
      let next = siblings.firstIndex { $0 === alone }.flatMap { siblings.dropFirst($0 + 1).first }
      guard let next, !next.subtree.contains(where: { marked.contains(ObjectIdentifier($0)) }) else { return [] }
      return words(in: next, besides: marked)
    }
    return company(first) != company(second)
  }

  /// The texts and the names of the symbols in a view, without the marks.
  private func words(in node: RenderNode, besides marked: Set<ObjectIdentifier>) -> [String] {
    node.subtree.filter { !marked.contains(ObjectIdentifier($0)) }.compactMap { part in
      (part as? TextNode)?.string ?? (part as? ImageNode)?.sourceName
    }
  }
}

extension DrawnPiece {
  /// The only colour of the step, if it covers what is behind it.
  fileprivate var solidColor: SIMD3<UInt8>? {
    let paint: Paint
    switch item {
    case .fill(_, let fill, _): paint = fill
    case .glyphs(_, let ink): paint = ink
    default: return nil
    }
    guard case .color(let color) = paint, color.opacity > 0.99 else { return nil }
    func byte(_ component: Float) -> UInt8 { UInt8((min(1, max(0, component)) * 255).rounded()) }
    return SIMD3(byte(color.red), byte(color.green), byte(color.blue))
  }
}

extension SIMD3<UInt8> {
  /// The CIEDE2000 difference of two sRGB colours.
  fileprivate func difference(from other: SIMD3<UInt8>) -> Double {
    CIELab(red: Int(x), green: Int(y), blue: Int(z))
      .deltaE00(to: CIELab(red: Int(other.x), green: Int(other.y), blue: Int(other.z)))
  }

  /// The colour as CSS writes it: `#D70015`.
  fileprivate var hex: String {
    "#"
      + [x, y, z].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
  }
}

extension RenderNode {
  /// Whether the view is a part of a control that the system draws, whose states have forms of their own.
  fileprivate var isSystemPart: Bool {
    lineage.dropFirst().contains { node in
      guard let role = node.traits.accessibility.role else { return false }
      return role.isControl && role != .button && role != .link
    }
  }
}
