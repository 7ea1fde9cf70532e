import Foundation
import Testing
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

private struct LampRow: View {
  var title: String
  var spacing: CGFloat = 8

  var body: some View {
    HStack(spacing: spacing) {
      Text(title)
      Lamp()
    }
    .padding(4)
  }
}

private struct Lamp: View {
  var body: some View { Circle().frame(width: 8, height: 8) }
}

/// Trees as text that were recorded before users' views had names.
@MainActor @Suite struct FormerTreeTests {
  /// Compares a row with the golden of another one, without the names of users' views.
  private func outcome(_ row: LampRow, was golden: LampRow, _ variables: [String: String] = [:]) -> SnapshotOutcome {
    compare(row, .viewTree, withGoldenOf: golden, .viewTree, variables) { data in
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      #expect(lines.count(where: { $0.contains("LampRow ") || $0.contains("Lamp ") }) == 2)
      var around: [Int] = []
      let former = lines.compactMap { line -> String? in
        let indent = line.prefix { $0 == " " }.count
        around.removeAll { $0 >= indent }
        let words = line.dropFirst(indent)
        if words.hasPrefix("LampRow ") || words.hasPrefix("Lamp ") {
          around.append(indent)
          return nil
        }
        // The lamp lies where its circle lay before.
        let place =
          around.count > 1 && around.last == indent - 2
          ? String(words).replacing("(0, 0)", with: lampPlace(lines)) : String(words)
        return String(repeating: " ", count: indent - 2 * around.count) + place
      }
      return Data(former.joined(separator: "\n").utf8)
    }
  }

  /// `(38.5, 6.25)`
  private func lampPlace(_ lines: [Substring]) -> String {
    let line = lines.first { $0.contains("Lamp ") } ?? ""
    return line.firstMatch(of: /\(.*\)/).map { String($0.output) } ?? ""
  }

  @Test func `a tree that differs by the names of users' views alone is written again when asked`() {
    let refreshed = outcome(
      LampRow(title: "Hi"), was: LampRow(title: "Hi"), ["TOUCHSTONE_REFRESH": "1"])
    #expect(refreshed.result.verdict == .recorded && refreshed.result.recorded == .changed)
    let failed = outcome(LampRow(title: "Hi"), was: LampRow(title: "Hi"))
    #expect(failed.result.verdict == .failed)
    let advice = "Update such goldens: swift package record-snapshots --refresh"
    #expect(failed.result.message?.contains(advice) == true, "\(failed.result.message ?? "")")
  }

  @Test func `one that differs in something else is not`() {
    for row in [LampRow(title: "Ho"), LampRow(title: "Hi", spacing: 9)] {
      let outcome = outcome(
        row, was: LampRow(title: "Hi"), ["TOUCHSTONE_REFRESH": "1"])
      #expect(outcome.result.reason == .differs && outcome.result.recorded == nil)
      #expect(outcome.result.message?.contains("--refresh") == false)
    }
  }
}
