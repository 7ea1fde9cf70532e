package import Foundation
internal import Synchronization
package import TouchstoneDrawing
package import TouchstoneText

/// The fonts of a machine, found in named folders and nowhere else, and the typesetter that shapes with them.
///
/// The system font is Inter, from 20 points up Inter Display, with the vertical metrics of SF Pro and tracked to its
/// widths, so that frames of text agree with Apple's. All methods may be called from any thread; files are opened when first needed and then shared.
///
///     let library = FontLibrary(searchPaths: ["Fonts"])
///     let metrics = try library.metrics(of: FontDescriptor(size: 17))
///
/// A class because every view and render context of a process is to share its caches.
public final class FontLibrary: Sendable {
  /// The library that views are drawn with: of the package's font set, where it has one, else of the folders that Debian's
  /// font packages install to.
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

  /// About how many bytes of text stay shaped; one takes some 150 bytes of memory, and each text as much as 64 of them.
  private static let shapedCharacters = 256 << 10

  /// The folders that are searched, first to last, with the folders inside them.
  public let searchPaths: [String]
  /// How much was shaped so far.
  package let work = ShapingWork()
  private let catalog: Mutex<FontCatalog?>
  /// The font set, or why it cannot be used; `nil` where the search folders are drawn with.
  private let source: Mutex<Result<PinnedFontFinder, FontError>?> = Mutex(nil)
  private let faces = Mutex<[GlyphRun.FontReference: FontFace]>([:])
  private let shapedTexts: Mutex<GenerationCache<ShapingKey, SetParagraph>>
  private let ellipses = Mutex<GenerationCache<EllipsisKey, ShapedParagraph.Ellipsis>>(GenerationCache(limit: 1_000))
  private let resolutions = Mutex<[FontDescriptor: ResolvedFont]>([:])

  /// Creates a library; nothing is read before the first text is set.
  public init(searchPaths: [String] = FontLibrary.defaultSearchPaths) {
    self.searchPaths = searchPaths
    catalog = Mutex(nil)
    shapedTexts = Mutex(GenerationCache(limit: Self.shapedCharacters))
  }

  /// Makes fonts known by name, and forgets what was chosen without them.
  func register(_ records: [FontRecord]) {
    withCatalog { $0.register(records) }
    forgetChoices()
  }

  /// Draws with a font set from now on, and with nothing but its files and those that are registered.
  ///
  /// The shared library does so by itself for the set of the package that is tested, `Snapshots/fonts.json`. A tool that
  /// draws the same pictures outside of tests says where the set is:
  ///
  ///     try FontLibrary.shared.use(fontSetAt: "Snapshots/fonts.json")
  ///
  /// - Throws: `FontError.unusableSet` where the file is not there or is no font set; the library is as it was then.
  public func use(fontSetAt path: String) throws {
    let file = try FontSetFile(contentsOfFile: path)
    use(.success(PinnedFontFinder(file)))
  }

  /// Draws with the set of a package from now on, or with the search folders where it has none. A set that cannot be read
  /// fails every text.
  ///
  /// - Parameter package: `nil` for the package around the working folder.
  package func useSet(ofPackage package: URL?) {
    do throws(FontError) {
      use(try FontSetFile.ofProcess(package: package).map { .success(PinnedFontFinder($0)) })
    } catch {
      use(.failure(error))
    }
  }

  /// The font set, where there is one.
  ///
  /// - Throws: `FontError.unusableSet`.
  package var fontSet: FontSetFile? {
    get throws { try source.withLock { try $0?.get().file } }
  }

  /// The fonts of the set that are not on this machine, by their names and sizes.
  package var missingFonts: [PinnedFont] { withCatalog { $0.missing } }

  func use(_ found: Result<PinnedFontFinder, FontError>?) {
    let isNew = source.withLock { source in
      defer { source = found }
      return source != found
    }
    guard isNew else { return }
    // Those that were opened before were not compared with the set.
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

  /// A text that was shaped before.
  func shapedText(for key: ShapingKey) -> SetParagraph? {
    shapedTexts.withLock { $0[key] }
  }

  /// Keeps a shaped text for those who ask for the same one.
  func keep(_ shaped: SetParagraph, for key: ShapingKey) {
    shapedTexts.withLock {
      $0.insert(shaped, for: key, cost: key.text.runs.reduce(64) { $0 + $1.text.utf8.count })
    }
  }

  /// The "…" of a style that was shaped before, or else a new one.
  func ellipsis(
    for key: EllipsisKey, shape: () throws -> ShapedParagraph.Ellipsis
  ) rethrows -> ShapedParagraph.Ellipsis {
    if let known = ellipses.withLock({ $0[key] }) { return known }
    let shaped = try shape()
    ellipses.withLock { $0.insert(shaped, for: key, cost: 1) }
    return shaped
  }

  /// The face of a font, opened once for all threads.
  ///
  /// - Throws: `FontError.unreadable`; `FontError.notOnMachine` where it is of the font set and has not its digest.
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

  /// The file that a description leads to, and whether it is what was asked for.
  ///
  /// - Throws: `FontError.defaultFamilyMissing` where the system font is needed and no folder holds it,
  ///   `FontError.unreadable` where its file is broken.
  package func resolve(_ descriptor: FontDescriptor) throws -> ResolvedFont {
    var font = try resolveAnySize(descriptor)
    if let sizes = font.opticalSizes {
      // Whole sizes: each is a face of its own.
      let size = min(max(Double(descriptor.usableSize).rounded(), sizes.lowerBound), sizes.upperBound)
      font.reference.variations["opsz"] = size
    }
    return font
  }

  /// The file that a description leads to; of the size only the cut depends, so that one answer serves many sizes.
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

  /// The fonts that are tried in turn for characters which the asked-for font lacks.
  package func fallbacks(for descriptor: FontDescriptor, language: String) -> [ResolvedFont] {
    withCatalog { $0.fallbacks(for: descriptor, language: language) }
  }

  /// The fonts that are tried in turn for characters of a script which all of these lack.
  ///
  /// - Parameter script: The four letters of ISO 15924, such as "Thai".
  package func fallbacks(forScript script: String, descriptor: FontDescriptor) -> [ResolvedFont] {
    withCatalog { $0.fallbacks(forScript: script, weight: descriptor.weight, isItalic: descriptor.isItalic) }
  }

  /// The font whose glyphs are coloured emoji, where one is installed.
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
