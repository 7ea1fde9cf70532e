public import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A file that is sent.
///
/// - Source: Core Transferable, `SentTransferredFile`.
public struct SentTransferredFile: Hashable, Sendable {
  /// The file.
  public let file: URL

  /// Creates what is sent.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that was taken.
///
/// - Source: Core Transferable, `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Hashable, Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the file itself, not a copy.
  public let isOriginalFile: Bool
}
