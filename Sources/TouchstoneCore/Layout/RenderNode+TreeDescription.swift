import Foundation

extension RenderNode {
  /// The tree as text: one line per view with its frame in its parent, in points.
  ///
  /// `VStack (0, 0) 100×40.5` and, two columns further right, the views in it.
  package var treeDescription: String {
    var lines: [String] = []
    // A list of what is left, not recursion: lists in lists are deeper than the stack of a thread has room for.
    var left = [(node: self, indentation: 0)]
    while let (node, indentation) = left.popLast() {
      lines.append(String(repeating: " ", count: indentation) + node.line)
      for child in node.children.reversed() { left.append((child, indentation + 2)) }
    }
    return lines.joined(separator: "\n")
  }

  /// What the text of a tree says of the view itself.
  private var line: String {
    let origin = "(\(frame.minX.plain), \(frame.minY.plain))"
    let size = "\(frame.width.plain)×\(frame.height.plain)"
    let own = traits.accessibility
    // Modifiers hand on what the view within said.
    let isNew = children.first?.traits.accessibility != own
    let words = [name, details, origin, size, isNew ? own.description : ""].filter { !$0.isEmpty }
    return words.joined(separator: " ")
  }
}

extension CGFloat {
  /// The number with at most three decimals and no needless zero.
  fileprivate var plain: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : "\(rounded)"
  }
}
