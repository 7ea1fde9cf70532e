import Foundation
import TouchstoneDrawing

extension Look {
  /// The appearance of macOS 26: its colours and the measured lengths of its controls; everything else is as in ``macOS15``.
  public static let macOS26: Look = {
    var look = macOS15
    look.name = "macOS 26"
    look.palette = .macOS26
    look.controls.progress.height = 20
    look.controls.progress.spacing = 0
    look.controls.sliderHeight = 16
    look.controls.sliderThumb = CGSize(width: 16, height: 16)
    look.desktop?.sizes.regular.pushHeight = 24
    look.desktop?.pushPadding = 12
    look.desktop?.rows.ends = 5
    look.desktop?.rows.ownInset = 6
    look.desktop?.rows.headerHeight = 38
    look.desktop?.rows.sectionSpacing = 10
    look.lists.headerSize = .body
    look.fonts.footer = .body
    look.fonts.progressValue = .style(.body)
    return look
  }()
}

// MARK: - Evidence

extension Look {
  /// The source of each number of ``macOS26`` that differs from that of ``iOS18``.
  package static let evidenceOfmacOS26: [LookEvidence] =
    evidenceOfmacOS15.compactMap { evidence in
      let kept = evidence.properties.filter { !changed.contains($0) && $0 != "palette" }
      return kept.isEmpty ? nil : LookEvidence(evidence.confidence, evidence.source, properties: kept)
    } + [
      LookEvidence(.several, "frames that AppKit and SwiftUI tell (macOS 26.2)", properties: changed.sorted()),
      LookEvidence(.several, "pictures (macOS 26)", "palette"),
    ]

  private static let changed: Set = [
    "controls.progress.height", "controls.progress.spacing", "controls.sliderHeight", "controls.sliderThumb",
    "desktop.sizes.regular.pushHeight", "desktop.pushPadding", "desktop.rows.ends",
    "desktop.rows.ownInset", "desktop.rows.headerHeight", "desktop.rows.sectionSpacing", "lists.headerSize",
    "fonts.footer",
    "fonts.progressValue",
  ]
}
