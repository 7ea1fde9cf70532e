package import Foundation
import TouchstoneSnapshots

/// The report as a folder for a server of files: a page, its pictures as files of their own, and the Markdown of a pull request.
///
///     site/index.html            the page, which loads pictures when they are first shown
///     site/pictures/7.png        a picture by its number
///     site/summary.md            the Markdown; see ``markdown(_:at:)``
///
/// Nothing in it is a script except for that of the page itself, which browsers run by its digest. An SVG may have scripts, so its
/// file is a text to browsers that open it, and a picture only to the page.
package struct ReportSite {
  package static let (page, markdown, pictures) = ("index.html", "summary.md", "pictures")

  /// The extensions of files by the types of pictures.
  private static let extensions = ["image/png": "png", "image/svg+xml": "svg.txt", "application/pdf": "pdf"]

  /// ``extensions`` for the page.
  static let extensionsJSON =
    "{" + extensions.sorted { $0.key < $1.key }.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"

  private let document: ReportDocument

  package init(_ document: ReportDocument) {
    self.document = document
  }

  /// Writes the site, in the place of an earlier one.
  ///
  /// - Throws: ``FileFault`` or the file system's error; `.system(EEXIST)` if the folder has other files.
  package func write(to folder: URL) throws {
    if FolderMark.isThere(folder) { try FileManager.default.removeItem(at: folder) }
    // An empty one gets no mark otherwise.
    rmdir(folder.path)
    try FolderMark.make(folder)
    guard FolderMark.isThere(folder) else { throw POSIXError(.EEXIST) }
    let pictures = folder.appendingPathComponent(Self.pictures, isDirectory: true)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: false)
    let types = document.pictureTypes
    for number in document.shownPictures {
      guard let path = Self.path(number, type: types[number] ?? ""),
        let data = try? document.pictureFiles[number].read()
      else { continue }
      try RegularFile.create("\(folder.path)/\(path)", data)
    }
    try RegularFile.create("\(folder.path)/\(Self.markdown)", Data(MarkdownReport(site: document).text.utf8))
    // Last: a folder without it is no site.
    try RegularFile.create("\(folder.path)/\(Self.page)", Data(HTMLReport(site: document).text().utf8))
  }

  /// The path of a picture in the site; nil for a type that no report shows.
  static func path(of picture: ReportPicture) -> String? { path(picture.image, type: picture.type) }

  private static func path(_ number: Int, type: String) -> String? {
    extensions[type].map { "\(pictures)/\(number).\($0)" }
  }

  /// Whether a site has files with a path, from its folder.
  package static func hasFile(_ path: String) -> Bool {
    if [page, markdown].contains(path) { return true }
    guard let match = path.wholeMatch(of: /([a-z]+)\/[0-9]{1,9}\.([a-z.]+)/) else { return false }
    return match.1 == pictures && extensions.values.contains(String(match.2))
  }

  /// Returns the Markdown of a site with the addresses of its page and pictures in the place of paths.
  ///
  /// - Parameters:
  ///   - text: The contents of the file ``markdown``.
  ///   - address: The address of the site's folder, without a slash at its end.
  package static func markdown(_ text: String, at address: String) -> String {
    text.replacing(/(<img src="|<a href=")(pictures\/[0-9]+\.[a-z.]+")/) { "\($0.1)\(address)/\($0.2)" }
      .replacing("\n[All pictures](\(page))\n", with: "\n[All pictures](\(address)/\(page))\n")
  }
}

extension ReportDocument {
  /// The types of the pictures, by their numbers.
  fileprivate var pictureTypes: [Int: String] {
    var types: [Int: String] = [:]
    for case let picture? in entries.flatMap({ [$0.reference, $0.actual, $0.difference] }) {
      types[picture.image] = picture.type
    }
    return types
  }
}
