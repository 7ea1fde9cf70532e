public import Foundation
import TouchstoneCore
public import TouchstoneTypes

/// Information about a drop, which never occurs.
///
/// - Source: SwiftUI, `DropInfo`.
public struct DropInfo {
  /// The location of the drag.
  public var location: CGPoint { .zero }

  /// Returns whether items of the given types are dragged: always `false`.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns whether items of the given types are dragged: always `false`.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns the dragged items of the given types: always none.
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
  /// Returns the dragged items of the given types: always none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
