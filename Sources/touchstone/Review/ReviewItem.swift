import Foundation
import TouchstoneDiff
import TouchstoneSnapshots

/// A failed assertion that is pending review.
struct ReviewItem: Hashable {
  var snapshot: RunLog.Snapshot

  var id: String { snapshot.result.id }
  /// Whether the files are pictures that a terminal can show.
  var isPicture: Bool { snapshot.result.format == "png" || isAnimated }
  var isAnimated: Bool { snapshot.result.format == "apng" }
  /// The index of the frame to show, counted from 0: in an animated picture, the first that differs.
  var frame: Int { snapshot.result.comparison?.regions.compactMap(\.frame).min() ?? 0 }

  /// What changed, with a margin that shows where it is; nil if that is not known.
  var changedBox: PixelRect? {
    guard let regions = snapshot.result.comparison?.regions, let first = regions.first else { return nil }
    // The numbers of a log may be any: these have sums.
    func bounded(_ value: Int) -> Int { min(max(value, -1_000_000), 1_000_000) }
    let left = bounded(regions.map(\.x).min() ?? first.x)
    let top = bounded(regions.map(\.y).min() ?? first.y)
    let right = regions.map { bounded($0.x) + bounded($0.width) }.max() ?? left
    let bottom = regions.map { bounded($0.y) + bounded($0.height) }.max() ?? top
    let margin = max(24, max(right - left, bottom - top) / 2)
    return PixelRect(
      x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin)
  }

  /// Returns the file for a role, if there is one.
  func file(_ role: ReviewRole) -> ConfinedFile? {
    let artefacts = snapshot.result.artefacts
    let path =
      switch role {
      case .reference: artefacts?.reference
      case .actual: artefacts?.actual
      case .difference: artefacts?.difference
      }
    return snapshot.artefact(path)
  }

  /// Returns why failed snapshots of a log cannot be accepted, once for each golden.
  static func refusals(in log: RunLog, acceptance: GoldenAcceptance) -> [ToolError] {
    var seen: Set<String> = []
    return log.snapshots.compactMap { snapshot -> ToolError? in
      guard GoldenAcceptance.isPending(snapshot), seen.insert(snapshot.result.golden).inserted else { return nil }
      do throws(ToolError) {
        _ = try acceptance.golden(of: snapshot)
        _ = try acceptance.picture(of: snapshot)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Returns the pending snapshots of a log, one for each golden, without goldens that already match the run's result.
  static func pending(in log: RunLog, acceptance: GoldenAcceptance) -> [ReviewItem] {
    var seen: Set<String> = []
    return log.snapshots.filter { snapshot in
      guard GoldenAcceptance.isPending(snapshot), seen.insert(snapshot.result.golden).inserted else { return false }
      guard (try? acceptance.golden(of: snapshot)) != nil, (try? acceptance.picture(of: snapshot)) != nil else {
        return false
      }
      return !acceptance.isAccepted(snapshot)
    }.map { ReviewItem(snapshot: $0) }
  }
}
