extension GoldenMetadata {
  /// Returns the reason why the places of masked views cannot be those of the golden's picture; nil if they can.
  ///
  /// A golden lists its views, too: a mask where it lists no view cannot be right.
  func maskFault(in picture: PictureSize) -> String? {
    let fault = masks.first { mask in
      guard mask.lies(in: picture) else { return true }
      guard let outline else { return false }
      return !outline.items.contains { mask.isPlace(of: $0.frame, in: picture) }
    }
    guard let fault else { return nil }
    return
      "It stores the frame \(fault.words(scale: picture.scale)) of the masked view \"\(fault.view ?? "")\", but has no"
      + " view there."
  }
}

extension MaskedPlace {
  /// The greatest error of an outline's lengths in points: it rounds them to hundredths.
  private static let rounding = 0.01

  /// Returns whether the pixels are those that a view of an outline touches.
  func isPlace(of frame: PlacedView.Frame, in picture: PictureSize) -> Bool {
    Self.isRange(x, width, from: frame.x, to: frame.x + frame.width, scale: picture.scale, limit: picture.width)
      && Self.isRange(y, height, from: frame.y, to: frame.y + frame.height, scale: picture.scale, limit: picture.height)
  }

  private static func isRange(
    _ first: Int, _ count: Int, from start: Double, to end: Double, scale: Double, limit: Int
  ) -> Bool {
    func pixel(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max((place * scale).rounded(rule), 0), Double(limit)))
    }
    // An end is the sum of two rounded lengths.
    return first >= pixel(start - rounding, .down) && first <= pixel(start + rounding, .down)
      && first + count >= pixel(end - 2 * rounding, .up) && first + count <= pixel(end + 2 * rounding, .up)
  }
}
