import TouchstoneDrawing

/// Several views collected by a view builder.
///
/// - Source: SwiftUI, `TupleView`.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Creates a view from a tuple of views, in order; called by `ViewBuilder`.
  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    let elements = TupleElements.of(T.self)
    guard let view else {
      for element in elements { element.add(nil, &parts) }
      return
    }
    withUnsafeBytes(of: view.value) { bytes in
      for element in elements {
        element.add(UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + element.offset), &parts)
      }
    }
  }
}

/// The memory layout of the views in a tuple; read once per tuple type.
@MainActor
private enum TupleElements {
  struct Element {
    let offset: Int
    /// Adds the view at an address, or counts one of its type.
    let add: @MainActor (UnsafeRawPointer?, inout ViewParts) -> Void
  }

  private static var known = GenerationCache<ObjectIdentifier, [Element]>(limit: typeCacheLimit)

  static func of<T>(_ type: T.Type) -> [Element] {
    if let elements = known[ObjectIdentifier(type)] { return elements }
    var elements: [Element] = []
    StoredFields.forEach(in: type) { offset, fieldType in
      if let viewType = fieldType as? any View.Type {
        elements.append(element(viewType, number: elements.count, at: offset))
      }
    }
    if elements.isEmpty, let viewType = type as? any View.Type {
      elements.append(element(viewType, number: 0, at: 0))
    }
    known.insert(elements, for: ObjectIdentifier(type), cost: 1)
    return elements
  }

  private static func element<Content: View>(_ type: Content.Type, number: Int, at offset: Int) -> Element {
    Element(offset: offset) { pointer, parts in
      // SAFETY: `elements` found a view of this type at this address.
      guard let view = pointer?.assumingMemoryBound(to: Content.self) else {
        return parts.addCount(parts.counter.of(Content.self))
      }
      parts.add(view.pointee, at: .index(number))
    }
  }
}
