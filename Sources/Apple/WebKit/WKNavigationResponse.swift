import Foundation
public import FoundationNetworking

/// - Source: WebKit, `WKNavigationResponse`.
@MainActor @preconcurrency
open class WKNavigationResponse {
  public let response: URLResponse
  public let isForMainFrame: Bool
  public let canShowMIMEType: Bool
  init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
    (self.response, self.isForMainFrame, self.canShowMIMEType) = (response, isForMainFrame, canShowMIMEType)
  }
}
