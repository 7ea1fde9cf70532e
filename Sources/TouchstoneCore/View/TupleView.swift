import TouchstoneDrawing

/// Several views in a row, as a builder collects them.
///
/// - Source: SwiftUI, `TupleView`.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Takes the views of a tuple in their order; `ViewBuilder` calls it.
  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    var nodes: [RenderNode] = []
    withUnsafeBytes(of: value) { bytes in
      for (index, element) in TupleElements.of(T.self).enumerated() {
        let child = context.child(.index(index))
        nodes += element.evaluate(UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + element.offset), child)
      }
    }
    return nodes
  }
}

extension TupleView: MultiView {
  package static var elementCount: Int? {
    var sum = 0
    for element in TupleElements.of(T.self) {
      guard let count = element.count() else { return nil }
      sum += count
    }
    return sum
  }

  package func elements(_ context: EvaluationContext) -> ViewElementList {
    var found = ViewElementList()
    withUnsafeBytes(of: value) { bytes in
      for (index, element) in TupleElements.of(T.self).enumerated() {
        let pointer = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + element.offset)
        found.append(element.elements(pointer, context.child(.index(index))))
      }
    }
    return found
  }
}

/// Where the views of a tuple lie in memory; read once per tuple type.
@MainActor
private enum TupleElements {
  struct Element {
    let offset: Int
    let evaluate: @MainActor (UnsafeRawPointer, EvaluationContext) -> [RenderNode]
    let elements: @MainActor (UnsafeRawPointer, EvaluationContext) -> ViewElementList
    let count: @MainActor () -> Int?
  }

  private static var known = GenerationCache<ObjectIdentifier, [Element]>(limit: typeCacheLimit)

  static func of<T>(_ type: T.Type) -> [Element] {
    if let elements = known[ObjectIdentifier(type)] { return elements }
    var elements: [Element] = []
    StoredFields.forEach(in: type) { offset, fieldType in
      if let viewType = fieldType as? any View.Type { elements.append(element(viewType, at: offset)) }
    }
    if elements.isEmpty, let viewType = type as? any View.Type {
      elements.append(element(viewType, at: 0))
    }
    known.insert(elements, for: ObjectIdentifier(type), cost: 1)
    return elements
  }

  private static func element<Content: View>(_ type: Content.Type, at offset: Int) -> Element {
    Element(
      offset: offset,
      evaluate: { pointer, context in context.evaluate(pointer.assumingMemoryBound(to: Content.self).pointee) },
      elements: { pointer, context in context.elements(of: pointer.assumingMemoryBound(to: Content.self).pointee) },
      count: { ViewCount.of(Content.self) })
  }
}
