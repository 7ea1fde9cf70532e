import SafariServices
import SwiftUI
import Testing
import WebKit

@MainActor struct WebKitTests {
  /// A page in a view, as apps write it.
  struct Page: UIViewRepresentable {
    let html: String
    @Binding var height: CGFloat

    func makeUIView(context: Context) -> WKWebView {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      configuration.userContentController.add(context.coordinator, name: "height")
      let page = WKWebView(frame: .zero, configuration: configuration)
      page.navigationDelegate = context.coordinator
      page.scrollView.isScrollEnabled = false
      return page
    }

    func updateUIView(_ page: WKWebView, context: Context) { page.loadHTMLString(html, baseURL: nil) }
    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
      ) async -> WKNavigationActionPolicy { navigationAction.navigationType == .linkActivated ? .cancel : .allow }
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
  }

  struct Browser: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
      let configuration = SFSafariViewController.Configuration()
      configuration.entersReaderIfAvailable = true
      let browser = SFSafariViewController(url: url, configuration: configuration)
      browser.dismissButtonStyle = .close
      return browser
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  private let url = URL(fileURLWithPath: "/page")

  @Test func `pages are placeholders that take the space they are offered`() throws {
    let page = WebPage()
    let view = VStack(spacing: 0) {
      WebView(url: url).webViewLinkPreviews(.disabled)
      WebView(page).webViewBackForwardNavigationGestures(.disabled)
      Page(html: "<p>", height: .constant(0))
      Browser(url: url)
    }
    let found = try Placeholders(in: view, width: 100, height: 160)
    #expect(found.names == ["WebView", "Page", "Browser"])
    for y in [1, 41, 81, 121, 158] { #expect(found.isYellow(1, y) && found.isYellow(98, y)) }
  }

  @Test func `a page keeps its address and loads nothing`() async throws {
    let page = WebPage()
    let failure = await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(url) { Issue.record("\(event)") }
    }
    #expect(failure?.localizedDescription == "There is no browser on Linux, so page cannot be loaded.")
    #expect(page.url == url && !page.isLoading && page.title.isEmpty)
    page.load(html: "<p>")
    #expect(page.url?.absoluteString == "about:blank")
    let error = await #expect(throws: (any Error).self) { _ = try await page.callJavaScript("1") }
    #expect(error?.localizedDescription == "There is no browser on Linux, so no script runs.")
  }

  @Test func `a web view of UIKit keeps its settings and its address`() async {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.load(URLRequest(url: url))
    view.configuration.userContentController.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    #expect(view.url == url && !view.canGoBack)
    #expect(view.configuration.userContentController.userScripts.map(\.source) == ["1"])
    await #expect(throws: (any Error).self) { _ = try await view.evaluateJavaScript("1") }
  }

  @Test func `a browser keeps a copy of its settings`() {
    let configuration = SFSafariViewController.Configuration()
    configuration.barCollapsingEnabled = false
    let browser = SFSafariViewController(url: url, configuration: configuration)
    #expect(browser.configuration !== configuration && !browser.configuration.barCollapsingEnabled)
    #expect(browser.url == url)
  }
}
