import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport
import TouchstoneUI

/// What holds for every tree of stacks, frames, spacers, dividers, shapes and texts.
@MainActor @Suite struct StackPropertyTests {
  private static let proposals: [CGFloat?] = [nil, 0, 1, 40, 300, .infinity]
  private static let treesPerSeed = 60

  @Test(arguments: UInt64(1)...10)
  func `no tree has a size, a guide or a place that is no number`(seed: UInt64) {
    var random = SplitMix(state: seed)
    for number in 0..<Self.treesPerSeed {
      let tree = RandomStack.view(depth: 4, using: &random)
      for width in Self.proposals {
        for height in Self.proposals {
          let proposal = ProposedViewSize(width: width, height: height)
          let broken = Self.broken(FrameProbe(tree, width: width, height: height).root, proposal)
          #expect(broken.isEmpty, "seed \(seed), tree \(number), proposed \(proposal): \(broken)")
        }
      }
    }
  }

  /// The nodes of which something is no number, or whose frame is not finite.
  private static func broken(_ node: RenderNode, _ proposal: ProposedViewSize) -> [String] {
    let size = node.size(for: proposal)
    let dimensions = node.dimensions(for: proposal)
    let guides = [
      dimensions[HorizontalAlignment.leading], dimensions[HorizontalAlignment.center],
      dimensions[VerticalAlignment.bottom], dimensions[VerticalAlignment.firstTextBaseline],
    ]
    let isBroken =
      size.width.isNaN || size.height.isNaN || guides.contains { $0.isNaN } || !node.frame.isFinite
    return (isBroken ? ["\(node.name) \(size) \(guides) \(node.frame)"] : [])
      + node.children.flatMap { broken($0, proposal) }
  }

  // Apple's rule, by objc.io's "HStack child ordering": each view in turn, the least flexible first, is offered an equal
  // share of what is left. A view whose least length is more than its share takes more; so views of a stack may take
  // more than all of its room even where their least lengths would fit (100 + 75 in 150, in `StackTests`). They never do
  // where the least length of each flexible view fits an equal share of what the fixed ones leave.
  @Test(arguments: UInt64(1)...20)
  func `views of a stack take no more than its room where their least lengths fit their shares`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var checked = 0
    for number in 0..<Self.treesPerSeed {
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let views = (0..<Int.random(in: 1...5, using: &random)).map { _ in RandomStack.view(depth: 2, using: &random) }
      let spacing: CGFloat = Bool.random(using: &random) ? 0 : 10
      let stack = RandomStack.stack(axis, spacing: spacing, views)
      let room: CGFloat = 400
      let across: CGFloat = 150
      let probe = FrameProbe(
        stack, width: axis == .horizontal ? room : across, height: axis == .horizontal ? across : room)
      let children = probe.root.children
      let priorities = Set(children.map { LayoutSubview(node: $0).priority })
      guard priorities.count <= 1 else { continue }
      func length(_ node: RenderNode, _ offer: CGFloat) -> CGFloat {
        var proposal = ProposedViewSize(width: across, height: across)
        proposal[axis] = offer
        return node.size(for: proposal)[axis]
      }
      let free = room - spacing * CGFloat(children.count - 1)
      let least = children.map { length($0, 0) }
      let isFixed = zip(children, least).map { length($0, .infinity) == $1 }
      let fixed = zip(least, isFixed).reduce(CGFloat(0)) { $0 + ($1.1 ? $1.0 : 0) }
      let share = (free - fixed) / CGFloat(max(1, isFixed.count { !$0 }))
      guard share >= 0, zip(least, isFixed).allSatisfy({ $1 || $0 <= share }) else { continue }
      // A view that takes more than it is offered is a stack in which the same happens.
      let keeps = children.allSatisfy { child in
        stride(from: share, through: free, by: max(1, (free - share) / 8)).allSatisfy {
          length(child, $0) <= max($0, length(child, 0)) + 1e-6
        }
      }
      guard keeps else { continue }
      checked += 1
      let taken = children.reduce(0) { $0 + $1.frame.size[axis] }
      // Texts take whole pixels, of a point each here.
      let rounding = CGFloat(children.count)
      #expect(taken <= free + rounding, "seed \(seed), stack \(number): \(taken) of \(free)")
      if children.contains(where: { length($0, .infinity) == .infinity }) {
        #expect(abs(taken - free) <= rounding, "seed \(seed), stack \(number): \(taken) of \(free)")
      }
    }
    #expect(checked >= 10)
  }
}

/// Random trees of views.
@MainActor
private enum RandomStack {
  static func view(depth: Int, using random: inout SplitMix) -> AnyView {
    let inner = depth > 0 ? Int.random(in: 0...13, using: &random) : Int.random(in: 0...6, using: &random)
    switch inner {
    case 0: return AnyView(Color.red)
    case 1: return AnyView(Text("Some words in a row"))
    case 2: return AnyView(Spacer())
    case 3: return AnyView(Divider())
    case 4: return AnyView(Circle())
    case 5: return AnyView(Rectangle().frame(width: length(&random), height: length(&random)))
    case 6: return AnyView(Capsule().frame(width: length(&random) ?? 7))
    case 7:
      let (least, most) = (length(&random), length(&random).map { $0 + 60 } ?? .infinity)
      return AnyView(view(depth: depth - 1, using: &random).frame(minWidth: least, maxWidth: most))
    case 8:
      let alignment: Alignment = Bool.random(using: &random) ? .bottomTrailing : .center
      return AnyView(
        view(depth: depth - 1, using: &random).frame(maxHeight: .infinity, alignment: alignment))
    case 9:
      let alignment = [Alignment.center, .topLeading, .bottomTrailing, .centerFirstTextBaseline]
        .randomElement(using: &random)
      let views = children(depth, &random)
      return AnyView(
        ZStack(alignment: alignment ?? .center) { ForEach(views.indices, id: \.self) { views[$0] } })
    case 10, 11:
      return stack(.horizontal, spacing: [nil, 0, 12].randomElement(using: &random) ?? nil, children(depth, &random))
    default:
      return stack(.vertical, spacing: [nil, 0, 12].randomElement(using: &random) ?? nil, children(depth, &random))
    }
  }

  static func stack(_ axis: Axis, spacing: CGFloat?, _ views: [AnyView]) -> AnyView {
    let content = ForEach(views.indices, id: \.self) { views[$0] }
    return axis == .horizontal
      ? AnyView(HStack(alignment: views.count % 2 == 0 ? .center : .firstTextBaseline, spacing: spacing) { content })
      : AnyView(VStack(alignment: views.count % 2 == 0 ? .trailing : .center, spacing: spacing) { content })
  }

  private static func children(_ depth: Int, _ random: inout SplitMix) -> [AnyView] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: depth - 1, using: &random) }
  }

  private static func length(_ random: inout SplitMix) -> CGFloat? {
    [nil, 0, 8, 33.3, 80].randomElement(using: &random) ?? nil
  }
}
