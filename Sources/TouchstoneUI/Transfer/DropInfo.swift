public import Foundation
import TouchstoneCore
public import TouchstoneTypes

/// What is about to be dropped: nothing, here.
///
/// - Source: SwiftUI, `DropInfo`.
public struct DropInfo {
  /// Where the finger is.
  public var location: CGPoint { .zero }

  /// Whether something of some types is dragged: nothing is.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What is dragged of some types: nothing.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
