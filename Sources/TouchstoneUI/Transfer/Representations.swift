public import Foundation
import TouchstoneCore
public import TouchstoneTypes

/// Sends a value as it is encoded.
///
/// - Source: Core Transferable, `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates the way, for a type of data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Sends a value as bytes.
///
/// - Source: Core Transferable, `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the way, to send and to take.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates the way, to send only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Creates the way, to take only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// Sends a value as a file.
///
/// - Source: Core Transferable, `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the way, to send and to take.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates the way, to send only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates the way, to take only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// Sends a value as another one.
///
/// - Source: Core Transferable, `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// Creates the way, to send and to take.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
  /// Creates the way, to send only.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
  /// Creates the way, to take only.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}
