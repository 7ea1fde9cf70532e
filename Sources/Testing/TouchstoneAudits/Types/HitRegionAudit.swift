import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds controls that are too small, overlap, or are covered by an opaque view.
@MainActor struct HitRegionAudit {
  private let view: AuditedView
  private let platform: AuditPlatform
  private let controls: [AuditedControl]

  init(_ view: AuditedView, platform: AuditPlatform) {
    self.view = view
    self.platform = platform
    // Disabled controls, progress bars and gauges aren't touched, and the system sizes the buttons of bars.
    controls = view.controls.filter {
      !$0.isDisabled && !$0.isIndicator && !view.isInBar($0.inner) && !$0.inner.frame.isEmpty
        && !view.ignoresTouches($0.inner)
    }
  }

  var findings: [AuditFinding] { controls.compactMap(tooSmall) + overlaps + controls.compactMap(covered) }

  /// Controls that the system draws have to be 28 points large: an `UISwitch` is 31 points high, a bordered button 34 and a
  /// small one 28. Apple's guidelines ask for 44 points everywhere, but views cannot change the sizes of these controls, and
  /// the system accepts touches beyond their edges.
  private func limit(of control: AuditedControl) -> CGFloat {
    let hasShape = control.inner.traits[layoutValue: SystemButtonShape.self] != .none
    let isOfSystem = control.isOfSystem || control.role == .toggle || hasShape
    return isOfSystem ? min(28, platform.leastTarget) : platform.leastTarget
  }

  private func tooSmall(_ control: AuditedControl) -> AuditFinding? {
    let region = control.hitRegion(amongst: view.controls)
    let limit = limit(of: control)
    guard min(region.width, region.height) < limit - 0.01 else { return nil }
    return view.finding(
      .hitRegion, at: control.inner, frame: region, severity: limit - min(region.width, region.height),
      measured: "\(region.width.short) × \(region.height.short) pt",
      limit: "at least \(limit.short) × \(limit.short) pt (Human Interface Guidelines, Accessibility)",
      advice: "label.frame(minWidth: \(limit.short), minHeight: \(limit.short)), inside the control")
  }

  /// A control whose activation point, usually its centre, is behind an opaque view.
  private func covered(_ control: AuditedControl) -> AuditFinding? {
    let inner = control.inner
    guard !view.isHidden(control.outer),
      let last = view.views.indices.filter({ view.views[$0].isWithin(inner) })
        .compactMap({ view.drawn.pieces(of: $0).last?.index }).max()
    else { return nil }
    let region = inner.frame(in: nil)
    let point = control.outer.traits.accessibility.activation?.point(in: region) ?? region.center
    let cover = view.drawn.pieces[(last + 1)...].last { $0.hides(point) && takesTouches($0, from: control) }
    guard let cover else { return nil }
    return view.finding(
      .hitRegion, at: inner, frame: region, measured: "its centre is covered by \(view.views[cover.view].path)",
      limit: "a control that can be touched", advice: ".allowsHitTesting(false) on the cover, or .disabled(true)")
  }

  private func takesTouches(_ cover: DrawnPiece, from control: AuditedControl) -> Bool {
    guard view.views.indices.contains(cover.view) else { return false }
    let node = view.views[cover.view]
    if view.ignoresTouches(node) { return false }
    // The contents of a scroll view can be moved from under a bar.
    if let scroll = control.inner.ancestor(where: { $0 is ScrollNode }), !node.isWithin(scroll) { return false }
    // A smaller control on top has its own place, such as a star on a card.
    guard let other = view.controls.first(where: { node.isWithin($0.inner) }) else { return true }
    return other.inner.frame(in: nil).contains(control.inner.frame(in: nil))
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
