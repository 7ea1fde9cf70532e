public import Foundation
import FoundationNetworking

/// - Source: WebKit, `WKBackForwardListItem`.
@MainActor @preconcurrency
open class WKBackForwardListItem {
  public let url: URL
  public let title: String?
  init(url: URL, title: String?) { (self.url, self.title) = (url, title) }
}
