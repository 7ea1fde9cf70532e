/// A uniform type: the type of a file, or of dragged or copied data.
///
/// Types with the same identifier are equal. A table maps file name extensions and MIME types to types.
///
/// - Source: Uniform Type Identifiers, `UTType`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Creates the type with an identifier; `nil` if the identifier is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app declares as exported.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// Creates a type that the app declares as imported.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  init(known identifier: String) { self.identifier = identifier }

  /// Creates the type for a file name extension, without the dot; `nil` if the extension is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let row = Self.table.first(where: { $0.endings.contains(ending) }) else { return nil }
    identifier = row.identifier
  }

  /// Creates the type for a MIME type; `nil` if it is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let row = Self.table.first(where: { $0.mime == wanted }) else { return nil }
    identifier = row.identifier
  }

  /// The preferred file name extension, without the dot.
  public var preferredFilenameExtension: String? { row?.endings.first }
  /// The preferred MIME type.
  public var preferredMIMEType: String? { row?.mime }
  /// A localized description; always `nil`.
  public var localizedDescription: String? { nil }
  public var description: String { identifier }

  /// All types that this type conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    guard let parents = row?.parents else { return [] }
    return parents.reduce(into: []) { $0.formUnion([UTType(known: $1)] + UTType(known: $1).supertypes) }
  }

  /// Returns whether this type is equal to another type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns whether this type conforms to another type, and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether another type conforms to this type, and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The names that the type has outside of the system, by their kind.
  public var tags: [UTTagClass: [String]] {
    let names = [UTTagClass.filenameExtension: row?.endings ?? [], .mimeType: row?.mime.map { [$0] } ?? []]
    return names.filter { !$0.value.isEmpty }
  }

  /// Returns the types that have a name outside of the system, and that conform to a type.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    table.map { UTType(known: $0.identifier) }.filter { type in
      type.tags[tagClass]?.contains(tag.lowercased()) == true && supertype.map(type.conforms) != false
    }
  }

  /// Creates the first type that has a name outside of the system; `nil` if there is none.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = type
  }

  struct Row: Sendable {
    let identifier: String
    var endings: [String] = []
    var mime: String?
    var parents: [String] = []
  }

  private var row: Row? { Self.table.first { $0.identifier == identifier } }

  /// - Source: Apple's "System-declared uniform type identifiers".
  private static let table: [Row] =
    [
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
      Row(identifier: "public.camera-raw-image", parents: ["public.image"]),
      Row(identifier: "public.svg-image", endings: ["svg"], mime: "image/svg+xml", parents: ["public.image"]),
      Row(
        identifier: "com.adobe.pdf", endings: ["pdf"], mime: "application/pdf",
        parents: ["public.data", "public.content"]),
      Row(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
      Row(identifier: "public.movie", parents: ["public.audiovisual-content"]),
      Row(identifier: "public.video", parents: ["public.movie"]),
      Row(identifier: "public.mpeg-4", endings: ["mp4"], mime: "video/mp4", parents: ["public.movie"]),
      Row(
        identifier: "com.apple.quicktime-movie", endings: ["mov"], mime: "video/quicktime", parents: ["public.movie"]),
      Row(identifier: "public.audio", parents: ["public.audiovisual-content"]),
      Row(identifier: "public.mp3", endings: ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
      Row(
        identifier: "com.microsoft.waveform-audio", endings: ["wav"], mime: "audio/vnd.wave", parents: ["public.audio"]),
      Row(identifier: "public.aiff-audio", endings: ["aiff", "aif"], mime: "audio/aiff", parents: ["public.audio"]),
      Row(identifier: "public.mpeg-4-audio", endings: ["m4a"], mime: "audio/mp4", parents: ["public.audio"]),
      Row(identifier: "public.archive", parents: ["public.data"]),
      Row(identifier: "public.zip-archive", endings: ["zip"], mime: "application/zip", parents: ["public.archive"]),
      Row(
        identifier: "org.gnu.gnu-zip-archive", endings: ["gz"], mime: "application/gzip", parents: ["public.archive"]),
      Row(
        identifier: "org.idpf.epub-container", endings: ["epub"], mime: "application/epub+zip",
        parents: ["public.data", "public.content"]),
      Row(identifier: "public.font", parents: ["public.data"]),
      Row(identifier: "public.database", parents: ["public.data"]),
      Row(identifier: "public.calendar-event", parents: ["public.content"]),
      Row(identifier: "public.contact", parents: ["public.content"]),
      Row(
        identifier: "public.vcard", endings: ["vcf"], mime: "text/vcard", parents: ["public.text", "public.contact"]),
      Row(identifier: "public.executable", parents: ["public.data"]),
      Row(identifier: "public.script", parents: ["public.source-code"]),
      Row(
        identifier: "com.pixar.universal-scene-description-mobile", endings: ["usdz"], mime: "model/vnd.usdz+zip",
        parents: ["public.3d-content", "public.data"]),
    ] + more
}

extension UTType {
  public static let item = UTType(known: "public.item")
  /// Any content, such as a document.
  public static let content = UTType(known: "public.content")
  /// A sequence of bytes.
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  /// A directory that is presented as a file.
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich Text.
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let yaml = UTType(known: "public.yaml")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let log = UTType(known: "public.log")
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// JavaScript source code.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Audio or video.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie: video that may have audio.
  public static let movie = UTType(known: "public.movie")
  /// Video without audio.
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The unprocessed picture of a camera.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// An electronic book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let font = UTType(known: "public.font")
  public static let database = UTType(known: "public.database")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let executable = UTType(known: "public.executable")
  public static let script = UTType(known: "public.script")
  /// A scene in a USDZ file.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}
