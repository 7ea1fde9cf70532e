import SwiftUI
import TouchstoneTesting

/// Audits, relative to drawing the same view.
@MainActor enum AuditBenchmarks {
  static func audits() -> Benchmark {
    var benchmark = Benchmark("audits", rounds: 15)
    let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 844)
    benchmark.step("settings drawn @3x, 390×844") { _ = try Picture.bitmap(SettingsScreen(), scale: 3) }
    // Audits take no picture, so that they cost the same at each scale.
    benchmark.step("settings drawn @2x, 390×844") { _ = try Picture.bitmap(SettingsScreen(), scale: 2) }
    benchmark.step("settings, all audits") { _ = try auditFindings(of: SettingsScreen(), layout: layout) }
    benchmark.step("settings, contrast alone") {
      _ = try auditFindings(of: SettingsScreen(), for: .contrast, layout: layout)
    }
    // An assertion that fails draws its findings; what is found here is exempt, so that the audit alone counts.
    let exemptions = [AuditExemption(.all, reason: "Only the time counts.")]
    for (name, types) in [("settings `as: .image(scale: 3)`", []), ("the same with `audit: .all`", AuditType.all)] {
      let image = Snapshotting<SettingsScreen, UIImage>.image(
        layout: layout, scale: 3, audit: types, ignoring: types.isEmpty ? [] : exemptions)
      benchmark.step(name) { image.snapshot(SettingsScreen()).run { _ in } }
    }
    return benchmark
  }
}
