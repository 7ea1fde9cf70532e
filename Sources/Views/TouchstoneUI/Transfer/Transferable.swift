import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A value that can be dragged, copied and shared. Nothing is ever transferred.
///
/// - Source: Core Transferable, `Transferable`.
public protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// The representations of the value for transfer, which are never read.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
