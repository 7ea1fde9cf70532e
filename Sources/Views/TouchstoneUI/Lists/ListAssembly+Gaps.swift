import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The spacing between sections.
extension ListAssembly {
  /// Returns the space between a section and the previous one. Headers and footers bring space of their own: with a
  /// footer above it is half as much, with a header below half as much, with both none. A custom spacing is that from
  /// the rows or footer above to a header's text.
  func gap(before number: Int, in sections: ListSections, _ rows: ListRows<Value>) -> CGFloat {
    guard number > 0 else { return 0 }
    let (previous, section) = (sections.spans[number - 1], sections.spans[number])
    let hasHeader = !section.headers.isEmpty
    guard look.isGrouped else {
      return hasHeader ? context.environment.look.desktop?.rows(in: look)?.sectionSpacing ?? 0 : 0
    }
    let isAfterFooter = !previous.footers.isEmpty
    let spacing = spacing(
      rows.traits(at: previous.first).sectionSpacing, rows.traits(at: section.first).sectionSpacing)
    // A section ends, and the next begins, with half the default distance, in whole pixels.
    let pixel = context.environment.pixelLength
    let half = spacing.map { $0 / 2 } ?? (metrics.sectionSpacing / 2 / pixel).rounded(.up) * pixel
    if !hasHeader { return isAfterFooter ? half : 2 * half }
    if let spacing { return max(0, spacing - metrics.header.top) }
    return isAfterFooter ? 0 : half
  }

  /// Returns the custom spacing of two sections: half of each one's; if only one has any, that; else the list's.
  ///
  /// - Source: Apple's documentation of `listSectionSpacing(_:)`; in older SDKs, the smaller spacing of the two is used.
  private func spacing(_ above: CGFloat?, _ below: CGFloat?) -> CGFloat? {
    if let above, let below { return above / 2 + below / 2 }
    return above ?? below ?? context.environment.listSettings.sectionSpacing
  }
}
