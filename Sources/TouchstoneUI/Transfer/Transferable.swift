import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A value that can be dragged, copied and shared; nothing is, here.
///
/// - Source: Core Transferable, `Transferable`.
public protocol Transferable {
  /// How the value is sent.
  associatedtype Representation: TransferRepresentation

  /// How the value is sent; never read here.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
