import Foundation

extension RenderNode {
  /// A description of the tree: one line per view with its frame in the view around it, in points.
  ///
  /// A line reads `VStack (0, 0) 100×40.5`; the parts of a view are indented by two more columns. Users' views and modifiers
  /// have the names of their types.
  package var treeDescription: String {
    namedViews.map { $0.line(depth: $0.depth, frame: $0.frame) }.joined(separator: "\n")
  }

  /// The same description without users' views and modifiers, as it was before these had names.
  package var nodeTreeDescription: String {
    // By depth in the whole tree: the number of users' views down to there.
    var users: [Int] = []
    return namedViews.compactMap { view in
      users.removeSubrange(view.depth...)
      let around = users.last ?? 0
      users.append(around + (view.node == nil ? 1 : 0))
      return view.node.map { view.line(depth: view.depth - around, frame: $0.frame) }
    }
    .joined(separator: "\n")
  }
}

extension NamedView {
  fileprivate func line(depth: Int, frame: CGRect) -> String {
    let origin = "(\(frame.minX.plain), \(frame.minY.plain))"
    let size = "\(frame.width.plain)×\(frame.height.plain)"
    let words = [name, node?.details ?? "", origin, size, node?.ownAccessibility ?? ""].filter { !$0.isEmpty }
    return String(repeating: " ", count: 2 * depth) + words.joined(separator: " ")
  }
}

extension RenderNode {
  /// What the view says of itself to assistive technologies; modifiers repeat the properties of their content.
  fileprivate var ownAccessibility: String {
    let own = traits.accessibility
    return children.first?.traits.accessibility == own ? "" : own.description
  }
}

extension CGFloat {
  /// The number with at most three decimal places and no trailing zeros.
  fileprivate var plain: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : "\(rounded)"
  }
}
