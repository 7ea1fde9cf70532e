import Synchronization
import Testing
import TouchstoneSnapshots

/// Counts how many cases of a parameterised test have each name.
///
/// It is a class because all assertions of a process share it: a test's cases are enumerated once.
final class ArgumentNames: Sendable {
  static let shared = ArgumentNames()

  private let counts = Mutex<[Test.ID: [String: Int]]>([:])

  /// Returns how many cases of a test have goldens of this name, or 1 if Swift Testing does not provide the cases.
  func count(of name: String, in test: Test) -> Int {
    counts.withLock { counts in
      if counts[test.id] == nil {
        let names = test.allCases.compactMap(\.argumentName).map { Self.part($0) }
        counts[test.id] = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
      return counts[test.id]?[Self.part(name)] ?? 1
    }
  }

  /// Returns the form by which names are counted: names that differ only in case are the same, as on the file systems
  /// of macOS and Windows.
  private static func part(_ name: String) -> String {
    GoldenKey.argumentPart(name).lowercased()
  }
}

extension Test {
  /// The cases with their arguments. Swift Testing does not expose them, so they are read from the test's stored
  /// properties. If a later version stores them differently, there are none, and one of our tests fails.
  fileprivate var allCases: [Test.Case] {
    let state = Mirror(reflecting: self).children.first { $0.label == "testCasesState" }?.value
    let evaluated = state.flatMap { Mirror(reflecting: $0).children.first?.value }
    let cases = evaluated.flatMap { Mirror(reflecting: $0).children.first { $0.label == "evaluated" }?.value }
    return (cases as? any Sequence<Test.Case>).map { Array($0) } ?? []
  }
}
