internal import CHarfBuzz
internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// Shapes a text with HarfBuzz.
struct Shaper {
  private let library: FontLibrary
  private let text: StyledText
  private let analyzed: AnalyzedText
  private var shaped: ShapedParagraph

  /// Shapes a text.
  ///
  /// - Throws: `FontError` where neither a font nor a stand-in can be found.
  static func shape(_ text: StyledText, library: FontLibrary) throws -> ShapedParagraph {
    var shaper = Shaper(text, library: library)
    try shaper.shape()
    return shaper.shaped
  }

  private init(_ text: StyledText, library: FontLibrary) {
    self.library = library
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
      let ellipsis = library.ellipsis(for: key) { self.ellipsis(of: run.style, chooser: chooser, buffer: buffer) }
      shaped.styles.append(
        ShapedParagraph.Style(
          style: run.style, attachment: run.attachment, metrics: try library.metrics(of: run.style.font),
          ellipsis: ellipsis))
    }
    let itemizer = Itemizer(text, analyzed: analyzed, choosers: &choosers)
    shaped.missingCharacters = itemizer.missingCharacters
    for item in itemizer.items { append(item, buffer: buffer) }
    shaped.joinBreaks()
    shaped.setDirections(analyzed.paragraphs)
  }

  /// Fills a buffer with the glyphs of a piece of text.
  private func shape(
    _ utf8: [UInt8], _ range: Range<Int>, style: StyledText.Style, choice: FontChooser.Choice, script: hb_script_t,
    isRightToLeft: Bool, into buffer: OpaquePointer
  ) {
    hb_buffer_reset(buffer)
    utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(clamping: characters.count), UInt32(range.lowerBound),
          Int32(clamping: range.count))
      }
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    let language = text.paragraph.language
    hb_buffer_set_language(buffer, hb_language_from_string(language, Int32(language.utf8.count)))
    let features = ShapingFeatures.features(of: style, isSystem: Self.isSystemFont(choice.font, in: style))
    hb_shape(choice.face.font, buffer, features, UInt32(features.count))
  }

  /// Whether letters come from Inter in place of Apple's system font, and not because code asks for Inter by name.
  private static func isSystemFont(_ font: ResolvedFont, in style: StyledText.Style) -> Bool {
    guard font.family == FontFamilyFiles.inter.family else { return false }
    if case .system = style.font.family { return true }
    return font.isSubstituted
  }

  /// The space behind every letter of a font in a style, in points.
  private static func spacing(of style: StyledText.Style, font: ResolvedFont) -> CGFloat {
    guard isSystemFont(font, in: style) else { return style.spacing }
    let size = style.font.usableSize
    return style.spacing + SystemTracking.ems(size: size) * size
  }

  private mutating func append(_ item: Itemizer.Item, buffer: OpaquePointer) {
    let run = text.runs[item.style]
    let first = shaped.clusters.count
    if let attachment = run.attachment {
      shaped.clusters.append(
        ShapedParagraph.Cluster(
          utf8: item.utf8, glyphs: shaped.glyphs.count..<shaped.glyphs.count, advance: attachment.usableWidth,
          kind: .letters, canBreakAfter: analyzed.canBreakBefore[item.utf8.upperBound]))
    } else {
      let isRightToLeft = item.level % 2 == 1
      shape(
        analyzed.utf8, item.utf8, style: run.style, choice: item.choice, script: item.script,
        isRightToLeft: isRightToLeft, into: buffer)
      let reader = ClusterReader(
        buffer: buffer, choice: item.choice, size: run.style.font.usableSize,
        spacing: Self.spacing(of: run.style, font: item.choice.font), analyzed: analyzed)
      reader.append(item.utf8, isRightToLeft: isRightToLeft, to: &shaped)
    }
    shaped.runs.append(
      ShapedParagraph.Run(
        font: item.choice.font.reference, size: run.style.font.usableSize, slant: item.choice.font.slant,
        stretch: item.choice.font.stretch,
        style: item.style, level: item.level, clusters: first..<shaped.clusters.count))
  }

  private func ellipsis(
    of style: StyledText.Style, chooser: FontChooser, buffer: OpaquePointer
  ) -> ShapedParagraph.Ellipsis {
    var chooser = chooser
    let choice = chooser.choice(for: "…") ?? chooser.primary
    let utf8 = Array("…".utf8)
    shape(
      utf8, 0..<utf8.count, style: style, choice: choice, script: HB_SCRIPT_LATIN, isRightToLeft: false, into: buffer)
    let size = style.font.usableSize
    let reader = ClusterReader(
      buffer: buffer, choice: choice, size: size, spacing: Self.spacing(of: style, font: choice.font),
      analyzed: analyzed)
    let (glyphs, advance) = reader.all()
    return ShapedParagraph.Ellipsis(
      font: choice.font.reference, size: size, slant: choice.font.slant, stretch: choice.font.stretch, glyphs: glyphs,
      advance: advance)
  }
}
