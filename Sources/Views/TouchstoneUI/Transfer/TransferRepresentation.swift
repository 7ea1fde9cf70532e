import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A representation of a value for transfer.
///
/// - Source: Core Transferable, `TransferRepresentation`.
public protocol TransferRepresentation: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Several representations of a value, none of which is used.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  init() {}
}

/// A result builder that combines transfer representations.
///
/// - Source: Core Transferable, `TransferRepresentationBuilder`.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Builds a representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Builds a single representation unchanged.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Combines several representations.
  public static func buildBlock<First: TransferRepresentation, Second: TransferRepresentation, each Other>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation() }
}

extension TransferRepresentation {
  /// Sets a condition for exporting the value. Has no effect.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
  /// Sets the suggested name of the exported file. Has no effect.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Sets the suggested name of the exported file. Has no effect.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Sets who can receive the value. Has no effect.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// The visibility of a transfer representation.
///
/// - Source: Core Transferable, `TransferRepresentationVisibility`.
public enum TransferRepresentationVisibility: Sendable {
  /// Visible to everyone, the same team, the same group, or only the app itself.
  case all, team, group, ownProcess
}
