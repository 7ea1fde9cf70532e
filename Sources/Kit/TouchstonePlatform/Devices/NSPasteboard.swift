import Foundation
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
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  /// Removes everything from the pasteboard.
  @discardableResult
  public func clearContents() -> Int {
    texts = [:]
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
