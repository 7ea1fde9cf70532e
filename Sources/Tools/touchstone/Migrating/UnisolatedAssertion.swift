import Foundation

/// A function that takes a view, is not isolated to the main actor, and asserts a snapshot of the view.
///
/// In Swift 6 mode it does not compile, unless the view is `sending`: its caller could still use it, while it is drawn on
/// the main actor.
struct UnisolatedAssertion: Hashable {
  /// The name of the function.
  var name: String
  /// The line of its declaration.
  var line: Int

  private static let calls = ["assertSnapshot(", "assertSnapshots(", "verifySnapshot("]

  /// A pair of braces that is open.
  private struct Scope {
    var isIsolated: Bool
    var function: UnisolatedAssertion?
    var asserts = false
  }

  /// The functions in code whose comments and strings are blank, in order.
  static func all(in code: [UInt8]) -> [UnisolatedAssertion] {
    guard Self.calls.contains(where: { Data(code).range(of: Data($0.utf8)) != nil }) else { return [] }
    var found: [UnisolatedAssertion] = []
    var scopes: [Scope] = []
    var text: [UInt8] = []
    var line = 1
    for byte in code {
      switch byte {
      case UInt8(ascii: "{"):
        let header = String(decoding: text, as: UTF8.self)
        let isIsolated = header.contains("@MainActor") || scopes.last?.isIsolated == true
        let isInFunction = scopes.contains { $0.function != nil }
        let function = isIsolated || isInFunction ? nil : Self(header: header, lastLine: line)
        scopes.append(Scope(isIsolated: isIsolated, function: function))
        text = []
      case UInt8(ascii: "}"):
        note(text, in: &scopes)
        if let closed = scopes.popLast(), closed.asserts, let function = closed.function { found.append(function) }
        text = []
      case UInt8(ascii: "\n"):
        line += 1
        text.append(byte)
      // A declaration goes on over several lines; a statement that asserts is noticed at its end.
      default:
        text.append(byte)
      }
      if byte == UInt8(ascii: ")") { note(text, in: &scopes) }
    }
    return found
  }

  /// Marks the open functions as asserting if the text does so.
  private static func note(_ text: [UInt8], in scopes: inout [Scope]) {
    let text = String(decoding: text, as: UTF8.self)
    guard calls.contains(where: text.contains) else { return }
    for index in scopes.indices where scopes[index].function != nil { scopes[index].asserts = true }
  }

  private init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// Reads what is before the brace of a function; returns `nil` for other code.
  private init?(header: String, lastLine: Int) {
    guard let match = header.matches(of: Self.declaration).last else { return nil }
    let signature = header[match.range.lowerBound...]
    let takesView = signature.contains("some View") || signature.contains(Self.viewConstraint)
    guard takesView, !signature.contains("sending ") else { return nil }
    name = String(match.1)
    line = lastLine - signature.count { $0 == "\n" }
  }

  // SAFETY: constants that nothing changes.
  private nonisolated(unsafe) static let declaration = /\bfunc\s+([A-Za-z_]\w*)/
  // SAFETY: as above.
  private nonisolated(unsafe) static let viewConstraint = /:\s*(?:SwiftUI\.)?View\b/
}
