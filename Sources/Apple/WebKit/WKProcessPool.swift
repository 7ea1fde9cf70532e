import Foundation

/// - Source: WebKit, `WKProcessPool`.
@MainActor @preconcurrency
open class WKProcessPool {
  public init() {}
}
