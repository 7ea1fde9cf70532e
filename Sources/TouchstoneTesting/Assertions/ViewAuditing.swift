import Foundation
import TouchstoneAudits
import TouchstoneSnapshots
import TouchstoneUI

/// Lays out a view in its variants and has it audited.
struct ViewAuditing {
  let types: AuditType
  let contrast: ContrastLevel

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
    in view: @MainActor () throws -> Content, variants: [(name: String, picture: ViewPicture)]
  ) throws -> [(variant: String, findings: [AuditFinding])] {
    let result = MainActorHop.run { () -> Result<[(variant: String, findings: [AuditFinding])], any Error> in
      Result {
        let view = try view()
        return try variants.map { ($0.name, try findings(in: view, $0.picture)) }
      }
    }
    guard let result else { throw MainActorHop.Busy() }
    return try result.get()
  }

  @MainActor private func findings<Content: View>(in view: Content, _ picture: ViewPicture) throws -> [AuditFinding] {
    let usual = try audited(view, picture)
    var enlarged: AuditedView?
    if types.contains(.dynamicType), usual.root.environment.dynamicTypeSize < .accessibility1 {
      var large = picture
      large.changes.append { $0.dynamicTypeSize = Audit.enlargedSize }
      enlarged = try audited(view, large)
    }
    var settings = Audit.Settings()
    settings.contrast = contrast
    settings.platform = AuditPlatform(picture.layout.traits.overlaid(by: picture.traits).userInterfaceIdiom)
    return try Audit.findings(types, in: usual, enlarged: enlarged, settings: settings)
  }

  @MainActor private func audited<Content: View>(_ view: Content, _ picture: ViewPicture) throws -> AuditedView {
    // What views lack is a finding here, not a remark.
    var remarks = SnapshotRemarks()
    let laidOut = picture.layOut(view, &remarks)
    guard laidOut.list.size.width > 0, laidOut.list.size.height > 0 else { throw Fault.noSize }
    // What is missing is a finding; what was left out would not be looked at.
    if let lack = laidOut.diagnostics.first(where: { $0.isError && !$0.isImage }) {
      throw Fault.incomplete(lack.description)
    }
    return AuditedView(laidOut, displayScale: picture.pixelsPerPoint)
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
