import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

/// Has views audited that a ``ViewPicture`` lays out.
@MainActor struct ViewAuditing {
  let order: AuditOrder

  /// Why a view cannot be audited.
  enum Fault: Error, CustomStringConvertible {
    case noSize
    case incomplete(String)

    var description: String {
      switch self {
      case .noSize: "it has no size. Give it one: layout: .fixed(width: 320, height: 480)"
      case .incomplete(let lack): lack
      }
    }
  }

  /// The findings in each variant, by its name.
  func findings<Content: View>(
    in view: Content, variants: [(name: String, picture: ViewPicture)]
  ) throws -> [(variant: String, findings: [AuditFinding])] {
    try variants.map { ($0.name, try findings(in: view, $0.picture, laidOut: layOut(view, $0.picture))) }
  }

  /// The findings in a view that is laid out already.
  func findings<Content: View>(
    in view: Content, _ picture: ViewPicture, laidOut: ViewTree.Picture
  ) throws -> [AuditFinding] {
    let usual = try audited(laidOut, picture)
    var enlarged: AuditedView?
    if order.types.contains(.dynamicType), usual.root.environment.dynamicTypeSize < .accessibility1 {
      var large = picture
      large.changes.append { $0.dynamicTypeSize = Audit.enlargedSize }
      enlarged = try audited(layOut(view, large), large)
    }
    var settings = Audit.Settings()
    settings.contrast = order.contrast
    settings.platform = AuditPlatform(picture.layout.traits.overlaid(by: picture.traits).userInterfaceIdiom)
    return try Audit.findings(order.types, in: usual, enlarged: enlarged, settings: settings)
  }

  /// What an assertion whose view is laid out already keeps of an audit.
  func audit<Content: View>(
    _ view: Content, _ picture: ViewPicture, laidOut: ViewTree.Picture
  ) throws -> SnapshotAudit {
    let findings = try findings(in: view, picture, laidOut: laidOut)
    let report = AuditReport([("", findings)], ignoring: order.exemptions, types: order.types)
    return try audit(report, message: report.message(isScope: order.isScope, advice: nil), view: view, ("", picture))
  }

  private func layOut<Content: View>(_ view: Content, _ picture: ViewPicture) -> ViewTree.Picture {
    // What views lack is a finding here, not a remark.
    var remarks = SnapshotRemarks()
    return picture.layOut(view, &remarks)
  }

  private func audited(_ laidOut: ViewTree.Picture, _ picture: ViewPicture) throws -> AuditedView {
    guard laidOut.list.size.width > 0, laidOut.list.size.height > 0 else { throw Fault.noSize }
    // What is missing is a finding; what was left out would not be looked at.
    if let lack = laidOut.diagnostics.first(where: { $0.isError && !$0.isImage }) {
      throw Fault.incomplete(lack.description)
    }
    return AuditedView(laidOut, displayScale: picture.pixelsPerPoint)
  }

  /// What an assertion keeps of findings.
  ///
  /// - Parameters:
  ///   - message: What fails the assertion; pictures are made only then.
  ///   - picture: The variant that is shown, with the faults that it has.
  func audit<Content: View>(
    _ report: AuditReport, message: String?, view: Content, _ picture: (name: String, picture: ViewPicture)
  ) throws -> SnapshotAudit {
    var audit = SnapshotAudit(findings: report.logged, message: message)
    guard message != nil else { return audit }
    let scale = picture.picture.pixelsPerPoint
    let bitmap = try layOut(view, picture.picture).list.bitmap(scale: scale)
    let size = PictureSize(width: bitmap.width, height: bitmap.height, scale: Double(scale))
    audit.picture = SnapshotAudit.Picture(png: try bitmap.pngData(), size: size)
    let frames = report.open.filter { $0.variants.contains(picture.name) }.map(\.finding.frame)
    if !frames.isEmpty {
      let marked = MarkedPicture(CGImage(bitmap: bitmap), scale: scale, frames: frames)
      let stage = ViewPicture(layout: .sizeThatFits, scale: scale, traits: UITraitCollection())
      audit.marked = try layOut(marked, stage).list.bitmap(scale: scale).pngData()
    }
    return audit
  }
}

extension AuditReport {
  /// The findings as the run log keeps them.
  fileprivate var logged: [RunLogFinding] {
    open.map { RunLogFinding($0) } + ignored.map { RunLogFinding($0.entry, .ignored, reason: $0.reason) }
      + known.map { RunLogFinding($0, .known) }
  }
}

extension RunLogFinding {
  fileprivate init(_ entry: AuditReport.Entry, _ pardon: Pardon? = nil, reason: String? = nil) {
    let finding = entry.finding
    self.init(
      type: finding.type.description, view: finding.path, identifier: finding.identifiers.first,
      frame: PlacedView.Frame(finding.frame), measured: finding.measured, limit: finding.limit,
      advice: finding.advice, variants: entry.variants.filter { !$0.isEmpty }, pardon: pardon, reason: reason)
  }
}

extension RenderDiagnostic {
  fileprivate var isImage: Bool {
    switch self {
    case .unknownImage, .unreadableImage: true
    default: false
    }
  }
}

extension AuditPlatform {
  fileprivate init(_ idiom: UIUserInterfaceIdiom) {
    self =
      switch idiom {
      case .mac: .mac
      case .tv: .television
      case .vision: .vision
      default: .touch
      }
  }
}
