public import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A file that is exported.
///
/// - Source: Core Transferable, `SentTransferredFile`.
public struct SentTransferredFile: Hashable, Sendable {
  /// The file.
  public let file: URL

  /// Creates an exported file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that was imported.
///
/// - Source: Core Transferable, `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Hashable, Sendable {
  /// The file.
  public let file: URL
  /// Whether this is the original file, not a copy.
  public let isOriginalFile: Bool
}
