import Foundation
import FoundationNetworking

/// - Source: WebKit, `WKNavigationType`.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
