public import Foundation
public import TouchstoneCore

/// The document that a view is part of. There is none in pictures.
///
/// - Source: SwiftUI, `DocumentConfiguration`.
public struct DocumentConfiguration {
  private let never: Never

  /// The place of the document's file.
  public var fileURL: URL? { switch never {} }
  /// Whether the document can be changed.
  public var isEditable: Bool { switch never {} }
}

extension EnvironmentValues {
  /// The document that the view is part of; always `nil`.
  public var documentConfiguration: DocumentConfiguration? { nil }
}
