/// Facts about the built-in symbols that do not require linking their drawings.
package enum SymbolInventory {
  /// The number of symbol names that `Image(systemName:)` can draw.
  package static let nameCount = 4_728
}
