package import Foundation
package import TouchstoneDrawing
package import TouchstoneText

/// The fonts in a list of folders, and the typesetter that uses them.
///
/// The system font is Inter, or Inter Display from 20 points up, with the vertical metrics of SF Pro and with tracking
/// that matches its widths, so that the frames of text agree with Apple's. All methods may be called from any thread;
/// files are opened when first needed and then shared.
///
///     let library = FontLibrary(searchPaths: ["Fonts"])
///     let metrics = try library.metrics(of: FontDescriptor(size: 17))
///
/// A class because all views and render contexts of a process share its caches.
public final class FontLibrary: Sendable {
  /// The library with which views are drawn: it uses the package's font set, if there is one, or else the folders of
  /// Debian's font packages.
  public static let shared = {
    let library = FontLibrary()
    library.useSet(ofPackage: nil)
    return library
  }()

  /// The folders of the packages `fonts-inter`, `fonts-paratype`, `fonts-dejavu-core`, `fonts-noto-cjk` and
  /// `fonts-noto-color-emoji`.
  public static let defaultSearchPaths = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/paratype",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto",
  ]

  /// The approximate number of bytes of text to cache; each takes some 150 bytes of memory, and each text as much as 64
  /// more.
  private static let shapedCharacters = 256 << 10

  /// The folders that are searched in order, including their subfolders.
  public let searchPaths: [String]
  /// Counters of the shaping work done so far.
  package let work = ShapingWork()
  private let ownWidths: LetterWidths
  private let knownWidths: Locked<LetterWidths>
  private let catalog: Locked<FontCatalog?>
  /// The font set, or the reason why it cannot be used; `nil` if the search folders are used.
  private let source: Locked<Result<PinnedFontFinder, FontError>?> = Locked(nil)
  private let faces = Locked<[GlyphRun.FontReference: FontFace]>([:])
  private let shapedTexts: Locked<GenerationCache<ShapingKey, SetParagraph>>
  private let ellipses = Locked<GenerationCache<EllipsisKey, ShapedParagraph.Ellipsis>>(GenerationCache(limit: 1_000))
  private let resolutions = Locked<[FontDescriptor: ResolvedFont]>([:])

  /// Creates a library; nothing is read before the first text is shaped.
  public convenience init(searchPaths: [String] = FontLibrary.defaultSearchPaths) {
    self.init(searchPaths: searchPaths, widths: .system)
  }

  /// Creates a library.
  ///
  /// - Parameter widths: The widths of the system font's letters while no font set says otherwise.
  package init(searchPaths: [String] = FontLibrary.defaultSearchPaths, widths: LetterWidths) {
    self.searchPaths = searchPaths
    ownWidths = widths
    knownWidths = Locked(widths)
    catalog = Locked(nil)
    shapedTexts = Locked(GenerationCache(limit: Self.shapedCharacters))
  }

  /// Registers fonts by name, and discards what was resolved without them.
  func register(_ records: [FontRecord]) {
    withCatalog { $0.register(records) }
    forgetChoices()
  }

  /// Forgets registered fonts of a file, and returns whether there were any.
  package func unregister(fontFileAt path: String) -> Bool {
    let wasRegistered = withCatalog { $0.unregister(fontFileAt: path) }
    forgetChoices()
    return wasRegistered
  }

  /// Uses a font set from now on: no files but its own and registered ones.
  ///
  /// The shared library does this automatically for the set of the package under test, `Snapshots/fonts.json`. A tool
  /// that draws the same pictures outside tests has to name the set:
  ///
  ///     try FontLibrary.shared.use(fontSetAt: "Snapshots/fonts.json")
  ///
  /// - Throws: `FontError.unusableSet` if the file does not exist or is not a font set; the library is then unchanged.
  public func use(fontSetAt path: String) throws {
    let file = try FontSetFile(contentsOfFile: path)
    use(.success(PinnedFontFinder(file)))
  }

  /// Uses the font set of a package from now on, or the search folders if it has none. If the set cannot be read, all
  /// text fails to draw.
  ///
  /// - Parameters:
  ///   - package: The package's folder; `nil` for the package that contains the working directory.
  ///   - environment: The variables that may name another set.
  package func useSet(
    ofPackage package: URL?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    do throws(FontError) {
      use(
        try FontSetFile.ofProcess(package: package, environment: environment).map { .success(PinnedFontFinder($0)) })
    } catch {
      use(.failure(error))
    }
  }

  /// The font set, if there is one.
  ///
  /// - Throws: `FontError.unusableSet`.
  package var fontSet: FontSetFile? {
    get throws { try source.withLock { try $0?.get().file } }
  }

  /// The widths of the system font's letters: those of the font set, if there is one.
  package var widths: LetterWidths { knownWidths.withLock { $0 } }

  /// The fonts of the set that are not on this machine.
  package var missingFonts: [PinnedFont] { withCatalog { $0.missing } }

  func use(_ found: Result<PinnedFontFinder, FontError>?) {
    let isNew = source.withLock { source in
      defer { source = found }
      return source != found
    }
    guard isNew else { return }
    let widths = (try? found?.get())?.file.set.widths ?? ownWidths
    knownWidths.withLock { $0 = widths }
    // Faces that were opened before have not been checked against the set.
    faces.withLock { $0 = [:] }
    catalog.withLock { catalog in
      guard let old = catalog else { return }
      var opened = makeCatalog()
      opened.register(old.registered)
      catalog = opened
    }
    forgetChoices()
  }

  private func makeCatalog() -> FontCatalog {
    if case .success(let finder) = source.withLock({ $0 }) { return FontCatalog(finder) }
    return FontCatalog(searchPaths: searchPaths)
  }

  private func forgetChoices() {
    resolutions.withLock { $0 = [:] }
    ellipses.withLock { $0 = GenerationCache(limit: 1_000) }
    shapedTexts.withLock { $0 = GenerationCache(limit: Self.shapedCharacters) }
  }

  /// Returns a cached shaped text.
  func shapedText(for key: ShapingKey) -> SetParagraph? {
    shapedTexts.withLock { $0[key] }
  }

  /// Caches a shaped text.
  func keep(_ shaped: SetParagraph, for key: ShapingKey) {
    shapedTexts.withLock {
      $0.insert(shaped, for: key, cost: key.text.runs.reduce(64) { $0 + $1.text.utf8.count })
    }
  }

  /// Returns the shaped "…" of a style, from the cache if possible.
  func ellipsis(
    for key: EllipsisKey, shape: () throws -> ShapedParagraph.Ellipsis
  ) rethrows -> ShapedParagraph.Ellipsis {
    if let known = ellipses.withLock({ $0[key] }) { return known }
    let shaped = try shape()
    ellipses.withLock { $0.insert(shaped, for: key, cost: 1) }
    return shaped
  }

  /// Returns the face of a font, which is opened once for all threads.
  ///
  /// - Throws: `FontError.unreadable`; `FontError.notOnMachine` if it belongs to the font set but does not have its
  ///   digest.
  package func face(for reference: GlyphRun.FontReference) throws -> FontFace {
    try faces.withLock { faces in
      if let face = faces[reference] { return face }
      let pinned = withCatalog { $0.pinnedFont(at: reference.path) }
      let face: FontFace
      do {
        face = try FontFace(reference)
      } catch {
        if let pinned { throw FontError.notOnMachine(font: pinned.font.name, set: pinned.set) }
        throw error
      }
      if let pinned, face.digest != pinned.font.sha256 {
        throw FontError.notOnMachine(font: pinned.font.name, set: pinned.set)
      }
      faces[reference] = face
      return face
    }
  }

  /// Returns the file that matches a descriptor, and whether it is a substitute.
  ///
  /// - Throws: `FontError.defaultFamilyMissing` if the system font is needed but not found, `FontError.unreadable` if
  ///   its file is invalid.
  package func resolve(_ descriptor: FontDescriptor) throws -> ResolvedFont {
    var font = try resolveAnySize(descriptor)
    if let sizes = font.opticalSizes {
      // Whole sizes only, because each is a separate face.
      let size = min(max(Double(descriptor.usableSize).rounded(), sizes.lowerBound), sizes.upperBound)
      font.reference.variations["opsz"] = size
    }
    return font
  }

  /// Returns the file that matches a descriptor; the size only selects the optical variant, so one result serves many
  /// sizes.
  private func resolveAnySize(_ descriptor: FontDescriptor) throws -> ResolvedFont {
    var key = descriptor
    key.size = descriptor.usableSize < FontFamilyFiles.displaySize ? 0 : FontFamilyFiles.displaySize
    key.linePitch = nil
    if let known = resolutions.withLock({ $0[key] }) { return known }
    _ = try fontSet
    let found = try withCatalog { catalog in
      switch key.family {
      case .named(let name):
        if let font = try catalog.knownFont(named: name, traits: key) { return font }
        var system = key
        system.family = .system(.default)
        var font = try catalog.systemFont(for: system)
        font.isSubstituted = true
        return font
      case .system:
        return try catalog.systemFont(for: key)
      }
    }
    _ = try face(for: found.reference)
    resolutions.withLock { $0[key] = found }
    return found
  }

  /// Returns the fonts to try, in order, for characters that the requested font lacks.
  package func fallbacks(for descriptor: FontDescriptor, language: String) -> [ResolvedFont] {
    withCatalog { $0.fallbacks(for: descriptor, language: language) }
  }

  /// Returns the fonts to try, in order, for characters of a script that all of these lack.
  ///
  /// - Parameter script: The four-letter ISO 15924 code, such as "Thai".
  package func fallbacks(forScript script: String, descriptor: FontDescriptor) -> [ResolvedFont] {
    withCatalog { $0.fallbacks(forScript: script, weight: descriptor.weight, isItalic: descriptor.isItalic) }
  }

  /// Returns the colour emoji font, if one is installed.
  package func emojiFont() -> ResolvedFont? {
    withCatalog { $0.emojiFont() }
  }

  func withCatalog<R>(_ body: (inout FontCatalog) throws -> R) rethrows -> R {
    try catalog.withLock { catalog in
      var opened = catalog ?? makeCatalog()
      defer { catalog = opened }
      return try body(&opened)
    }
  }
}
