extension NSPasteboard {
  /// The name of a pasteboard.
  ///
  /// - Source: AppKit, `NSPasteboard.Name`.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let general = Name("Apple CFPasteboard general")
    public static let font = Name("Apple CFPasteboard font")
    public static let ruler = Name("Apple CFPasteboard ruler")
    public static let find = Name("Apple CFPasteboard find")
    public static let drag = Name("Apple CFPasteboard drag")
  }

  /// A type of pasteboard data.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Plain text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    public static let png = PasteboardType(rawValue: "public.png")
    public static let tiff = PasteboardType(rawValue: "public.tiff")
    public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    public static let html = PasteboardType(rawValue: "public.html")
    public static let rtf = PasteboardType(rawValue: "public.rtf")
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  /// Settings of new contents.
  public struct ContentsOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other devices don't get the contents. None does.
    public static let currentHostOnly = ContentsOptions(rawValue: 1 << 0)
  }

  /// A key of the settings of reading objects.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only the URLs of files are read.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
  }
}
