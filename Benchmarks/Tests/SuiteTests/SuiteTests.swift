import Foundation
import SwiftUI
import Testing
import TouchstoneTesting

@testable import touchstone_bench

/// A thousand goldens, as a large package has them, or as many as `SUITE_COUNT` says. `Scripts/benchmark` records them
/// first, and then times the run.
@Suite(.snapshots) struct SuiteTests {
  init() { PeakMemory.printAtExit }

  private static let count = ProcessInfo.processInfo.environment["SUITE_COUNT"].flatMap(Int.init) ?? 1000

  @Test(arguments: 0..<count)
  func card(_ number: Int) {
    assertSnapshot(
      of: CardView().overlay(alignment: .topTrailing) { Text("No. \(number)").padding(30) }, as: .image,
      named: "\(number)")
  }
}

/// Prints the most memory that the process has held.
private enum PeakMemory {
  static let printAtExit: Void = {
    atexit {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      print(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? "")
    }
  }()
}
