public import TouchstoneText

extension FontLibrary: Typesetter {
  /// Returns the vertical metrics of a font: SF Pro's for the system font and for substitutes of unknown families, the
  /// font's own for a named one.
  ///
  /// - Throws: `FontError.defaultFamilyMissing`, `FontError.unreadable`.
  public func metrics(of font: FontDescriptor) throws -> FontMetrics {
    let resolved = try resolve(font)
    let metrics =
      if case .named = font.family, !resolved.isSubstituted {
        try face(for: resolved.reference).metrics(size: font.usableSize)
      } else {
        FontMetrics.system(font)
      }
    return metrics.withLeading(forPitch: font.linePitch)
  }

  /// Shapes a text, or returns a cached result.
  ///
  /// - Throws: `FontError.defaultFamilyMissing`, `FontError.unreadable`.
  public func prepare(_ text: StyledText) throws -> any PreparedText { try prepare(ShapingKey(text)) }

  /// Shapes the text of a key, or returns a cached result.
  ///
  /// - Throws: `FontError.defaultFamilyMissing`, `FontError.unreadable`.
  package func prepare(_ key: ShapingKey) throws -> any PreparedText {
    if let known = shapedText(for: key) { return known }
    let text = key.text
    // The library owns the text, so the text must not retain the library.
    let prepared = SetParagraph(try Shaper.shape(text, library: self)) { [weak self] cuts in
      self.flatMap { try? Shaper.shape(text, cuts: cuts, library: $0) }
    }
    keep(prepared, for: key)
    return prepared
  }
}
