import Foundation
import TouchstoneDiff
import TouchstoneDrawing

/// A number that another tool gives for two pictures, computed here.
struct Metric {
  /// The number as text, in the form of the table.
  let value: (Bitmap, Bitmap) -> String

  /// Nil if the row's tool or metric is not reproduced.
  init?(_ row: ManifestRow) throws {
    if row.tool.hasPrefix("FLIP") {
      guard let statistic = Self.statistic(row) else { return nil }
      value = { FLIPComparison($0, $1).map { "\(statistic($0))" } ?? "sizes differ" }
      return
    }
    guard let comparer = Self.comparer(row) else { return nil }
    let ignoring = Self.ignoredPlaces(row)
    let compare = { (a: Bitmap, b: Bitmap) in comparer.compare(a, b, ignoring: ignoring) }
    switch row.metric {
    case "max mismatched px in any NxN window":
      guard let side = row.option("windowSize").flatMap({ Int($0) }) else { return nil }
      value = { "\(compare($0, $1).differingPixels(inAnyWindow: side))" }
    case "diff %":
      value = { "\(100 * Double(compare($0, $1).differingPixels) / Double($0.width * $0.height))" }
    case "bounding box x1,y1,x2,y2":
      value = { Self.boundingBox(compare($0, $1).regions) }
    default:
      guard row.metric.contains("px") else { return nil }
      value = { "\(compare($0, $1).differingPixels)" }
    }
  }

  private static func statistic(_ row: ManifestRow) -> ((FLIPComparison) -> Double)? {
    switch row.metric {
    case "FLIP mean": { Double(sum($0.errors) / Float($0.errors.count)) }
    case "FLIP min": \.minimum
    case "FLIP max": \.maximum
    case "FLIP weighted median": { weightedQuantile($0.errors, 0.5) }
    case "FLIP 1st weighted quartile": { weightedQuantile($0.errors, 0.25) }
    case "FLIP 3rd weighted quartile": { weightedQuantile($0.errors, 0.75) }
    default: nil
    }
  }

  /// FLIP 1.7 adds up in single precision, which costs it the sixth digit of large pictures. The table holds its numbers.
  private static func sum(_ errors: [Float]) -> Float { errors.reduce(0, +) }

  private static func weightedQuantile(_ errors: [Float], _ share: Float) -> Double {
    let goal = share * sum(errors)
    var running: Float = 0
    return Double(
      errors.sorted().first { error in
        running += error
        return running > goal
      } ?? 0)
  }

  private static func comparer(_ row: ManifestRow) -> Comparer? {
    let threshold = row.option("threshold").flatMap { Double($0) } ?? 0.1
    let tool = row.tool
    if tool.hasPrefix("pixelmatch main") { return .pixelmatch(threshold: threshold) }
    if tool.hasPrefix("pixelmatch 7") { return .pixelmatch7(threshold: threshold) }
    if tool.hasPrefix("odiff") {
      return .odiff(threshold: threshold, antialiasing: row.option("antialiasing") == "true")
    }
    return nil
  }

  /// Places as `x1,y1,x2,y2;…` with both ends in them.
  private static func ignoredPlaces(_ row: ManifestRow) -> [PixelRect] {
    guard let start = row.options.range(of: "ignore=")?.upperBound else { return [] }
    return row.options[start...].prefix { $0 != " " }.split(separator: ";").map { text in
      let n = text.split(separator: ",").compactMap { Int($0) }
      return PixelRect(x: n[0], y: n[1], width: n[2] - n[0] + 1, height: n[3] - n[1] + 1)
    }
  }

  private static func boundingBox(_ regions: [DifferenceRegion]) -> String {
    let boxes = regions.map(\.box)
    let left = boxes.map(\.x).min() ?? 0
    let top = boxes.map(\.y).min() ?? 0
    let right = boxes.map { $0.x + $0.width - 1 }.max() ?? 0
    let bottom = boxes.map { $0.y + $0.height - 1 }.max() ?? 0
    return "\(left),\(top),\(right),\(bottom)"
  }
}
