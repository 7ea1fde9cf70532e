import Foundation
import TouchstoneDiff
import TouchstoneDrawing

/// What came of a row.
struct Outcome {
  enum Kind: String, CaseIterable {
    case passed, failed, skipped
  }

  let kind: Kind
  let text: String

  init(of row: ManifestRow, pictures: inout PictureStore) {
    do {
      guard let metric = try Metric(row) else {
        (kind, text) = (.skipped, "not a tool or a metric that is reproduced")
        return
      }
      guard let a = try pictures.picture(row.imageA), let b = try pictures.picture(row.imageB) else {
        (kind, text) = (.skipped, "no converter for this format")
        return
      }
      let actual = metric.value(a, b)
      kind = Self.agrees(actual, with: row) ? .passed : .failed
      text = kind == .passed ? actual : "\(actual), expected \(row.expected) (\(row.tolerance))"
    } catch {
      (kind, text) = (.failed, "\(error)")
    }
  }

  private static func agrees(_ actual: String, with row: ManifestRow) -> Bool {
    if actual == row.expected { return true }
    guard let number = Double(actual), let expected = Double(row.expected) else { return false }
    let words = row.tolerance.split(separator: " ")
    guard words.count == 2, let amount = Double(words[1]) else { return false }
    return abs(number - expected) <= (words[0] == "rel" ? amount * abs(expected) : amount)
  }
}
