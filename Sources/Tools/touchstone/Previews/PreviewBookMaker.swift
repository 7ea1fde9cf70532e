import Foundation
import TouchstoneReport

/// Creates and updates the page of previews: has the pictures drawn and compares them with the previous ones.
struct PreviewBookMaker {
  /// Draws the pictures into the folder and lists them, as controlled by environment variables.
  typealias Draw = (_ environment: [String: String]) throws -> Void

  /// The title of the page.
  let title: String
  /// The folder of the page and the pictures.
  let folder: URL
  /// The patterns of the previews to draw; empty for all.
  let patterns: [String]
  /// The variants to draw; empty for all.
  let variants: [String]
  var isWatched = false
  /// Descriptions of what is missing from the page.
  var omissions: [String] = []
  /// The page as last written.
  private var page: PreviewPage?

  init(title: String, folder: URL, patterns: [String], variants: [String]) {
    self.title = title
    self.folder = folder
    self.patterns = patterns
    self.variants = variants
  }

  private var pictures: URL { folder.appendingPathComponent("pictures", isDirectory: true) }
  private var previous: URL { folder.appendingPathComponent(PreviewPage.previousFolder, isDirectory: true) }

  /// Has the pictures drawn and writes the page.
  ///
  /// - Parameter build: Builds what draws, before the pictures of the drawing before are put away.
  mutating func draw(build: (_ isAgain: Bool) throws -> Void, _ draw: Draw) throws -> PreviewPage {
    let isFirst = page == nil
    try build(!isFirst)
    try keepPictures()
    try draw([
      "TOUCHSTONE_PREVIEW_PAGE": folder.path, "TOUCHSTONE_PREVIEWS": patterns.joined(separator: ","),
      "TOUCHSTONE_PREVIEW_VARIANTS": variants.joined(separator: ","),
    ])
    let list = try Data(contentsOf: folder.appendingPathComponent(PreviewBook.fileName))
    let book = try JSONDecoder().decode(PreviewBook.self, from: list)
    guard !book.entries.isEmpty else { throw PreviewFailure.noPreviews(patterns) }
    var new = PreviewPage(title: title, book: book)
    (new.isWatched, new.omissions) = (isWatched, omissions)
    new.generation = (page?.generation ?? 0) + 1
    if isWatched { new.drawn = Date().timeIntervalSince1970.rounded() }
    if !isFirst { new.changed = book.entries.flatMap(\.pictures).map(\.file).filter(isChanged) }
    try new.write(to: folder)
    page = new
    return new
  }

  /// Shows an error on the page instead of a new drawing.
  mutating func tell(_ failure: PreviewFailure) throws {
    var new = page ?? PreviewPage(title: title, book: PreviewBook(entries: []))
    (new.isWatched, new.omissions) = (isWatched, omissions)
    new.generation += 1
    new.problem = "\(failure)"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try new.write(to: folder)
    page = new
  }

  /// Keeps the previous pictures as hard links; a new picture is a new file.
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
