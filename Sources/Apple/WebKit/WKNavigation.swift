import Foundation
import FoundationNetworking

/// - Source: WebKit, `WKNavigation`.
@MainActor @preconcurrency
open class WKNavigation {
  init() {}
}
