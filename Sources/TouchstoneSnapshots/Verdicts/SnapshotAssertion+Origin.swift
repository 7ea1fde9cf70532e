/// Whether a golden is known to be one of Touchstone.
extension SnapshotAssertion {
  /// Warns that a golden does not say how it was drawn, unless it may be one of another tool.
  ///
  /// - Parameter hasStamp: Whether it has the pixel hash that only Touchstone writes.
  mutating func noteLostTexts(hasStamp: Bool) {
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
