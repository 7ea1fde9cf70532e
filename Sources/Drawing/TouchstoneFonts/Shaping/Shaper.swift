internal import CHarfBuzz
internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// Shapes a text with HarfBuzz.
struct Shaper {
  private let library: FontLibrary
  private let widths: LetterWidths
  private let text: StyledText
  private let analyzed: AnalyzedText
  /// The offsets before which the text is cut into independent pieces, in ascending order.
  private let cuts: [Int]
  private var shaped: ShapedParagraph
  /// The bytes of the text with uppercase instead of lowercase letters.
  private lazy var capitals = SmallCapitals.capitals(of: shaped.text)

  /// Shapes a text.
  ///
  /// - Parameter cuts: The byte offsets before which the text is cut into independently shaped pieces, in ascending
  ///   order.
  /// - Throws: `FontError` if neither a font nor a substitute can be found.
  static func shape(_ text: StyledText, cuts: [Int] = [], library: FontLibrary) throws -> ShapedParagraph {
    var shaper = Shaper(text, cuts: cuts, library: library)
    try shaper.shape()
    return shaper.shaped
  }

  private init(_ text: StyledText, cuts: [Int], library: FontLibrary) {
    self.library = library
    widths = library.widths
    self.cuts = cuts
    self.text = text
    let string = text.string
    analyzed = AnalyzedText(string, paragraph: text.paragraph)
    shaped = ShapedParagraph(text: string, paragraph: text.paragraph, styles: [])
  }

  private mutating func shape() throws {
    guard let buffer = hb_buffer_create() else { return }
    defer { hb_buffer_destroy(buffer) }
    var choosers = try text.runs.map { run in
      try FontChooser(library: library, descriptor: run.style.font, language: text.paragraph.language)
    }
    for (run, chooser) in zip(text.runs, choosers) {
      if case .named(let family) = run.style.font.family, chooser.primary.font.isSubstituted,
        !shaped.missingFonts.contains(family)
      {
        shaped.missingFonts.append(family)
      }
      let key = EllipsisKey(
        font: run.style.font, tracking: run.style.tracking, kerning: run.style.kerning,
        language: text.paragraph.language)
      let ellipsis = try library.ellipsis(for: key) {
        try self.ellipsis(of: run.style, chooser: chooser, buffer: buffer)
      }
      shaped.styles.append(
        ShapedParagraph.Style(
          style: run.style, attachment: run.attachment, metrics: try library.metrics(of: run.style.font),
          ellipsis: ellipsis))
    }
    let itemizer = try Itemizer(text, analyzed: analyzed, choosers: &choosers)
    shaped.missingCharacters = itemizer.missingCharacters
    var cut = 0
    for item in itemizer.items {
      var rest = item
      while cut < cuts.count, cuts[cut] <= rest.utf8.lowerBound { cut += 1 }
      while cut < cuts.count, cuts[cut] < rest.utf8.upperBound {
        var piece = rest
        piece.utf8 = rest.utf8.lowerBound..<cuts[cut]
        append(piece, buffer: buffer)
        rest.utf8 = cuts[cut]..<rest.utf8.upperBound
        cut += 1
      }
      append(rest, buffer: buffer)
    }
    shaped.placeTabs()
    shaped.joinBreaks()
    shaped.setDirections(analyzed.paragraphs)
  }

