import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds controls that are smaller than a finger, or whose regions lie over each other.
@MainActor struct HitRegionAudit {
  private let view: AuditedView
  private let platform: AuditPlatform
  private let controls: [AuditedControl]

  init(_ view: AuditedView, platform: AuditPlatform) {
    self.view = view
    self.platform = platform
    // What is disabled is not touched, and bars see to their buttons themselves.
    controls = view.controls.filter { !$0.isDisabled && !$0.inner.isInBar && !$0.inner.frame.isEmpty }
  }

  var findings: [AuditFinding] { controls.compactMap(tooSmall) + overlaps }

  /// The controls of the system are smaller, and are touched a little beyond their edges.
  private func limit(of control: AuditedControl) -> CGFloat {
    let isOfSystem = control.isOfSystem || control.role == .toggle
    return isOfSystem ? min(28, platform.leastTarget) : platform.leastTarget
  }

  private func tooSmall(_ control: AuditedControl) -> AuditFinding? {
    let region = control.hitRegion(amongst: view.controls)
    let limit = limit(of: control)
    guard min(region.width, region.height) < limit - 0.01 else { return nil }
    return view.finding(
      .hitRegion, at: control.inner, frame: region,
      measured: "\(region.width.short) × \(region.height.short) pt",
      limit: "at least \(limit.short) × \(limit.short) pt (Human Interface Guidelines, Accessibility)",
      advice: "label.frame(minWidth: \(limit.short), minHeight: \(limit.short)), inside the control")
  }

  private var overlaps: [AuditFinding] {
    let regions = controls.map { $0.inner.frame(in: nil) }
    return controls.indices.flatMap { second in
      controls.indices.prefix(second).compactMap { first in
        overlap(first, second, regions)
      }
    }
  }

  private func overlap(_ first: Int, _ second: Int, _ regions: [CGRect]) -> AuditFinding? {
    let (one, other) = (controls[first].inner, controls[second].inner)
    let common = regions[first].overlap(with: regions[second])
    guard !common.isNull, min(common.width, common.height) > 1, !one.isWithin(other), !other.isWithin(one) else {
      return nil
    }
    // A control on top of a larger one has its own place, such as a star on a card.
    if common == regions[first] || common == regions[second] { return nil }
    return view.finding(
      .hitRegion, at: other, frame: regions[second],
      measured: "\(common.width.short) × \(common.height.short) pt overlap \(one.path)",
      limit: "no overlapping controls", advice: ".padding(8), or spacing between the two controls")
  }
}
