import Foundation
import SwiftUI
import Testing
import TouchstoneTesting
import touchstone_bench

/// A thousand goldens, as in a large package, or as many as `SUITE_COUNT` says. `Scripts/benchmark` first records them,
/// then times the run. `SUITE_CHANGED` makes every card differ from its golden. A test takes one snapshot, or as many as
/// `SUITE_SHARE` says.
@Suite(.snapshots) struct SuiteTests {
  init() { Toll.printAtExit }

  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["SUITE_COUNT"].flatMap(Int.init) ?? 1000
  private static let share = environment["SUITE_SHARE"].flatMap(Int.init) ?? 1
  private static let label = environment["SUITE_CHANGED"] == nil ? "No." : "Nr."

  @Test(arguments: Array(stride(from: 0, to: count, by: share)))
  func card(_ first: Int) {
    for number in first..<min(first + Self.share, Self.count) {
      assertSnapshot(
        of: CardView().overlay(alignment: .topTrailing) { Text("\(Self.label) \(number)").padding(30) }, as: .image,
        named: "\(number)")
    }
  }
}

/// Prints the resources of the process: its peak memory, how much of it is not file-backed, and the processor time.
private enum Toll {
  static let printAtExit: Void = {
    atexit {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      func megabytes(_ key: String) -> Double {
        let line = status.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
        return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
      }
      let peak = megabytes("VmHWM:")
      let seconds = Double(clock()) / Double(CLOCKS_PER_SEC)
      print("toll:", seconds, Int(peak), Int(peak - megabytes("RssFile:")))
    }
  }()
}
