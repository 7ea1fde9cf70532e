@_spi(Reflection) import Swift

/// The stored properties of a type, as laid out by the compiler.
enum StoredFields {
  /// Calls a closure with the offset and the type of each stored property.
  static func forEach(in type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type) -> Void) {
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      body(offset, fieldType)
      return true
    }
  }

  /// Calls a closure with the name, the offset and the type of each stored property; property wrappers have their
  /// source names.
  static func forEachNamed(in type: Any.Type, _ body: (_ name: String, _ offset: Int, _ type: Any.Type) -> Void) {
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      let name = String(cString: name)
      body(name.hasPrefix("_") ? String(name.dropFirst()) : name, offset, fieldType)
      return true
    }
  }

  /// Returns whether a type is a structure or tuple; the fields of other types, in particular existential ones, must
  /// not be requested.
  static func exist(in type: Any.Type) -> Bool {
    // SAFETY: the metadata of every type starts with a word that identifies its kind; 0x200 and 0x301 are those of
    // structures and tuples in Swift's stable ABI ("Type Metadata" in the compiler's documentation).
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
}
