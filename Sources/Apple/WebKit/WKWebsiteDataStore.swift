public import Foundation

/// - Source: WebKit, `WKWebsiteDataStore`.
@MainActor @preconcurrency
open class WKWebsiteDataStore {
  open var isPersistent: Bool { false }
  public let httpCookieStore = WKHTTPCookieStore()

  init() {}

  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func allWebsiteDataTypes() -> Set<String> { [] }

  /// Ends at once: there is no data.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }

  /// Ends at once: there is no data.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}
