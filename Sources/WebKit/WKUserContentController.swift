/// The scripts of a web view, none of which runs.
///
/// - Source: WebKit, `WKUserContentController`.
@MainActor @preconcurrency
open class WKUserContentController {
  public private(set) var userScripts: [WKUserScript] = []

  public init() {}

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  /// Does nothing: no page sends messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
}

/// - Source: WebKit, `WKUserScriptInjectionTime`.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// - Source: WebKit, `WKUserScript`.
@MainActor @preconcurrency
open class WKUserScript {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

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

/// - Source: WebKit, `WKScriptMessageHandler`.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