  /// Returns the range of bytes that may influence the shape of a piece of text: up to the cuts before and after it.
  private func surroundings(of range: Range<Int>) -> Range<Int> {
    // Find the first cut after the start: pieces end at or before it.
    var low = 0
    var high = cuts.count
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle] <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return (low > 0 ? cuts[low - 1] : 0)..<(low < cuts.count ? cuts[low] : analyzed.utf8.count)
  }

  /// Fills a buffer with the glyphs of a piece of text.
  ///
  /// - Parameter surroundings: The range of bytes with which letters of the piece may be joined.
  private func shape(
    _ utf8: [UInt8], _ range: Range<Int>, in surroundings: Range<Int>, style: StyledText.Style,
    choice: FontChooser.Choice, script: hb_script_t,
    isRightToLeft: Bool, into buffer: OpaquePointer
  ) {
    library.work.addCall(bytes: range.count)
    hb_buffer_reset(buffer)
    utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        let first = surroundings.lowerBound
        hb_buffer_add_utf8(
          buffer, characters.baseAddress.map { $0 + first }, Int32(clamping: surroundings.count),
          UInt32(range.lowerBound - first), Int32(clamping: range.count))
        guard first > 0 else { return }
        // HarfBuzz counts clusters from the first byte that it receives.
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        for index in 0..<Int(count) { infos?[index].cluster += UInt32(first) }
      }
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    let language = text.paragraph.language
    hb_buffer_set_language(buffer, hb_language_from_string(language, Int32(language.utf8.count)))
    let features = ShapingFeatures.features(of: style, isSystem: Self.isSystemFont(choice.font, in: style))
    // The list of shapers is HarfBuzz's own: without one it is taken from the environment variable `HB_SHAPER_LIST`.
    "ot".withCString { name in
      let shapers = [name, nil]
      _ = hb_shape_full(choice.face.font, buffer, features, UInt32(features.count), shapers)
    }
  }

  /// Returns whether a font is Inter used as the system font, and not requested by name.
  private static func isSystemFont(_ font: ResolvedFont, in style: StyledText.Style) -> Bool {
    let cuts = [FontFamilyFiles.inter.family, FontFamilyFiles.interDisplay.family]
    guard cuts.contains(font.family) else { return false }
    if case .system = style.font.family { return true }
    return font.isSubstituted
  }

  /// Returns the space after each letter of a font in a style.
  private func spacing(of style: StyledText.Style, font: ResolvedFont) -> LetterSpacing {
    let size = style.font.usableSize
    if font.family == FontFamilyFiles.ptSerif.family, case .system = style.font.family {
      return LetterSpacing(style.spacing + SystemTracking.serifEms(size: size) * size)
    }
    guard Self.isSystemFont(font, in: style) else { return LetterSpacing(style.spacing) }
    let known = style.spacing + SystemTracking.ems(size: size) * size
    guard font.family != FontFamilyFiles.inter.family else { return LetterSpacing(known) }
    let own = style.spacing + SystemTracking.displayEms(size: size, weight: style.font.weight) * size
    return LetterSpacing(known: known, own: own)
  }

  /// Returns the advances that replace those of a font in a style; `nil` if the font keeps its own.
  private func advances(of style: StyledText.Style, font: ResolvedFont, utf8: [UInt8]) -> LetterAdvances? {
    guard widths == .system, case .system = style.font.family else { return nil }
    return LetterAdvances(style.font, drawnWith: font.family, utf8: utf8)
  }

  private mutating func append(_ item: Itemizer.Item, buffer: OpaquePointer) {
    let run = text.runs[item.style]
    let size = run.style.font.usableSize * (item.isSmall ? SmallCapitals.scale : 1)
    let first = shaped.clusters.count
    if let attachment = run.attachment {
      shaped.clusters.append(
        ShapedParagraph.Cluster(
          utf8: item.utf8, glyphs: shaped.glyphs.count..<shaped.glyphs.count, advance: attachment.usableWidth,
          kind: .letters, canBreakAfter: analyzed.canBreakBefore[item.utf8.upperBound]))
    } else {
      let isRightToLeft = item.level % 2 == 1
      let utf8 = item.isSmall ? capitals : analyzed.utf8
      shape(
        utf8, item.utf8, in: surroundings(of: item.utf8), style: run.style,
        choice: item.choice,
        script: item.script,
        isRightToLeft: isRightToLeft, into: buffer)
      let reader = ClusterReader(
        buffer: buffer, choice: item.choice, size: size,
        isJoining: Itemizer.joinsLetters(item.script),
        spacing: spacing(of: run.style, font: item.choice.font),
        widths: advances(of: run.style, font: item.choice.font, utf8: utf8), analyzed: analyzed)
      reader.append(item.utf8, isRightToLeft: isRightToLeft, to: &shaped)
    }
    shaped.runs.append(
      ShapedParagraph.Run(
        font: item.choice.font.reference, size: size, slant: item.choice.font.slant,
        stretch: item.choice.font.stretch,
        style: item.style, level: item.level, clusters: first..<shaped.clusters.count))
  }

  private func ellipsis(
    of style: StyledText.Style, chooser: FontChooser, buffer: OpaquePointer
  ) throws -> ShapedParagraph.Ellipsis {
    var chooser = chooser
    let choice = try chooser.choice(for: "…") ?? chooser.primary
    let utf8 = Array("…".utf8)
    shape(
      utf8, 0..<utf8.count, in: 0..<utf8.count, style: style, choice: choice, script: HB_SCRIPT_LATIN,
      isRightToLeft: false, into: buffer)
    let size = style.font.usableSize
    let reader = ClusterReader(
      buffer: buffer, choice: choice, size: size, isJoining: false, spacing: spacing(of: style, font: choice.font),
      widths: advances(of: style, font: choice.font, utf8: utf8), analyzed: analyzed)
    let (glyphs, advance) = reader.all()
    return ShapedParagraph.Ellipsis(
      font: choice.font.reference, size: size, slant: choice.font.slant, stretch: choice.font.stretch, glyphs: glyphs,
      advance: advance)
  }
}
