import Synchronization
import Testing
import TouchstoneSnapshots

/// Counts how many cases of a parameterised test have each name.
///
/// A class, for all assertions of a process share it: a test's cases are walked once.
final class ArgumentNames: Sendable {
  static let shared = ArgumentNames()

  private let counts = Mutex<[Test.ID: [String: Int]]>([:])

  /// How many cases of a test have goldens of this name; 1 if Swift Testing does not say which cases there are.
  func count(of name: String, in test: Test) -> Int {
    counts.withLock { counts in
      if counts[test.id] == nil {
        let names = test.allCases.compactMap(\.argumentName).map { Self.part($0) }
        counts[test.id] = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
      return counts[test.id]?[Self.part(name)] ?? 1
    }
  }

  /// Two names whose goldens only differ in case are one, as on the file systems of macOS and Windows.
  private static func part(_ name: String) -> String {
    GoldenKey.argumentPart(name).lowercased()
  }
}

extension Test {
  /// The cases with their arguments. Swift Testing has them but does not give them away: they are read from the test's
  /// stored properties. If a later version stores them otherwise there are none, and a test of ours fails.
  fileprivate var allCases: [Test.Case] {
    let state = Mirror(reflecting: self).children.first { $0.label == "testCasesState" }?.value
    let evaluated = state.flatMap { Mirror(reflecting: $0).children.first?.value }
    let cases = evaluated.flatMap { Mirror(reflecting: $0).children.first { $0.label == "evaluated" }?.value }
    return (cases as? any Sequence<Test.Case>).map { Array($0) } ?? []
  }
}
