public import Foundation
import TouchstoneUI

/// A pasteboard that is private to the process.
@MainActor @preconcurrency
public final class NSPasteboard {
  public static let general = NSPasteboard()

  private var texts: [PasteboardType: String] = [:]

  /// A type of pasteboard data.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    public static let png = PasteboardType(rawValue: "public.png")
    public static let tiff = PasteboardType(rawValue: "public.tiff")
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    public static let html = PasteboardType(rawValue: "public.html")
    public static let rtf = PasteboardType(rawValue: "public.rtf")
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  private var data: [PasteboardType: Data] = [:]
  /// Always 0: changes are not counted.
  public var changeCount: Int { 0 }
  public var types: [PasteboardType]? {
    Set(texts.keys).union(data.keys).sorted { $0.rawValue < $1.rawValue }
  }

  /// Sets the data of a type.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    self.data[dataType] = data
    return true
  }
  /// Returns the data of a type.
  public func data(forType dataType: PasteboardType) -> Data? { data[dataType] }
  /// Removes everything from the pasteboard; the types are not kept.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Removes everything from the pasteboard.
  @discardableResult
  public func clearContents() -> Int {
    texts = [:]
    data = [:]
    return 0
  }

  /// Sets the string for a type.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    texts[dataType] = string
    return true
  }

  /// Returns the string for a type.
  public func string(forType dataType: PasteboardType) -> String? { texts[dataType] }
}
