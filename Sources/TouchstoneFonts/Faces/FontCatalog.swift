internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// Which font files there are, by file name and, once a font is asked for by name, by their own names: those of a font
/// set, or else those that the search folders hold.
struct FontCatalog: Sendable {
  private let searchPaths: [String]
  /// Every font file by its name without folders; the first folder that has it wins. A font of the set that is not on
  /// this machine leads to a path where nothing is.
  let paths: [String: String]
  /// The fonts of the set by their paths.
  private var pinned: [String: PinnedFont] = [:]
  /// The path of the set's file.
  private var set: String?
  /// The set's fonts that are not on this machine.
  private(set) var missing: [PinnedFont] = []
  private(set) var registered: [FontRecord] = []
  private var scanned: [FontRecord]?

  /// Lists the folders, and those inside them, in the order of their names.
  init(searchPaths: [String]) {
    self.searchPaths = searchPaths
    var paths: [String: String] = [:]
    for folder in searchPaths {
      for file in Self.fontFiles(in: folder) {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if paths[name] == nil { paths[name] = folder + "/" + file }
      }
    }
    self.paths = paths
  }

  /// Finds the fonts of a set, and no others.
  init(_ finder: PinnedFontFinder) {
    searchPaths = finder.file.folders
    set = finder.file.path
    let found = finder.findAll()
    var paths: [String: String] = [:]
    for font in finder.file.set.fonts {
      let path = found[font.name]?.path ?? "\(finder.file.path)/\(font.name)"
      if found[font.name] == nil { missing.append(font) }
      paths[font.name] = path
      pinned[path] = font
    }
    self.paths = paths
  }

  /// The font of the set that a path is to hold; `nil` for any other path.
  func pinnedFont(at path: String) -> (font: PinnedFont, set: String)? {
    guard let font = pinned[path], let set else { return nil }
    return (font, set)
  }

  /// Whether a file is one of the search folders, without being pinned.
  func isOfMachine(_ path: String) -> Bool {
    set == nil && !registered.contains { $0.reference.path == path }
  }

  /// The font files of a folder and those inside it, by their paths within the folder, in order.
  ///
  /// - Parameter most: How many files of all kinds are looked at.
  static func fontFiles(in folder: String, most: Int = mostFiles) -> [String] {
    var files: [String] = []
    for case let file as String in (FileManager.default.enumerator(atPath: folder) ?? .init()).prefix(most)
    where isFontFile(file) { files.append(file) }
    return files.sorted()
  }

  /// How many files of a folder are looked at: that of no system's fonts has as many, and a set may name any folder.
  static let mostFiles = 50_000

