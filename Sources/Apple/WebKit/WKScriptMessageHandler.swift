/// - Source: WebKit, `WKScriptMessageHandler`.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
