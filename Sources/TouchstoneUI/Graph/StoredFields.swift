@_spi(Reflection) import Swift

/// The stored properties of a type, as the compiler laid them out.
enum StoredFields {
  /// Calls a closure with the place and the type of each stored property.
  static func forEach(in type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type) -> Void) {
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      body(offset, fieldType)
      return true
    }
  }
}
