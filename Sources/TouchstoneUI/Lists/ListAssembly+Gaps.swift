import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The spacing between sections.
extension ListAssembly {
  /// Returns the space between a section and the previous one: half as much next to a header or footer, which has its
  /// own.
  func gap(before number: Int, in sections: ListSections, _ rows: ListRows<Value>) -> CGFloat {
    guard look.isGrouped, number > 0 else { return 0 }
    let (previous, section) = (sections.spans[number - 1], sections.spans[number])
    let hasHeader = !section.headers.isEmpty
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

  /// Returns the space that code asks for between two sections: half of that of each, or that of the only one that has
  /// one, or else that of the list.
  ///
  /// - Source: Apple's documentation of `listSectionSpacing(_:)`.
  private func spacing(_ above: CGFloat?, _ below: CGFloat?) -> CGFloat? {
    if let above, let below { return above / 2 + below / 2 }
    return above ?? below ?? context.environment.listSettings.sectionSpacing
  }
}
