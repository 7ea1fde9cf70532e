/// Whether a golden is known to be one of Touchstone.
extension SnapshotAssertion {
  /// Says why a golden is not compared strictly: for the whole run if another version drew it, or with a warning if it
  /// does not say how it was drawn, unless it may be one of another tool.
  ///
  /// - Parameters:
  ///   - metadata: What the golden says.
  ///   - hasStamp: Whether it has the pixel hash that only Touchstone writes.
  mutating func noteOrigin(_ metadata: GoldenMetadata?, hasStamp: Bool) {
    if let metadata {
      guard let tool = metadata.tool, tool != TouchstoneVersion.current else { return }
      session.note(
        """
        Versions: some goldens were drawn by another version of Touchstone than this one, \(TouchstoneVersion.current). They \
        are compared as those of another tool, which tolerates more. How many: swift run touchstone doctor
          Record them again: swift package record-snapshots
          Have all compared strictly: "goldens": "own" in Snapshots/fonts.json
        """, subject: "versions")
      return
    }
    // Goldens beside tests may be Apple's: that is what the layout is for.
    guard hasStamp || session.environment.layout == .package else { return }
    warnings.append(
      "The golden does not say how it was drawn, so it was compared as one of another tool, which tolerates more. "
        + "Image optimisers remove its texts. Record it again: swift package record-snapshots --only \(key.id.description.shellWord), "
        + "or have all goldens compared strictly: \"goldens\": \"own\" in Snapshots/fonts.json.")
  }
}

extension GoldenContent {
  /// Why the masks of a golden cannot be its own; nil if they can.
  func maskFault(_ format: GoldenFormat<Value>) -> String? {
    guard let metadata, !metadata.masks.isEmpty, var picture = format.picture(value) else { return nil }
    picture.scale = metadata.scale ?? picture.scale
    return picture.scale > 0 ? metadata.maskFault(in: picture) : "It stores the scale \(picture.scale)."
  }
}
