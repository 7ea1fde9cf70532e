import Foundation
import FoundationNetworking

/// - Source: WebKit, `WKBackForwardList`.
@MainActor @preconcurrency
open class WKBackForwardList {
  public let backList: [WKBackForwardListItem] = []
  public let forwardList: [WKBackForwardListItem] = []
  open var currentItem: WKBackForwardListItem? { nil }
  init() {}
}
