import Foundation
import FoundationNetworking

/// - Source: WebKit, `WKWindowFeatures`.
@MainActor @preconcurrency
open class WKWindowFeatures {
  init() {}
}
