public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO
public import TouchstoneUI

/// The items of a pasteboard by their kinds. What is set replaces all items.
extension UIPasteboard {
  // The types of each kind, the one that is written first.
  private static let textTypes = ["public.utf8-plain-text", "public.text", "public.plain-text"]
  private static let urlTypes = ["public.url"]
  private static let imageTypes = ["public.png", "public.jpeg"]
  private static let colorTypes = ["com.apple.uikit.color"]

  public var strings: [String]? {
    get { values(of: Self.textTypes) { $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) } } }
    set { set(newValue, of: Self.textTypes) }
  }
  public var urls: [URL]? {
    get { values(of: Self.urlTypes) { $0 as? URL } }
    set { set(newValue, of: Self.urlTypes) }
  }
  public var images: [UIImage]? {
    get { values(of: Self.imageTypes) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
    set { set(newValue, of: Self.imageTypes) }
  }
  public var colors: [UIColor]? {
    get { values(of: Self.colorTypes) { $0 as? UIColor } }
    set { set(newValue, of: Self.colorTypes) }
  }

  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first URL.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The first image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The first colour.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { urls != nil }
  public var hasImages: Bool { images != nil }
  public var hasColors: Bool { colors != nil }

  private func values<Value>(of types: [String], read: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { item in types.compactMap { item[$0] }.compactMap { read($0) }.first }
    return found.isEmpty ? nil : found
  }

  private func set(_ values: [Any]?, of types: [String]) { items = (values ?? []).map { [types[0]: $0] } }
}
