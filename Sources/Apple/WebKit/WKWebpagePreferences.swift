import Foundation

/// - Source: WebKit, `WKWebpagePreferences`.
@MainActor @preconcurrency
open class WKWebpagePreferences {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended

  public init() {}
}
