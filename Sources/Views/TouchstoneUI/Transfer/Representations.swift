public import Foundation
import TouchstoneCore
public import TouchstoneTypes

/// A representation that encodes a value.
///
/// - Source: Core Transferable, `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates the representation for a content type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation of a value as data.
///
/// - Source: Core Transferable, `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation for exporting and importing.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a representation for exporting only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Creates a representation for importing only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A representation of a value as a file.
///
/// - Source: Core Transferable, `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation for exporting and importing.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a representation for exporting only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a representation for importing only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A representation of a value by another value.
///
/// - Source: Core Transferable, `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// Creates a representation for exporting and importing.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
  /// Creates a representation for exporting only.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
  /// Creates a representation for importing only.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}
