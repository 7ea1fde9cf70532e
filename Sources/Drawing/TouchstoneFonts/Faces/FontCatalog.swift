internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// The available font files, by file name and, once a font is requested by name, by font name: those of a font set, or
/// otherwise those in the search folders.
struct FontCatalog: Sendable {
  private let searchPaths: [String]
  /// Every font file by its file name; the first folder that contains it wins. A font of the set that is not on this
  /// machine maps to a path that does not exist.
  let paths: [String: String]
  /// The fonts of the set, by path.
  private var pinned: [String: PinnedFont] = [:]
  /// The path of the set's file.
  private var set: String?
  /// The fonts of the set that are not on this machine.
  private(set) var missing: [PinnedFont] = []
  private(set) var registered: [FontRecord] = []
  private var scanned: [FontRecord]?

  /// Lists the folders and their subfolders, sorted by name.
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

  /// Returns the font of the set that is expected at a path; `nil` for any other path.
  func pinnedFont(at path: String) -> (font: PinnedFont, set: String)? {
    guard let font = pinned[path], let set else { return nil }
    return (font, set)
  }

  /// Returns whether a file comes from the search folders, without being pinned.
  func isOfMachine(_ path: String) -> Bool {
    set == nil && !registered.contains { $0.reference.path == path }
  }

  /// Returns the sorted paths of all font files in a folder and its subfolders, relative to the folder.
  ///
  /// - Parameter most: The maximum number of files of any kind that are examined.
  static func fontFiles(in folder: String, most: Int = mostFiles) -> [String] {
    var (files, folders, left) = ([String](), [""], most)
    // An enumerator makes an address and an NSString of each file: it took a tenth of the time to a program's first text.
    while let parent = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + parent)) ?? []
      for name in names.prefix(left) {
        if isFontFile(name) {
          files.append(parent + name)
        } else if isFolder(folder + "/" + parent + name) {
          folders.append(parent + name + "/")
        }
      }
      left -= min(left, names.count)
    }
    return files.sorted()
  }

  /// Returns whether a path is that of a folder; a link to one is not, since it may be a circle.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
      && (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
  }

  /// The maximum number of files in a folder that are examined: no system has as many fonts, and a set may name any
  /// folder.
  static let mostFiles = 50_000

  /// Returns whether a file name is that of a font.
  static func isFontFile(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) }
  }

  /// Adds fonts that take precedence over those of the folders when fonts are looked up by name.
  mutating func register(_ records: [FontRecord]) {
    registered += records.filter { record in !registered.contains { $0.reference == record.reference } }
  }

  /// Forgets registered fonts of a file, and returns whether there were any.
  mutating func unregister(fontFileAt path: String) -> Bool {
    let before = registered.count
    registered.removeAll { $0.reference.path == path }
    return registered.count < before
  }

  /// Returns the file of a design of the system font; the size selects the optical variant of the default design.
  ///
  /// - Throws: `FontError.defaultFamilyMissing`, `FontError.notPinned`. Without a font set, the other designs fall back
  ///   to the default one, marked as a substitute.
  func systemFont(for descriptor: FontDescriptor) throws -> ResolvedFont {
    let design = if case .system(let design) = descriptor.family { design } else { FontDescriptor.Design.default }
    let wanted: FontFamilyFiles? =
      switch design {
      case .default, .rounded: nil
      case .serif: .ptSerif
      case .monospaced: .dejaVuSansMono
      }
    // No open family has SF Pro's widths, so the letters are stretched instead, including their stems.
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

  /// With a font set, a missing family is not replaced by another one.
  ///
  /// - Throws: `FontError.notPinned`.
  private func requirePinned(_ family: FontFamilyFiles, for descriptor: FontDescriptor) throws {
    let file = family.closest(weight: descriptor.weight, isItalic: descriptor.isItalic, among: { _ in true })
    if let set, let file { throw FontError.notPinned(font: file.name, set: set) }
  }

  /// Returns the fonts to try, in order, for characters that the requested font lacks.
  func fallbacks(for descriptor: FontDescriptor, language: String) -> [ResolvedFont] {
    let serif: [FontFamilyFiles] = descriptor.family == .system(.serif) ? [.dejaVuSerif] : []
    let inter = FontFamilyFiles.inter(size: descriptor.usableSize)
    return (serif + [inter, .dejaVuSans, .notoSansCJK(language: language), .notoColorEmoji])
      .compactMap { font(of: $0, weight: descriptor.weight, isItalic: descriptor.isItalic) }
  }

  /// Returns the fonts to try, in order, for a character of a script that none of the fallbacks has: those known to
  /// support the script, then the registered ones.
  mutating func fallbacks(forScript script: String, weight: Int, isItalic: Bool) -> [ResolvedFont] {
    let known = FontFamilyFiles.fallbacks(forScript: script).compactMap { family in
      font(of: family, weight: weight, isItalic: isItalic)
    }
    var families: [String] = []
    for record in registered where !families.contains(record.family) { families.append(record.family) }
    let traits = FontDescriptor(size: 0, weight: weight, isItalic: isItalic)
    return known + families.compactMap { font(named: $0, traits: traits) }
  }

  /// Returns the colour emoji font.
  func emojiFont() -> ResolvedFont? {
    font(of: .notoColorEmoji, weight: 400, isItalic: false)
  }

  /// Returns the font with the given family, full or PostScript name, ignoring case, whose traits are closest.
  ///
  /// - Throws: `FontError.notOnMachine` if there is none, and fonts of the set are missing, whose names are unknown.
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
    // Narrowed trait by trait, as in CSS font matching: width, then slant, then weight.
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

  /// Returns all fonts, registered or in the folders.
  mutating func allRecords() -> [FontRecord] { registered + scan() }

  /// Reads the names of all files in the folders, once; files that are not fonts are skipped.
  private mutating func scan() -> [FontRecord] {
    if let scanned { return scanned }
    // Sorted by name, so that the folder of a font does not matter.
    let records = paths.sorted { $0.key < $1.key }.flatMap { (try? FontRecord.records(ofFileAt: $0.value)) ?? [] }
    scanned = records
    return records
  }
}
