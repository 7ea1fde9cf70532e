import Foundation

/// Fonts of another machine: they change every picture with text, which is no reason to look at each, and none to record
/// goldens that only this machine can draw.
extension SnapshotAssertion {
  /// Says what the golden was made with that this machine does not have.
  ///
  /// - Returns: The fonts among it that the machine, and neither the package nor its tests, provides.
  mutating func noteDrift(from golden: GoldenMetadata?, to now: GoldenMetadata) -> [String] {
    guard let golden else { return [] }
    var others: [String] = []
    for change in golden.differences(from: now) {
      let (old, new) = (change.old, change.new)
      found.drift.append("It was recorded with \(change.name) \(old.description); this machine has \(new.description).")
      if new.isOfMachine, old.fontDigest != nil {
        noteFont(change.name, golden: old.description, machine: new.description)
        others.append(change.name)
      }
    }
    return others
  }

  /// Refuses to record a first golden with fonts that those beside it were not drawn with.
  func requireFonts(of folder: URL, _ now: GoldenMetadata) throws(SnapshotFailure) {
    guard now.ingredients.values.contains(where: \.isOfMachine) else { return }
    let known = session.fonts(ofGoldensIn: folder)
    let others = now.ingredients.filter { known.lacks($0.value, named: $0.key) }.keys.sorted()
    guard let first = others.first, let machine = now.ingredients[first], let golden = known.words(of: first) else {
      return
    }
    noteFont(first, golden: golden, machine: machine.description)
    throw .otherFonts(others, hasGolden: false)
  }

  private func noteFont(_ name: String, golden: String, machine: String) {
    session.note(
      """
      Fonts: goldens were drawn with \(name) \(golden); this machine has \(machine). \
      Snapshots that differ because of this fail, and none is recorded.
        Keep the goldens' fonts: swift package snapshot-fonts pin where they were recorded, then
        swift package snapshot-fonts install here
        Switch to this machine's fonts: swift package snapshot-fonts replace
      """, subject: "fonts")
  }
}
