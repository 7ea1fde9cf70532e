import Foundation

extension Node {
  /// The tree as text: one line per view with its frame in its parent, in points.
  ///
  /// `VStack (0, 0) 100×40.5` and, two columns further right, the views in it.
  package var treeDescription: String {
    var lines: [String] = []
    describe(indentation: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(indentation: String, into lines: inout [String]) {
    let origin = "(\(frame.minX.plain), \(frame.minY.plain))"
    let size = "\(frame.width.plain)×\(frame.height.plain)"
    let own = traits.accessibility
    // Modifiers hand on what the view within said.
    let isNew = children.first?.traits.accessibility != own
    let words = [name, details, origin, size, isNew ? own.description : ""].filter { !$0.isEmpty }
    lines.append(indentation + words.joined(separator: " "))
    for child in children { child.describe(indentation: indentation + "  ", into: &lines) }
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
