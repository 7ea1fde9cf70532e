import Foundation
import TouchstoneDiff
import TouchstoneImageIO
import TouchstoneSnapshots

/// A failed assertion to review.
struct ReviewItem: Hashable {
  var snapshot: RunLog.Snapshot
  /// The SHA-256 of what can be accepted: a run's folder may change during a review.
  var sha256: String?
  /// Why it cannot be accepted; nil if it can.
  var refusal: ToolError?

  var id: String { snapshot.result.id }
  /// Whether the files are pictures that a terminal can show.
  var isPicture: Bool { snapshot.result.format == "png" || isAnimated }
  var isAnimated: Bool { snapshot.result.format == "apng" }

  /// The difference between the golden and what the run drew, computed here: what a run says of it may be wrong.
  var difference: GoldenDifference? {
    guard let golden = try? file(.reference)?.read(), let actual = try? file(.actual)?.read() else { return nil }
    return GoldenDifference(golden: golden, actual: actual, pathExtension: snapshot.result.format)
  }

  /// What changed, with a margin that shows where it is; nil if that is not known.
  static func changedBox(_ regions: [RegionSummary]) -> PixelRect? {
    guard let first = regions.first else { return nil }
    let left = regions.map(\.x).min() ?? first.x
    let top = regions.map(\.y).min() ?? first.y
    let right = regions.map { $0.x + $0.width }.max() ?? left
    let bottom = regions.map { $0.y + $0.height }.max() ?? top
    let margin = max(24, max(right - left, bottom - top) / 2)
    return PixelRect(
      x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin)
  }

  /// Returns the file for a role, if there is one: the golden of the package, not the run's copy. A difference is not kept
  /// in a file: see ``difference``.
  func file(_ role: ReviewRole) -> ConfinedFile? {
    switch role {
    case .reference: snapshot.golden.flatMap { $0.size == nil ? nil : $0 }
    case .actual: snapshot.artefact(snapshot.result.artefacts?.actual)
    case .difference: nil
    }
  }

  /// Returns the failed snapshots of a log: of those that can be accepted one for each golden, without goldens that already
  /// match the run's result, and all others with the reason.
  static func failures(in log: RunLog, acceptance: GoldenAcceptance) -> [ReviewItem] {
    var pictures: [String: String] = [:]
    var refused: Set<[String]> = []
    return log.snapshots.compactMap { snapshot in
      let result = snapshot.result
      guard result.verdict == .failed, result.recorded == nil, !acceptance.isAccepted(snapshot) else { return nil }
      do throws(ToolError) {
        let digest = try acceptance.check(snapshot).sha256
        guard let other = pictures[result.golden] else {
          pictures[result.golden] = digest
          return ReviewItem(snapshot: snapshot, sha256: digest)
        }
        guard other != digest else { return nil }
        throw .severalPictures(result.golden)
      } catch {
        // A test may have run twice.
        guard refused.insert([result.golden, result.message ?? "", "\(error)"]).inserted else { return nil }
        return ReviewItem(snapshot: snapshot, refusal: error)
      }
    }
  }
}