  /// Whether a file is a font, by its name.
  static func isFontFile(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) }
  }

  /// Adds fonts that are found by name before those of the folders.
  mutating func register(_ records: [FontRecord]) {
    registered += records.filter { record in !registered.contains { $0.reference == record.reference } }
  }

  /// The file of a design of the system family; the size chooses between the cuts of the default design.
  ///
  /// - Throws: `FontError.defaultFamilyMissing`, `FontError.notPinned`. Where no set says what there is, the other designs
  ///   fall back to the default one, marked as a stand-in.
  func systemFont(for descriptor: FontDescriptor) throws -> ResolvedFont {
    let design = if case .system(let design) = descriptor.family { design } else { FontDescriptor.Design.default }
    let wanted: FontFamilyFiles? =
      switch design {
      case .default, .rounded: nil
      case .serif: .ptSerif
      case .monospaced: .dejaVuSansMono
      }
    // No open family has SF Pro's widths: the letters are stretched instead, stems and all.
    let stretch = CGFloat(min(max(descriptor.width, 50), 200)) / 100
    if let wanted, var font = font(of: wanted, weight: descriptor.weight, isItalic: descriptor.isItalic) {
      font.stretch = stretch
      return font
    }
    if let wanted { try requirePinned(wanted, for: descriptor) }
    let family = FontFamilyFiles.inter(size: descriptor.usableSize)
    guard var font = font(of: family, weight: descriptor.weight, isItalic: descriptor.isItalic) else {
      try requirePinned(family, for: descriptor)
      throw FontError.defaultFamilyMissing(family: family.family, searched: searchPaths)
    }
    font.isSubstituted = wanted != nil
    font.stretch = stretch
    return font
  }

  /// Where there is a set, a family that it lacks is drawn with no other one.
  ///
  /// - Throws: `FontError.notPinned`.
  private func requirePinned(_ family: FontFamilyFiles, for descriptor: FontDescriptor) throws {
    let file = family.closest(weight: descriptor.weight, isItalic: descriptor.isItalic, among: { _ in true })
    if let set, let file { throw FontError.notPinned(font: file.name, set: set) }
  }

  /// The fonts to try for characters that the asked-for font lacks, in order.
  func fallbacks(for descriptor: FontDescriptor, language: String) -> [ResolvedFont] {
    let serif: [FontFamilyFiles] = descriptor.family == .system(.serif) ? [.dejaVuSerif] : []
    let inter = FontFamilyFiles.inter(size: descriptor.usableSize)
    return (serif + [inter, .dejaVuSans, .notoSansCJK(language: language), .notoColorEmoji])
      .compactMap { font(of: $0, weight: descriptor.weight, isItalic: descriptor.isItalic) }
  }

  /// The fonts to try for a character of a script that none of the fallbacks has, in order: those that are known to
  /// have it, then those that were registered.
  mutating func fallbacks(forScript script: String, weight: Int, isItalic: Bool) -> [ResolvedFont] {
    let known = FontFamilyFiles.fallbacks(forScript: script).compactMap { family in
      font(of: family, weight: weight, isItalic: isItalic)
    }
    var families: [String] = []
    for record in registered where !families.contains(record.family) { families.append(record.family) }
    let traits = FontDescriptor(size: 0, weight: weight, isItalic: isItalic)
    return known + families.compactMap { font(named: $0, traits: traits) }
  }

  /// The font of coloured emoji.
  func emojiFont() -> ResolvedFont? {
    font(of: .notoColorEmoji, weight: 400, isItalic: false)
  }

  /// The font of a family, full or PostScript name, in any capitalisation, whose traits come closest.
  ///
  /// - Throws: `FontError.notOnMachine` where there is none, and the set has fonts whose names cannot be read here.
  mutating func knownFont(named name: String, traits: FontDescriptor) throws -> ResolvedFont? {
    if let font = font(named: name, traits: traits) { return font }
    if let set, let first = missing.first { throw FontError.notOnMachine(font: first.name, set: set) }
    return nil
  }

  private mutating func font(named name: String, traits: FontDescriptor) -> ResolvedFont? {
    let records = registered + scan()
    let name = name.lowercased()
    var family = records.filter { $0.families.contains(name) }
    if family.isEmpty, let face = records.first(where: { $0.faceNames.contains(name) }) {
      if traits.weight == 400, !traits.isItalic, face.axes.isEmpty {
        return ResolvedFont(family: face.family, reference: face.reference)
      }
      family = records.filter { $0.family == face.family }
      if traits.weight == 400 { family = family.filter { $0.weight == face.weight } }
    }
    // Narrowed trait by trait, as CSS matches fonts: width, then slant, then weight.
    let distance = family.map { abs($0.closestWidth(to: traits.width) - traits.width) }.min()
    family = family.filter { abs($0.closestWidth(to: traits.width) - traits.width) == distance }
    var styled = family.filter { $0.isItalic == traits.isItalic }
    if styled.isEmpty, traits.isItalic { styled = family.filter(\.canSlant) }
    let files = FontFamilyFiles(
      family: name,
      files: (styled.isEmpty ? family : styled).enumerated().map { offset, record in
        FontFamilyFiles.File(
          name: record.family, weight: record.closestWeight(to: traits.weight), isItalic: record.isItalic, index: offset
        )
      })
    guard let closest = files.closest(weight: traits.weight, isItalic: traits.isItalic, among: { _ in true }) else {
      return nil
    }
    let record = (styled.isEmpty ? family : styled)[closest.index]
    return ResolvedFont(
      family: record.family, reference: record.reference(for: traits),
      slant: traits.isItalic && !record.isItalic && !record.canSlant ? ResolvedFont.obliqueSlant : 0,
      opticalSizes: record.axes["opsz"])
  }

  private func font(of family: FontFamilyFiles, weight: Int, isItalic: Bool) -> ResolvedFont? {
    guard let file = family.closest(weight: weight, isItalic: isItalic, among: { paths[$0.name] != nil }),
      let path = paths[file.name]
    else { return nil }
    let isUpright = isItalic && !file.isItalic && family.family != FontFamilyFiles.notoColorEmoji.family
    return ResolvedFont(
      family: family.family, reference: GlyphRun.FontReference(path: path, index: file.index),
      slant: isUpright ? ResolvedFont.obliqueSlant : 0)
  }

  /// Reads the names of all files in the folders, once; a file that is no font is passed over.
  private mutating func scan() -> [FontRecord] {
    if let scanned { return scanned }
    // By name, so that it does not matter in which folder a font lies.
    let records = paths.sorted { $0.key < $1.key }.flatMap { (try? FontRecord.records(ofFileAt: $0.value)) ?? [] }
    scanned = records
    return records
  }
}
