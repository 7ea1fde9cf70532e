import Foundation

/// - Source: WebKit, `WKHTTPCookieStore`.
@MainActor @preconcurrency
open class WKHTTPCookieStore {
  init() {}
}
