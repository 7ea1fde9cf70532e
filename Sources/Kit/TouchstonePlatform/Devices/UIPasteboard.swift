public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A pasteboard that is private to the process.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var string: String?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public var hasColors: Bool { color != nil }
  public var numberOfItems: Int { hasStrings || hasURLs || hasImages || hasColors || !data.isEmpty ? 1 : 0 }
  /// Always 0: changes are not counted.
  public var changeCount: Int { 0 }
  private var data: [String: Data] = [:]
  /// Sets the data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { self.data[pasteboardType] = data }
  /// Returns the data of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? { data[pasteboardType] }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
