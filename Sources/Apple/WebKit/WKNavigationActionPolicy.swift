import Foundation
import FoundationNetworking

/// - Source: WebKit, `WKNavigationActionPolicy`.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
