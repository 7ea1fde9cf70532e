public import Foundation
import FoundationNetworking
import Observation
public import TouchstoneCore
import TouchstoneUI

/// A web page. A placeholder is drawn in the space that is offered, as Apple's view takes it.
///
/// - Source: WebKit, `WebView`.
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}

  public var body: some View { PlatformViewPlaceholder(name: "WebView") }
}
