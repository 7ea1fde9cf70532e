import Foundation
import TouchstoneCore

/// A key for a value of the context in which previews are shown.
///
/// - Source: SwiftUI, `PreviewContextKey` and `PreviewContext`.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of previews that don't set one.
  static var defaultValue: Self.Value { get }
}

/// The context in which previews are shown.
public protocol PreviewContext {
  /// Returns the value of the context for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
