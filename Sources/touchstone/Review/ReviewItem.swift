import Foundation
import TouchstoneSnapshots

/// A failed assertion that waits for a decision.
struct ReviewItem: Hashable {
  var snapshot: RunLog.Snapshot

  var id: String { snapshot.entry.id }
  /// Whether its files are pictures that a terminal can show.
  var isPicture: Bool { snapshot.entry.format == "png" || isMoving }
  var isMoving: Bool { snapshot.entry.format == "apng" }
  /// The frame to look at, from 0: the first that differs, in a moving picture.
  var frame: Int { snapshot.entry.comparison?.regions.compactMap(\.frame).min() ?? 0 }

  /// The file of a role, if there is one.
  func file(_ role: ReviewRole) -> ConfinedFile? {
    let artefacts = snapshot.entry.artefacts
    let path =
      switch role {
      case .reference: artefacts?.reference
      case .actual: artefacts?.actual
      case .difference: artefacts?.difference
      }
    return snapshot.artefact(path)
  }

  /// Why snapshots of a log that failed cannot be accepted: each golden once.
  static func refusals(in log: RunLog, acceptance: GoldenAcceptance) -> [ToolError] {
    var seen: Set<String> = []
    return log.snapshots.compactMap { snapshot -> ToolError? in
      guard GoldenAcceptance.isPending(snapshot), seen.insert(snapshot.entry.golden).inserted else { return nil }
      do throws(ToolError) {
        _ = try acceptance.golden(of: snapshot)
        _ = try acceptance.picture(of: snapshot)
        return nil
      } catch {
        return error
      }
    }
  }

  /// What waits in a log: each golden once, without those that show by now what the run saw.
  static func pending(in log: RunLog, acceptance: GoldenAcceptance) -> [ReviewItem] {
    var seen: Set<String> = []
    return log.snapshots.filter { snapshot in
      guard GoldenAcceptance.isPending(snapshot), seen.insert(snapshot.entry.golden).inserted else { return false }
      guard (try? acceptance.golden(of: snapshot)) != nil, (try? acceptance.picture(of: snapshot)) != nil else {
        return false
      }
      return !acceptance.isAccepted(snapshot)
    }.map { ReviewItem(snapshot: $0) }
  }
}
