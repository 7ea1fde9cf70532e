import SwiftUI
import TouchstoneTesting

/// Audits, relative to drawing the same view.
@MainActor enum AuditBenchmarks {
  static func audits() -> Benchmark {
    var benchmark = Benchmark("audits", rounds: 7)
    let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 844)
    benchmark.step("settings drawn @3x, 390×844") { _ = try Picture.bitmap(SettingsScreen(), scale: 3) }
    benchmark.step("settings, all audits") { _ = try auditFindings(of: SettingsScreen(), layout: layout) }
    benchmark.step("settings, contrast alone") {
      _ = try auditFindings(of: SettingsScreen(), for: .contrast, layout: layout)
    }
    return benchmark
  }
}
