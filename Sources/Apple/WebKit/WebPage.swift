public import Foundation
public import FoundationNetworking
public import Observation
import TouchstoneCore
import TouchstoneUI

/// The page of a web view. It keeps its address, and loads nothing.
///
/// A class, because the view and the code around it share a page.
///
/// - Source: WebKit, `WebPage`.
@MainActor @Observable
public final class WebPage {
  /// What can happen while a page is loaded. Nothing does.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// What can go wrong while a page is loaded.
  public enum NavigationError: Error, LocalizedError, Sendable {
    case failedProvisionalNavigation(any Error)
    case invalidURL, pageClosed, webContentProcessTerminated

    public var errorDescription: String? {
      switch self {
      case .failedProvisionalNavigation(let error): error.localizedDescription
      case .invalidURL: "The address of the page is invalid."
      case .pageClosed: "The page was closed."
      case .webContentProcessTerminated: "The process of the page ended."
      }
    }
  }

  /// The settings of a page.
  public struct Configuration {
    public var userAgent: String?
    public var loadsSubresources = true
    public init() {}
  }

  /// The address that was asked for.
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var currentNavigationEvent: NavigationEvent? { nil }
  public var customUserAgent: String?
  public var isInspectable = false

  public init(configuration: Configuration = Configuration()) {}

  /// The events of all pages that are loaded: none.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> {
    AsyncThrowingStream<NavigationEvent, any Error> { $0.finish() }
  }

  /// Keeps the address; nothing is loaded, and the events end with an error.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    self.url = url
    let page = url.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString } ?? "the page"
    let failure = NavigationError.failedProvisionalNavigation(WebKitError(request: "\(page) cannot be loaded"))
    return AsyncThrowingStream<NavigationEvent, any Error> { $0.finish(throwing: failure) }
  }

  /// Keeps the address; nothing is loaded, and the events end with an error.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> { load(request.url) }

  /// Keeps the address; nothing is loaded, and the events end with an error.
  @discardableResult
  public func load(
    // SAFETY: the text is an address, with a scheme.
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> { load(baseURL) }

  /// Loads nothing, and the events end with an error.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> { load(url) }

  public func stopLoading() {}

  /// Throws, because no page runs scripts.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    throw WebKitError(request: "no script runs")
  }
}
