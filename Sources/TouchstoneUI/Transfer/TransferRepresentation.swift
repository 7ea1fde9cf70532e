import Foundation
import TouchstoneCore
import TouchstoneTypes

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
