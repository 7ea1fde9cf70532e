public import Foundation
public import FoundationNetworking

/// What is told of the pages of a web view. Nothing is told here, because no page is loaded.
///
/// - Source: WebKit, `WKNavigationDelegate`.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// - Source: WebKit, `WKNavigation`.
@MainActor @preconcurrency
open class WKNavigation {
  init() {}
}

/// - Source: WebKit, `WKNavigationActionPolicy`.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// - Source: WebKit, `WKNavigationResponsePolicy`.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// - Source: WebKit, `WKNavigationType`.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// - Source: WebKit, `WKFrameInfo`.
@MainActor @preconcurrency
open class WKFrameInfo {
  public let isMainFrame: Bool
  public let request: URLRequest
  init(isMainFrame: Bool, request: URLRequest) { (self.isMainFrame, self.request) = (isMainFrame, request) }
}

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

/// - Source: WebKit, `WKBackForwardList`.
@MainActor @preconcurrency
open class WKBackForwardList {
  public let backList: [WKBackForwardListItem] = []
  public let forwardList: [WKBackForwardListItem] = []
  open var currentItem: WKBackForwardListItem? { nil }
  init() {}
}

/// - Source: WebKit, `WKBackForwardListItem`.
@MainActor @preconcurrency
open class WKBackForwardListItem {
  public let url: URL
  public let title: String?
  init(url: URL, title: String?) { (self.url, self.title) = (url, title) }
}

/// - Source: WebKit, `WKWindowFeatures`.
@MainActor @preconcurrency
open class WKWindowFeatures {
  init() {}
}

/// What shows the dialogues of a web view. Nothing is asked here.
///
/// - Source: WebKit, `WKUIDelegate`.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}
