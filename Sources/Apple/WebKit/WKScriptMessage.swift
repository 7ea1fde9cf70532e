/// A message of a page, of which there are none.
///
/// - Source: WebKit, `WKScriptMessage`.
@MainActor @preconcurrency
open class WKScriptMessage {
  public let body: Any
  public let name: String
  open weak var webView: WKWebView? { nil }

  init(body: Any, name: String) { (self.body, self.name) = (body, name) }
}
