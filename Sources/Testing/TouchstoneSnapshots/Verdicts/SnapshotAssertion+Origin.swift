import Foundation

/// Whether a golden is known to be one of Touchstone, and of which version.
extension SnapshotAssertion {
  /// Says of a golden that is compared leniently why it is, though Touchstone may have drawn it: for the whole run if that was with
  /// other libraries or fonts, or with a warning if it does not say so, and need not be one of another tool.
  ///
  /// - Parameters:
  ///   - golden: What the golden says.
  ///   - now: How the value was made.
  ///   - stored: The golden's bytes.
  ///   - hasStamp: Whether it has the pixel hash that only Touchstone writes.
  ///   - matches: Whether it matches. If not, the message of the difference names the libraries and fonts.
  mutating func noteOrigin(
    _ golden: GoldenMetadata?, now: GoldenMetadata, stored: Data, hasStamp: Bool, matches: Bool
  ) {
    if let golden, golden.isDrawn, golden.sharesLibrary(with: now) {
      if matches { noteIngredients(golden.differences(from: now).map(\.name)) }
    } else if golden != nil {
      if now.namesLibraries { warn("with which libraries it was drawn", stored) }
    } else if hasStamp || session.environment.layout == .package {
      // Goldens beside tests may be Apple's: that is what the layout is for.
      warn("how it was drawn", stored)
    }
  }

  private func noteIngredients(_ others: [String]) {
    let names = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? " and \(others.count - 3) more" : "")
    session.note(
      """
      Versions: some goldens were drawn with another version of \(names) than this machine has. They are compared as those of \
      another tool, which tolerates more. How many: swift run touchstone doctor
        Record them again: swift package record-snapshots
        Have all compared strictly: "goldens": "own" in Snapshots/fonts.json
      """, subject: "libraries")
  }

  /// Says that another version of Touchstone drew a golden that differs and is not recorded now.
  mutating func noteVersion(of golden: GoldenMetadata?) {
    guard let golden, golden.isDrawn, let tool = golden.tool, tool != TouchstoneVersion.current else { return }
    found.otherVersion = tool
    // Nothing is recorded where revisions are compared.
    guard session.environment.base == nil else { return }
    session.note(
      """
      Versions: some goldens that differ were drawn by another version of Touchstone than this one, \
      \(TouchstoneVersion.current).
        Record what a version changes, and nothing else, at a commit that still has the one before: \
      swift package record-snapshots --for-upgrade \(TouchstoneVersion.current)
      """, subject: "versions")
    if tool.compare(TouchstoneVersion.lastWithInterWidths, options: .numeric) != .orderedDescending { noteWidths() }
  }

  /// Says why text is wider or narrower than in goldens that differ, unless the package pins fonts and so chose widths.
  private func noteWidths() {
    guard session.hasUnpinnedFonts else { return }
    session.note(
      """
      Versions: some goldens that differ were drawn when text had the widths of Inter's letters. It is as wide as on a device \
      now where a package pins no fonts.
        Record them again: swift package record-snapshots
        Keep the widths: swift package snapshot-fonts pin, then change "widths" to "inter" in Snapshots/fonts.json
      """, subject: "widths of letters")
  }

  private mutating func warn(_ unknown: String, _ stored: Data) {
    let option = isLeftAlone(stored) ? "--replace-foreign " : ""
    warnings.append(
      "The golden does not say \(unknown), so it was compared as one of another tool, which tolerates more. "
        + "Image optimisers remove its texts. Record it again: swift package record-snapshots \(option)--only "
        + "\(key.id.description.shellWord), "
        + "or have all goldens compared strictly: \"goldens\": \"own\" in Snapshots/fonts.json.")
  }
}

extension GoldenContent {
  /// Returns the reason why the masks of a golden cannot be its own; nil if they can.
  func maskFault(_ format: GoldenFormat<Value>) -> String? {
    guard let metadata, !metadata.masks.isEmpty, var picture = format.picture(value) else { return nil }
    picture.scale = metadata.scale ?? picture.scale
    return picture.scale > 0 ? metadata.maskFault(in: picture) : "It stores the scale \(picture.scale)."
  }
}
