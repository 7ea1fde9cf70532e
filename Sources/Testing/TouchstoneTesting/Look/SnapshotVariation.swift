import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneUI

/// The change of all views that `compare-snapshots --vary` asks for: what another system, text size or language would show.
struct SnapshotVariation: Sendable {
  /// Why a variation cannot be applied, in sentences.
  struct Fault: Error, Hashable, CustomStringConvertible {
    var reason: String

    var description: String { reason }
  }

  /// The environment variable: conditions such as `look=iOS26`, separated by commas.
  static let variable = "TOUCHSTONE_VARY"

  private let changes: @Sendable (inout ViewPicture) -> Void

  /// What this process was asked for; nil if nothing.
  static let process: Result<SnapshotVariation, Fault>? = RunOrder.environment[variable]
    .flatMap { text in text.isEmpty ? nil : Result { () throws(Fault) in try SnapshotVariation(text) } }

  /// What views are varied by that the running code draws.
  @TaskLocal static var current: SnapshotVariation? = try? process?.get()

  /// Reads conditions: `look=iOS26,typeSize=xxxLarge`.
  init(_ text: String) throws(Fault) {
    var values: [LookRequest.Condition: String] = [:]
    for part in text.split(separator: ",") {
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      let conditions = LookRequest.Condition.ofAnyView
      guard words.count == 2, let condition = conditions.first(where: { $0.rawValue == words[0] }) else {
        let names = conditions.map(\.rawValue).joined(separator: ", ")
        throw Fault(reason: "“\(part)” cannot be varied: pass one of \(names) and a value, as in --vary look=iOS26.")
      }
      values[condition] = words[1]
    }
    let wanted = values
    do throws(LookConditions.Fault) {
      var picture = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())
      try LookConditions.apply(wanted, to: &picture)
    } catch {
      throw Fault(reason: "\(error)")
    }
    changes = { try? LookConditions.apply(wanted, to: &$0) }
  }

  /// Returns a picture with the conditions, which count more than those of its strategy.
  func applied(to picture: ViewPicture) -> ViewPicture {
    var picture = picture
    changes(&picture)
    picture.isVaried = true
    return picture
  }
}

extension ViewPicture {
  /// The picture with the conditions that a comparison varies; itself if there are none, or it has them already.
  var varied: ViewPicture {
    guard !isVaried, let variation = SnapshotVariation.current else { return self }
    return variation.applied(to: self)
  }
}
