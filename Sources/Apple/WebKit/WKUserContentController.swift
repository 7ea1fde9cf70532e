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
