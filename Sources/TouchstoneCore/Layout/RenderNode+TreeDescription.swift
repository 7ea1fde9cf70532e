import Foundation

extension RenderNode {
  /// A description of the tree: one line per view with its frame in its parent, in points.
  ///
  /// A line reads `VStack (0, 0) 100×40.5`; the children of a view are indented by two more columns.
  package var treeDescription: String {
    var lines: [String] = []
    // An explicit stack instead of recursion: nested lists can be deeper than a thread's stack allows.
    var left = [(node: self, indentation: 0)]
    while let (node, indentation) = left.popLast() {
      lines.append(String(repeating: " ", count: indentation) + node.line)
      for child in node.children.reversed() { left.append((child, indentation + 2)) }
    }
    return lines.joined(separator: "\n")
  }

  /// The description of the view itself.
  private var line: String {
    let origin = "(\(frame.minX.plain), \(frame.minY.plain))"
    let size = "\(frame.width.plain)×\(frame.height.plain)"
    let own = traits.accessibility
    // Modifiers repeat the properties of their content.
    let isNew = children.first?.traits.accessibility != own
    let words = [name, details, origin, size, isNew ? own.description : ""].filter { !$0.isEmpty }
    return words.joined(separator: " ")
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
