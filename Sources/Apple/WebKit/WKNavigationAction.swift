import Foundation
public import FoundationNetworking

/// - Source: WebKit, `WKNavigationAction`.
@MainActor @preconcurrency
open class WKNavigationAction {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let targetFrame: WKFrameInfo?
  init(request: URLRequest, navigationType: WKNavigationType, targetFrame: WKFrameInfo?) {
    (self.request, self.navigationType, self.targetFrame) = (request, navigationType, targetFrame)
  }
}
