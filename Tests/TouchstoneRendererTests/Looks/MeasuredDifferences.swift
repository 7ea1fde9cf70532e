import Foundation
import Testing

/// The rows of the tables of measurements that do not hold, with the reasons.
///
/// All others hold within half a point, as far as the edges of measured lengths are known, or within three levels of 255,
/// as far as two pictures of the same bar agree.
enum MeasuredDifferences {
  /// A length that a test compares: its row, our value and the measured one, and why they differ.
  private typealias Difference = (row: MeasuredRow, values: String, reason: String)

  private static let known: [String: Difference] = [
    "the large title Showcase": (.largeTitleWidth, "160.0, measured 161.3", font),
    "the large title Showcase on iOS 26": (.largeTitleWidth26, "160.0, measured 161.3", font),
    "the width of Accessibility at 17": (.textBody, "94.3, measured 93.3", font),
    "the width of Are you sure you want to delete at 13": (.textFootnote, "190.7, measured 190.0", font),
    "dark text of macOS (B)": (
      .darkTextmacOS, "e0e0e0, measured e4e4e4", "AppKit prints its label colour as white at 0.85: 224 on 50, not 228"
    ),
    "the text of a bar button on iOS 26 from its sides": (
      .barButtons26, "12.2, measured 13.0", "our letters are a point wider; the button is as wide as measured"
    ),
  ]

  /// The rows with a known difference.
  static var rows: Set<MeasuredRow> { Set(known.values.map(\.row)) }

  private static let font = "our font is not Apple's: its letters are up to 1.5 % wider or narrower"

  /// Rows that no test can compare.
  static let withoutTest: [MeasuredRow: String] = [
    .sheetScreenOfPage: "a web page with a colour of its own was dimmed; the same app's dark picture has a test",
    .searchRow: "only UIKit has it; SwiftUI's search fields are in navigation bars, and their sides have a test",
  ]

  /// Expects that a length or a colour is as measured, or, if it is listed, that it differs by as much as the list says:
  /// one that holds must leave the list.
  static func expect(
    _ holds: Bool, _ what: String, _ row: MeasuredRow?, _ values: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference = known[what] else {
      #expect(holds, "\(what): \(values)", sourceLocation: sourceLocation)
      return
    }
    withKnownIssue(Comment(rawValue: difference.reason), sourceLocation: sourceLocation) {
      #expect(holds, "\(what): \(values)", sourceLocation: sourceLocation)
    }
    #expect(values == difference.values && row == difference.row, "\(what)", sourceLocation: sourceLocation)
  }

  /// Expects that a length is as measured, within a tolerance.
  static func expect(
    _ actual: CGFloat, _ expected: CGFloat, within tolerance: CGFloat, _ what: String, _ row: MeasuredRow?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      abs(actual - expected) <= tolerance, what, row, String(format: "%.1f, measured %.1f", actual, expected),
      sourceLocation: sourceLocation)
  }
}
