import Dispatch
package import Foundation
import Synchronization
import TouchstoneSnapshots

/// The report as an HTML page that needs no server and no network.
///
/// The pictures stand in the page itself as long as they are small together. Beyond that they go to files in a folder
/// beside the page, which loads them when they are first shown: browsers take long to open a file of gigabytes.
package struct HTMLReport {
  private var document: ReportDocument
  private let embeddingLimit: Int
  private let kind: Kind

  /// Where the page gets pictures from that are not in it.
  private enum Kind {
    /// From scripts beside it: a page from disk may read nothing else.
    case disk
    /// From scripts of the server of a review.
    case review
    /// From files of pictures beside it, which a server gives out: see ``ReportSite``.
    case site
  }

  /// The numbers of the pictures that the page shows.
  private let shown: [Int]

  /// - Parameter embeddingLimit: bytes of pictures up to which the page is one single file.
  package init(_ document: ReportDocument, embeddingLimit: Int = 40_000_000) {
    self.document = document
    self.embeddingLimit = embeddingLimit
    kind = .disk
    shown = document.shownPictures
  }

  /// The page of a review: it asks the server that it comes from for ``picture(_:)``, and sends it the decisions.
  ///
  /// Its requests are `pictures/<number>.js`, `decisions`, `decide` and `end`, beside the page.
  package init(served document: ReportDocument) {
    self.document = document
    embeddingLimit = -1
    kind = .review
    shown = document.shownPictures
  }

  /// The page of a site.
  init(site document: ReportDocument) {
    self.document = document
    embeddingLimit = -1
    kind = .site
    shown = document.shownPictures
  }

  private var isSingleFile: Bool {
    shown.reduce(0) { $0 + (document.pictureFiles[$1].size ?? 0) } <= embeddingLimit
  }

  /// The folder of the pictures of a page that is not a single file: `report-pictures` for `report.html`.
  package static func pictureFolder(of page: URL) -> URL {
    let name = page.deletingPathExtension().lastPathComponent + "-pictures"
    return page.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
  }

  /// Writes the page beside its place and moves it there, so that no reader sees half of it.
  ///
  /// Pictures are read while the page is written, so that the memory needed is that of few.
  ///
  /// - Throws: the file system's error when the folder or the file cannot be written.
  package func write(to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pictures = Self.pictureFolder(of: file)
    // Pictures of the page that is replaced.
    if FolderMark.isThere(pictures) { try FileManager.default.removeItem(at: pictures) }
    if !isSingleFile { try writePictures(to: pictures) }

    // An unpredictable name: a run's folder may come from a stranger, with links in it.
    var template = Array(folder.appendingPathComponent(".touchstone-page-XXXXXX").path.utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      fchmod(descriptor, 0o644)
      var page = self
      if let checkout = document.checkout {
        page.document.build = .linked(document.build, checkout: checkout, page: folder)
      }
      try page.writeParts(pictureFolder: pictures.lastPathComponent) { try handle.write(contentsOf: $0) }
      try handle.close()
      // One step, and over a page that is already there, which `FileManager` cannot do on Linux.
      guard rename(template, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(template)
      throw error
    }
  }

  /// The page as one text, for reports that are small.
  package func text() throws -> String {
    var data = Data()
    try writeParts(pictureFolder: kind == .disk ? "" : ReportSite.pictures) { data.append($0) }
    return String(decoding: data, as: UTF8.self)
  }

  private func writePictures(to folder: URL) throws {
    try FolderMark.make(folder)
    // A folder without the mark is not ours to add files to.
    guard FolderMark.isThere(folder) else { throw POSIXError(.EEXIST) }
    let failure = Mutex<(any Error)?>(nil)
    // A few at a time: the memory needed is that of as many pictures as there are cores.
    DispatchQueue.concurrentPerform(iterations: shown.count) { index in
      let number = shown[index]
      do {
        guard let script = picture(number) else { return }
        try RegularFile.create("\(folder.path)/\(number).js", script)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// The script that adds a picture to a page that does not embed it; `nil` if there is no picture of this number.
  package func picture(_ number: Int) -> Data? {
    guard document.pictureFiles.indices.contains(number),
      let data = try? document.pictureFiles[number].read()
    else { return nil }
    var script = Data("touchstonePicture(\(number),\"".utf8)
    script.append(data.base64EncodedData())
    script.append(Data("\");\n".utf8))
    return script
  }

  private func writeParts(pictureFolder: String, _ write: (Data) throws -> Void) throws {
    let escaped = pictureFolder.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let script = "\n\(PageFile.script)"
    let (mark, policy) =
      switch kind {
      case .disk: ("", PageMarkup.policy)
      case .review: (" data-review", PageMarkup.policy + "; connect-src 'self'")
      case .site: (" data-site='\(ReportSite.extensionsJSON)'", PageMarkup.sitePolicy(script: script))
      }
    let attribute = (isSingleFile ? "" : " data-pictures=\"\(escaped)\"") + mark
    try write(
      Data(
        """
        <!doctype html>
        <html lang="en"\(attribute)>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <title>Touchstone</title>
        <style>
        \(PageFile.style)
        </style>
        </head>
        <body>
        \(PageMarkup.body)
        <script type="application/json" id="report">

        """.utf8))
    let data = PageData(document)
    try write(try Self.json(data.document))
    try write(Data("\n</script>\n".utf8))
    let more: [(id: String, value: (any Encodable)?)] = [("short", data.short), ("coverage", data.coverage)]
    for case (let id, let value?) in more {
      try write(Data("<script type=\"application/json\" id=\"\(id)\">".utf8))
      try write(try Self.json(value))
      try write(Data("</script>\n".utf8))
    }
    if isSingleFile { try embedPictures(write) }
    try write(Data("<script>\(script)</script>\n</body>\n</html>\n".utf8))
  }

  private func embedPictures(_ write: (Data) throws -> Void) throws {
    for number in shown {
      // A picture that went away since the document was made leaves a gap, which the page names.
      guard let data = try? document.pictureFiles[number].read() else { continue }
      try write(Data("<script type=\"image/png\" id=\"image-\(number)\">".utf8))
      try write(data.base64EncodedData())
      try write(Data("</script>\n".utf8))
    }
  }

  /// JSON that cannot end the script element around it: without `<`, no tag and no comment can begin.
  ///
  /// Characters above U+00FF are escaped as well. A browser keeps a text with one of them in twice the memory, and the text of
  /// a page of a hundred thousand failures has megabytes.
  private static func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var rest = try encoder.encode(value)[...]
    var json = Data()
    // In UTF-8, 0xC4 is the first byte of U+0100.
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 >= 0xC4 }) {
      let end = rest[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? rest.endIndex
      json.append(rest[..<start])
      for unit in String(decoding: rest[start..<end], as: UTF8.self).utf16 {
        let digits = String(unit, radix: 16)
        json.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      }
      rest = rest[end...]
    }
    json.append(rest)
    return json
  }
}
