/// What is known of the built-in symbols without linking their drawings.
package enum SymbolInventory {
  /// The number of names that `Image(systemName:)` draws.
  package static let nameCount = 4_721
}
