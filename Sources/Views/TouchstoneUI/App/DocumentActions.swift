public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// An action that shows a new document. Has no effect: pictures show no windows.
///
/// - Source: SwiftUI, `NewDocumentAction`.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}

  /// Shows a new document that is a value. Has no effect.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}

  /// Shows a new document of a type. Has no effect.
  public func callAsFunction(contentType: UTType) {}

  /// Shows a new document that is an object. Has no effect.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

/// An action that shows an existing document. Has no effect: pictures show no windows.
///
/// - Source: SwiftUI, `OpenDocumentAction`.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}

  /// Shows the document at a URL. Has no effect.
  public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
  /// The action that shows a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }

  /// The action that shows an existing document.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}
