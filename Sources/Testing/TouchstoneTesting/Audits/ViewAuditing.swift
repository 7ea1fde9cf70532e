import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

/// Audits views that a ``ViewPicture`` lays out.
@MainActor struct ViewAuditing {
  let order: AuditOrder

  /// Why a view cannot be audited.
  enum Fault: Error, CustomStringConvertible {
    case noSize
    case incomplete(String)
    case noVariants
    /// No kinds of issues are looked for.
    case noTypes

    var description: String {
      switch self {
      case .noSize: "it has no size. Give it one: layout: .fixed(width: 320, height: 480)"
      case .incomplete(let lack): lack
      case .noVariants:
        "there is nothing to audit, because an axis has no values. Give it at least one: .locales(\"en_US\", \"ar\")"
      case .noTypes: "there is nothing to look for. Pass at least one kind of issues: for: .all"
      }
    }
  }

  /// The findings in each variant, by its name.
  func findings<Content: View>(
    in view: Content, variants: [(name: String, picture: ViewPicture)]
  ) throws -> [(variant: String, findings: [AuditFinding])] {
    guard !variants.isEmpty else { throw Fault.noVariants }
    guard !order.types.isEmpty else { throw Fault.noTypes }
    return try variants.map { name, picture in
      (name, try findings(in: view, picture, laidOut: layOut(view, picture, marks: AuditedView.marks())))
    }
  }

  /// The findings in a view that is laid out already.
  func findings<Content: View>(
    in view: Content, _ picture: ViewPicture, laidOut: ViewTree.Picture
  ) throws -> [AuditFinding] {
    let usual = try audited(laidOut, picture)
    var enlarged: AuditedView?
    if order.types.contains(.dynamicType), usual.root.environment.dynamicTypeSize < .accessibility1 {
      // Text that a comparison varies grows from there.
      var large = picture.varied
      large.changes.append { $0.dynamicTypeSize = Audit.enlargedSize }
      enlarged = try audited(layOut(view, large, marks: AuditedView.marks()), large)
    }
    var settings = Audit.Settings()
    settings.contrast = order.contrast
    settings.platform = AuditPlatform(picture.layout.traits.overlaid(by: picture.traits).userInterfaceIdiom)
    return try Audit.findings(order.types, in: usual, enlarged: enlarged, settings: settings)
  }

  /// Returns what an assertion whose view is laid out already keeps of an audit.
  func audit<Content: View>(
    _ view: Content, _ picture: ViewPicture, laidOut: ViewTree.Picture
  ) throws -> SnapshotAudit {
    let findings = try findings(in: view, picture, laidOut: laidOut)
    let report = AuditReport([("", findings)], ignoring: order.exemptions, types: order.types)
    return try audit(report, message: report.message(isScope: order.isScope, advice: nil), view: view, [("", picture)])
  }

  private func layOut<Content: View>(
    _ view: Content, _ picture: ViewPicture, marks: ViewMarks? = nil
  ) -> ViewTree.Picture {
    // What views lack is a finding here, not a remark.
    var remarks = SnapshotRemarks()
    return picture.layOut(view, &remarks, marks: marks)
  }

  private func audited(_ laidOut: ViewTree.Picture, _ picture: ViewPicture) throws -> AuditedView {
    guard laidOut.list.size.width > 0, laidOut.list.size.height > 0 else { throw Fault.noSize }
    // What is missing is a finding; what was left out would not be looked at.
    if let lack = laidOut.diagnostics.first(where: { $0.isError && !$0.isImage }) {
      throw Fault.incomplete(lack.description)
    }
    return AuditedView(laidOut, displayScale: picture.pixelsPerPoint)
  }

  /// The most variants that a picture of findings shows.
  private static let mostVariants = 8

  /// Returns what an assertion keeps of findings.
  ///
  /// - Parameters:
  ///   - message: The failure's text, without which nothing is drawn.
  ///   - variants: The variants of the view. Those with open issues are drawn, or the first one if there are none.
  func audit<Content: View>(
    _ report: AuditReport, message: String?, view: Content, _ variants: [(name: String, picture: ViewPicture)]
  ) throws -> SnapshotAudit {
    guard message != nil else { return SnapshotAudit(findings: report.logged(in: nil)) }
    let open = Set(report.open.flatMap(\.variants))
    var shown = Array(variants.filter { open.contains($0.name) }.prefix(Self.mostVariants))
    if shown.isEmpty { shown = Array(variants.prefix(1)) }
    let scale = shown.map(\.picture.pixelsPerPoint).max() ?? ViewPicture.defaultScale
    let sheet = VariantSheet(try shown.map { try self.variant($0, of: view, scale: scale) }, scale: scale)
    let bitmap = try bitmap(sheet, scale: scale)
    var audit = SnapshotAudit(findings: report.logged(in: sheet), message: message)
    let size = PictureSize(width: bitmap.width, height: bitmap.height, scale: Double(scale))
    audit.picture = SnapshotAudit.Picture(png: try bitmap.pngData(), size: size)
    let places = report.open.enumerated().flatMap { index, entry in
      entry.frames(in: sheet).map { (number: index + 1, frame: $0) }
    }
    if !places.isEmpty {
      let marked = MarkedPicture(CGImage(bitmap: bitmap), scale: scale, places: places)
      audit.marked = try self.bitmap(marked, scale: scale).pngData()
    }
    return audit
  }

  private func variant<Content: View>(
    _ variant: (name: String, picture: ViewPicture), of view: Content, scale: CGFloat
  ) throws -> VariantSheet.Variant {
    let list = layOut(view, variant.picture).list
    return VariantSheet.Variant(
      name: variant.name, picture: CGImage(bitmap: try list.bitmap(scale: scale)), size: list.size)
  }

  private func bitmap(_ view: some View, scale: CGFloat) throws -> Bitmap {
    let stage = ViewPicture(layout: .sizeThatFits, scale: scale, traits: UITraitCollection())
    return try layOut(view, stage).list.bitmap(scale: scale)
  }
}

extension AuditReport.Entry {
  /// The places in a sheet of variants.
  @MainActor fileprivate func frames(in sheet: VariantSheet) -> [CGRect] {
    places.compactMap { place in
      sheet.origin(of: place.variant).map { place.frame.offsetBy(dx: $0.x, dy: $0.y) }
    }
  }
}

extension AuditReport {
  /// Returns the findings as the run log keeps them, with their places in a sheet of variants.
  @MainActor fileprivate func logged(in sheet: VariantSheet?) -> [SnapshotFinding] {
    open.map { SnapshotFinding($0, in: sheet) }
      + ignored.map { SnapshotFinding($0.entry, in: sheet, .ignored(reason: $0.reason)) }
      + known.map { SnapshotFinding($0, in: sheet, .known) }
  }
}

extension SnapshotFinding {
  @MainActor fileprivate init(
    _ entry: AuditReport.Entry, in sheet: VariantSheet?, _ pardon: Pardon? = nil
  ) {
    let finding = entry.finding
    let places = sheet.map { entry.frames(in: $0).map(PlacedView.Frame.init) }
    self.init(
      type: finding.type.description,
      place: AuditedPlace(
        view: finding.path, identifier: finding.identifiers.first, frame: PlacedView.Frame(finding.frame),
        variants: entry.variants.filter { !$0.isEmpty }, framesInSheet: places),
      measured: finding.measured, limit: finding.limit, advice: finding.advice, pardon: pardon)
  }
}

extension RenderDiagnostic {
  /// Whether a picture is missing, which is a finding in the view.
  var isImage: Bool {
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
