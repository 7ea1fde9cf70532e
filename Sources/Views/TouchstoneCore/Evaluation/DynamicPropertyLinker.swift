import TouchstoneDrawing

/// Links the dynamic properties of a view to its identity before its body is evaluated.
@MainActor
package enum DynamicPropertyLinker {
  private struct Field {
    let offset: Int
    let name: String
    let link: @MainActor (UnsafeMutableRawPointer, EvaluationContext, LinkedField) -> Void
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
        field.link(
          base + field.offset, context, LinkedField(owner: record, name: field.name, offset: field.offset, depth: 0))
      }
    }
  }

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
    return Field(offset: offset, name: name) { pointer, context, field in
      // Inner properties first, because an outer one's `update()` may read them.
      for part in inner {
        part.link(
          pointer + part.offset, context,
          LinkedField(
            owner: field.owner, name: field.name, offset: field.offset + part.offset, depth: field.depth + 1))
      }
      // SAFETY: `fields` found a stored property of this type at this address.
      let property = pointer.assumingMemoryBound(to: Property.self)
      if var linked = property.pointee as? any LinkedProperty {
        linked.link(to: context, as: field)
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
  mutating func link(to context: EvaluationContext, as field: LinkedField)
}

/// Where a dynamic property is stored.
package struct LinkedField {
  /// The record of the view with the property.
  let owner: BodyRecord
  /// The name of the view's property, which may consist of other dynamic properties.
  let name: String
  /// The distance from the start of the view, in bytes.
  fileprivate let offset: Int
  /// The number of enclosing properties.
  fileprivate let depth: Int

  /// Where the data of the property is kept.
  var slot: ViewSlot { .property(at: offset, depth: depth) }
}
