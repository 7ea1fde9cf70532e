import TouchstoneDrawing

/// Links the dynamic properties of a view to its identity before its body is evaluated.
@MainActor
package enum DynamicPropertyLinker {
  private struct Field {
    let offset: Int
    let name: String
    let link: @MainActor (UnsafeMutableRawPointer, EvaluationContext, _ offset: Int, _ depth: Int) -> Void
  }

  /// The dynamic properties of each type encountered so far.
  private static var known = GenerationCache<ObjectIdentifier, [Field]>(limit: typeCacheLimit)

  /// Links all dynamic properties of a view or modifier.
  package static func link<Value>(_ value: inout Value, context: EvaluationContext) {
    let record = context.bodyRecord(of: Value.self)
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        property = (record, field.name)
        field.link(base + field.offset, context, field.offset, 0)
      }
    }
    property = nil
  }

  /// The property that is being linked, with the record of its view.
  private(set) static var property: (owner: BodyRecord, name: String)?

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    if !(type is AnyObject.Type) {
      StoredFields.forEachNamed(in: type) { name, offset, fieldType in
        if let property = fieldType as? any DynamicProperty.Type {
          fields.append(field(property, name: name, at: offset))
        }
      }
    }
    known.insert(fields, for: ObjectIdentifier(type), cost: 1)
    return fields
  }

  private static func field<Property: DynamicProperty>(_ type: Property.Type, name: String, at offset: Int) -> Field {
    let inner = fields(of: type)
    return Field(offset: offset, name: name) { pointer, context, offset, depth in
      // Inner properties first, because an outer one's `update()` may read them.
      for field in inner { field.link(pointer + field.offset, context, offset + field.offset, depth + 1) }
      // SAFETY: `fields` found a stored property of this type at this address.
      let property = pointer.assumingMemoryBound(to: Property.self)
      if var linked = property.pointee as? any LinkedProperty {
        linked.link(to: context, slot: .property(at: offset, depth: depth))
        // SAFETY: `linked` was created from a `Property` and has kept its type.
        property.pointee = linked as! Property
      }
      property.pointee.update()
    }
  }
}

/// A dynamic property that stores data with the identity of its view.
@MainActor
package protocol LinkedProperty: DynamicProperty {
  mutating func link(to context: EvaluationContext, slot: ViewSlot)
}
