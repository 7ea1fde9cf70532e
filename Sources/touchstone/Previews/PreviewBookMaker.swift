import Foundation
import TouchstoneReport

/// Makes the page of previews, again and again: builds the tests, has their bundle draw, and compares with before.
struct PreviewBookMaker {
  let bundle: TestBundle
  /// Where the page and the pictures are.
  let folder: URL
  /// Patterns of previews to draw; all if there are none.
  let patterns: [String]
  /// Variants to draw; all if there are none.
  let variants: [String]
  var isWatched = false
  /// The page as it was written last.
  private var page: PreviewPage?

  init(bundle: TestBundle, folder: URL, patterns: [String], variants: [String]) {
    self.bundle = bundle
    self.folder = folder
    self.patterns = patterns
    self.variants = variants
  }

  private var pictures: URL { folder.appendingPathComponent("pictures", isDirectory: true) }
  private var previous: URL { folder.appendingPathComponent(PreviewPage.previousFolder, isDirectory: true) }

  /// Builds, draws, and writes the page.
  mutating func draw() throws -> PreviewPage {
    let isFirst = page == nil
    try bundle.build(again: !isFirst)
    try keepPictures()
    try bundle.run(environment: [
      "TOUCHSTONE_PREVIEW_PAGE": folder.path, "TOUCHSTONE_PREVIEWS": patterns.joined(separator: ","),
      "TOUCHSTONE_PREVIEW_VARIANTS": variants.joined(separator: ","),
    ])
    let list = try Data(contentsOf: folder.appendingPathComponent(PreviewBook.fileName))
    let book = try JSONDecoder().decode(PreviewBook.self, from: list)
    guard !book.entries.isEmpty else { throw PreviewFailure.noPreviews(patterns) }
    var new = PreviewPage(title: bundle.package.lastPathComponent, book: book)
    new.isWatched = isWatched
    new.generation = (page?.generation ?? 0) + 1
    if !isFirst { new.changed = book.entries.flatMap(\.pictures).map(\.file).filter(isChanged) }
    try new.write(to: folder)
    page = new
    return new
  }

  /// Shows on the page why there is no new drawing.
  mutating func tell(_ failure: PreviewFailure) throws {
    var new = page ?? PreviewPage(title: bundle.package.lastPathComponent, book: PreviewBook(entries: []))
    new.isWatched = isWatched
    new.generation += 1
    new.problem = "\(failure)"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try new.write(to: folder)
    page = new
  }

  /// Keeps the pictures of the drawing before, as further names of the same files: a new picture is a new file.
  private func keepPictures() throws {
    let manager = FileManager.default
    try? manager.removeItem(at: previous)
    guard manager.fileExists(atPath: pictures.path) else { return }
    try manager.createDirectory(at: previous, withIntermediateDirectories: true)
    for file in try manager.contentsOfDirectory(at: pictures, includingPropertiesForKeys: nil) {
      try manager.linkItem(at: file, to: previous.appendingPathComponent(file.lastPathComponent))
    }
    if page == nil { try manager.removeItem(at: pictures) }
  }

  private func isChanged(_ picture: String) -> Bool {
    let file = folder.appendingPathComponent(picture)
    let before = previous.appendingPathComponent(file.lastPathComponent)
    return !FileManager.default.contentsEqual(atPath: file.path, andPath: before.path)
  }
}
