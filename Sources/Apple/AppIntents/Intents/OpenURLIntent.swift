public import Foundation
public import TouchstoneCore

/// An action that opens a link. Nothing is opened here.
///
/// - Source: AppIntents, `OpenURLIntent`.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"
  @Parameter(title: "URL") public var url: URL?

  public init() {}
  public init(_ url: URL) { self.url = url }

  public func perform() async throws -> some IntentResult { .result() }
}
