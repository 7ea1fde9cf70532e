import Foundation

/// Whether a golden is known to be one of Touchstone.
extension SnapshotAssertion {
  /// Says why a golden is not compared strictly: for the whole run if another version drew it, or other libraries or
  /// fonts did, or with a warning if it does not say how it was drawn, unless it may be one of another tool.
  ///
  /// - Parameters:
  ///   - golden: What the golden says.
  ///   - now: How the value was made.
  ///   - stored: The golden's bytes.
  ///   - hasStamp: Whether it has the pixel hash that only Touchstone writes.
  ///   - matches: Whether it matches. If not, the message of the difference names the libraries and fonts, and a note of the
  ///     run says that letters have other widths since the golden was drawn.
  mutating func noteOrigin(
    _ golden: GoldenMetadata?, now: GoldenMetadata, stored: Data, hasStamp: Bool, matches: Bool
  ) {
    guard let golden else {
      // Goldens beside tests may be Apple's: that is what the layout is for.
      if hasStamp || session.environment.layout == .package { warn("how it was drawn", stored) }
      return
    }
    if let tool = golden.tool, tool != TouchstoneVersion.current {
      noteVersions("by another version of Touchstone than this one, \(TouchstoneVersion.current)", subject: "versions")
      if !matches, tool.compare(TouchstoneVersion.lastWithInterWidths, options: .numeric) != .orderedDescending {
        noteWidths()
      }
    } else if now.namesLibraries, !golden.sharesLibrary(with: now) {
      warn("with which libraries it was drawn", stored)
    } else if matches {
      let others = golden.differences(from: now).map(\.name)
      guard !others.isEmpty else { return }
      let names = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? " and \(others.count - 3) more" : "")
      noteVersions("with another version of \(names) than this machine has", subject: "libraries")
    }
  }

  private func noteVersions(_ origin: String, subject: String) {
    session.note(
      """
      Versions: some goldens were drawn \(origin). They are compared as those of another tool, which tolerates more. \
      How many: swift run touchstone doctor
        Record them again: swift package record-snapshots
        Have all compared strictly: "goldens": "own" in Snapshots/fonts.json
      """, subject: subject)
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
