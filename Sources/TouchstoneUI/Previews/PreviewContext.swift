import Foundation
import TouchstoneCore

/// Something that previews are shown in.
///
/// - Source: SwiftUI, `PreviewContextKey` and `PreviewContext`.
public protocol PreviewContextKey {
  /// What the context tells.
  associatedtype Value

  /// The value of previews that say nothing.
  static var defaultValue: Self.Value { get }
}

/// What previews are shown in.
public protocol PreviewContext {
  /// What the context tells under a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
