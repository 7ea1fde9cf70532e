import Foundation
import FoundationNetworking

/// - Source: WebKit, `WKNavigationResponsePolicy`.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
