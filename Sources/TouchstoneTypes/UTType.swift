/// A type of data: of files, of what is dragged, of what is copied.
///
/// Types are told apart by their identifiers; which type belongs to which ending of file names is said by a table.
///
/// - Source: Uniform Type Identifiers, `UTType`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// The type of an identifier; `nil` for one that is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that the app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// A type that the app knows from elsewhere.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// The type of an ending of file names, without the point; `nil` for those that are not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let row = Self.table.first(where: { $0.endings.contains(ending) }) else { return nil }
    identifier = row.identifier
  }

  /// The type of a MIME type; `nil` for those that are not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let row = Self.table.first(where: { $0.mime == wanted }) else { return nil }
    identifier = row.identifier
  }

  /// The usual ending of file names, without the point.
  public var preferredFilenameExtension: String? { row?.endings.first }
  /// The usual MIME type.
  public var preferredMIMEType: String? { row?.mime }
  /// The type in words: the identifier here.
  public var localizedDescription: String? { nil }
  public var description: String { identifier }

  /// The types that the type is one of.
  public var supertypes: Set<UTType> {
    guard let parents = row?.parents else { return [] }
    return parents.reduce(into: []) { $0.formUnion([UTType(known: $1)] + UTType(known: $1).supertypes) }
  }

  /// Whether the type is another one, or one of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  private struct Row: Sendable {
    let identifier: String
    var endings: [String] = []
    var mime: String?
    var parents: [String] = []
  }

  private var row: Row? { Self.table.first { $0.identifier == identifier } }

  /// - Source: Apple's "System-declared uniform type identifiers".
  private static let table: [Row] = [
    Row(identifier: "public.item"),
    Row(identifier: "public.content"),
    Row(identifier: "public.data", mime: "application/octet-stream", parents: ["public.item"]),
    Row(identifier: "public.directory", parents: ["public.item"]),
    Row(identifier: "public.folder", parents: ["public.directory"]),
    Row(identifier: "com.apple.package", parents: ["public.directory"]),
    Row(identifier: "com.apple.bundle", parents: ["public.directory"]),
    Row(identifier: "com.apple.application", parents: ["public.item"]),
    Row(identifier: "public.url", parents: ["public.data"]),
    Row(identifier: "public.file-url", parents: ["public.url"]),
    Row(identifier: "public.text", parents: ["public.data", "public.content"]),
    Row(identifier: "public.plain-text", endings: ["txt", "text"], mime: "text/plain", parents: ["public.text"]),
    Row(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Row(identifier: "public.rtf", endings: ["rtf"], mime: "text/rtf", parents: ["public.text"]),
    Row(identifier: "public.html", endings: ["html", "htm"], mime: "text/html", parents: ["public.text"]),
    Row(identifier: "public.xml", endings: ["xml"], mime: "application/xml", parents: ["public.text"]),
    Row(identifier: "public.json", endings: ["json"], mime: "application/json", parents: ["public.text"]),
    Row(identifier: "public.yaml", endings: ["yml", "yaml"], mime: "application/x-yaml", parents: ["public.text"]),
    Row(identifier: "com.apple.property-list", endings: ["plist"], parents: ["public.data"]),
    Row(identifier: "public.delimited-values-text", parents: ["public.text"]),
    Row(
      identifier: "public.comma-separated-values-text", endings: ["csv"], mime: "text/csv",
      parents: ["public.delimited-values-text"]),
    Row(
      identifier: "public.tab-separated-values-text", endings: ["tsv"], mime: "text/tab-separated-values",
      parents: ["public.delimited-values-text"]),
    Row(identifier: "net.daringfireball.markdown", endings: ["md", "markdown"], parents: ["public.plain-text"]),
    Row(identifier: "public.log", endings: ["log"], parents: ["public.plain-text"]),
    Row(identifier: "public.source-code", parents: ["public.plain-text"]),
    Row(identifier: "public.swift-source", endings: ["swift"], parents: ["public.source-code"]),
    Row(
      identifier: "com.netscape.javascript-source", endings: ["js"], mime: "text/javascript",
      parents: ["public.source-code"]),
    Row(identifier: "public.css", endings: ["css"], mime: "text/css", parents: ["public.text"]),
    Row(identifier: "public.image", parents: ["public.data", "public.content"]),
    Row(identifier: "public.jpeg", endings: ["jpeg", "jpg"], mime: "image/jpeg", parents: ["public.image"]),
    Row(identifier: "public.png", endings: ["png"], mime: "image/png", parents: ["public.image"]),
    Row(identifier: "com.compuserve.gif", endings: ["gif"], mime: "image/gif", parents: ["public.image"]),
    Row(identifier: "public.tiff", endings: ["tiff", "tif"], mime: "image/tiff", parents: ["public.image"]),
    Row(identifier: "com.microsoft.bmp", endings: ["bmp"], mime: "image/bmp", parents: ["public.image"]),
    Row(identifier: "public.heic", endings: ["heic"], mime: "image/heic", parents: ["public.image"]),
    Row(identifier: "org.webmproject.webp", endings: ["webp"], mime: "image/webp", parents: ["public.image"]),
    Row(identifier: "public.svg-image", endings: ["svg"], mime: "image/svg+xml", parents: ["public.image"]),
    Row(
      identifier: "com.adobe.pdf", endings: ["pdf"], mime: "application/pdf",
      parents: ["public.data", "public.content"]),
    Row(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Row(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Row(identifier: "public.video", parents: ["public.movie"]),
    Row(identifier: "public.mpeg-4", endings: ["mp4"], mime: "video/mp4", parents: ["public.movie"]),
    Row(identifier: "com.apple.quicktime-movie", endings: ["mov"], mime: "video/quicktime", parents: ["public.movie"]),
    Row(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Row(identifier: "public.mp3", endings: ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
    Row(
      identifier: "com.microsoft.waveform-audio", endings: ["wav"], mime: "audio/vnd.wave", parents: ["public.audio"]),
    Row(identifier: "public.mpeg-4-audio", endings: ["m4a"], mime: "audio/mp4", parents: ["public.audio"]),
    Row(identifier: "public.archive", parents: ["public.data"]),
    Row(identifier: "public.zip-archive", endings: ["zip"], mime: "application/zip", parents: ["public.archive"]),
    Row(identifier: "org.gnu.gnu-zip-archive", endings: ["gz"], mime: "application/gzip", parents: ["public.archive"]),
    Row(identifier: "public.font", parents: ["public.data"]),
    Row(identifier: "public.database", parents: ["public.data"]),
    Row(identifier: "public.calendar-event", parents: ["public.content"]),
    Row(identifier: "public.contact", parents: ["public.content"]),
    Row(identifier: "public.vcard", endings: ["vcf"], mime: "text/vcard", parents: ["public.text", "public.contact"]),
    Row(identifier: "public.executable", parents: ["public.data"]),
    Row(identifier: "public.script", parents: ["public.source-code"]),
    Row(identifier: "public.usd", endings: ["usd"], parents: ["public.data"]),
    Row(identifier: "com.pixar.universal-scene-description-mobile", endings: ["usdz"], parents: ["public.data"]),
  ]
}

extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// What a person makes.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder that is shown as a file.
  public static let package = UTType(known: "com.apple.package")
  /// A bundle.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A text.
  public static let text = UTType(known: "public.text")
  /// A text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// A text without attributes, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich Text.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values with tabs between them.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Values with something between them.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A log.
  public static let log = UTType(known: "public.log")
  /// A program's text.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A program in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A program in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A JPEG file.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PNG file.
  public static let png = UTType(known: "public.png")
  /// A GIF file.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A TIFF file.
  public static let tiff = UTType(known: "public.tiff")
  /// A BMP file.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A HEIC file.
  public static let heic = UTType(known: "public.heic")
  /// A WebP file.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG file.
  public static let svg = UTType(known: "public.svg-image")
  /// A PDF file.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures.
  public static let video = UTType(known: "public.video")
  /// An MPEG-4 file.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime file.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// An MP3 file.
  public static let mp3 = UTType(known: "public.mp3")
  /// A WAV file.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in an MPEG-4 file.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP file.
  public static let zip = UTType(known: "public.zip-archive")
  /// A gzip file.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A date in a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A person.
  public static let contact = UTType(known: "public.contact")
  /// A person in a vCard file.
  public static let vCard = UTType(known: "public.vcard")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A scene in a USDZ file.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}
