import Foundation
public import FoundationNetworking

/// - Source: WebKit, `WKFrameInfo`.
@MainActor @preconcurrency
open class WKFrameInfo {
  public let isMainFrame: Bool
  public let request: URLRequest
  init(isMainFrame: Bool, request: URLRequest) { (self.isMainFrame, self.request) = (isMainFrame, request) }
}
