import Foundation
import TouchstoneUI

/// A tree of views and the frames that they get, read from a file in `Tests/Scenes`.
///
/// ```
/// # What the scene shows, and the source of its numbers.
/// proposal: 100 60
/// VStack(alignment: .leading, spacing: 4)
///   Color.frame(width: 40, height: 20)
///   Color.frame(height: 10).padding(5)
/// frames:
/// VStack 0 0 100 44
/// Color 0 0 40 20
/// Color 5 29 90 10
/// ```
///
/// Each line is a view with its modifiers, written as in Swift; views inside of it are indented by two blanks. The frames are
/// those of all views with the names that are listed, in tree order: x, y, width and height in points of the whole tree.
struct LayoutScene {
  /// What is wrong with a file.
  struct Fault: Error, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
  }

  struct Frame: Equatable, CustomStringConvertible {
    let name: String
    let rect: CGRect

    var description: String {
      "\(name) "
        + [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%g", $0) }.joined(separator: " ")
    }
  }

  /// A view of the tree, or a modifier of one.
  struct Call {
    let name: String
    var arguments: [String: String] = [:]
  }

  /// A line of the tree.
  final class Item {
    let line: Int
    let calls: [Call]
    var children: [Item] = []

    init(line: Int, calls: [Call]) {
      self.line = line
      self.calls = calls
    }
  }

  private(set) var proposal = ProposedViewSize.unspecified
  private(set) var roots: [Item] = []
  private(set) var frames: [Frame] = []

  init(_ text: String) throws {
    var open: [Item] = []
    var isInFrames = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      let number = index + 1
      if content.isEmpty || content.hasPrefix("#") { continue }
      if content.hasPrefix("proposal:") {
        let lengths = content.dropFirst("proposal:".count).split(separator: " ").map { Double($0) }
        guard lengths.count == 2 else { throw Fault(line: number, reason: "a proposal has a width and a height") }
        proposal = ProposedViewSize(width: lengths[0].map { CGFloat($0) }, height: lengths[1].map { CGFloat($0) })
      } else if content == "frames:" {
        isInFrames = true
      } else if isInFrames {
        frames.append(try Self.frame(content, line: number))
      } else {
        let depth = line.prefix { $0 == " " }.count / 2
        guard depth <= open.count else { throw Fault(line: number, reason: "it is indented too far") }
        let item = Item(line: number, calls: try Self.calls(content, line: number))
        open.removeSubrange(depth...)
        if let parent = open.last { parent.children.append(item) } else { roots.append(item) }
        open.append(item)
      }
    }
    if roots.isEmpty || frames.isEmpty { throw Fault(line: 1, reason: "a scene has views and frames") }
  }

  private static func frame(_ content: String, line: Int) throws -> Frame {
    let words = content.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.count == 5, numbers.count == 4 else {
      throw Fault(line: line, reason: "a frame is a name and four numbers")
    }
    return Frame(
      name: String(words[0]), rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Reads calls such as `Color.frame(width: 40, height: 20).padding(5)`. An argument without a label has the label `_`.
  private static func calls(_ content: String, line: Int) throws -> [Call] {
    var rest = content[...]
    var calls: [Call] = []
    while let match = rest.prefixMatch(of: /\.?(\w+)(?:\((?:"([^"]*)"|([^()"]*))\))?/) {
      var call = Call(name: String(match.1))
      if let text = match.2 { call.arguments["_"] = String(text) }
      for part in (match.3 ?? "").split(separator: ",") {
        let sides = part.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        call.arguments[sides.count == 2 ? sides[0] : call.arguments["_"] == nil ? "_" : "_2"] = sides.last
      }
      calls.append(call)
      rest = rest[match.range.upperBound...]
    }
    guard rest.isEmpty, !calls.isEmpty else { throw Fault(line: line, reason: "cannot read “\(rest)”") }
    return calls
  }
}
