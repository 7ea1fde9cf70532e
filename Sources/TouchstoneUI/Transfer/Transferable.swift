public import Foundation
import TouchstoneCore
public import TouchstoneTypes

/// A value that can be dragged, copied and shared; nothing is, here.
///
/// - Source: Core Transferable, `Transferable`.
public protocol Transferable {
  /// How the value is sent.
  associatedtype Representation: TransferRepresentation

  /// How the value is sent; never read here.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to send a value.
///
/// - Source: Core Transferable, `TransferRepresentation`.
public protocol TransferRepresentation: Sendable {
  /// The value.
  associatedtype Item: Transferable
}

/// Several ways to send a value, of which none is used here.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  init() {}
}

/// Puts ways to send a value together.
///
/// - Source: Core Transferable, `TransferRepresentationBuilder`.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one way.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Takes a single way as it is.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Takes several ways.
  public static func buildBlock<First: TransferRepresentation, Second: TransferRepresentation, each Other>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation() }
}

extension TransferRepresentation {
  /// Sends the value this way only if a condition holds; nothing is sent here.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
  /// Names the file that the value becomes; nothing is sent here.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Names the file that the value becomes; nothing is sent here.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Sets who can take the value; nothing is sent here.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who can take a value.
///
/// - Source: Core Transferable, `TransferRepresentationVisibility`.
public enum TransferRepresentationVisibility: Sendable {
  /// All, the same team, the same group, the app itself.
  case all, team, group, ownProcess
}

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
