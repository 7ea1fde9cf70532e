/// A view that creates views from the elements of a collection.
///
/// - Source: SwiftUI, `ForEach`.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  /// Creates the view for an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// The actions that a list performs when rows of bound data are deleted or moved.
  package var edits = DataEdits()
  /// Where code makes it, if it is made of views.
  package var position: SourcePosition?

  /// Creates a `ForEach` with content of any type; content other than views defines its own evaluation.
  package nonisolated init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
    position = SourcePosition(fileID, line, column)
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates a view for each element of a collection of identifiable elements.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(data, identifiedBy: { $0.id }, content: content)
    position = SourcePosition(fileID, line, column)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number in a range.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(data, identifiedBy: { $0 }, content: content)
    position = SourcePosition(fileID, line, column)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, content: content, fileID: fileID, line: line, column: column)
  }

  /// Creates a view for each element of a bound collection, identified by a key path.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identifiedBy: { $0.1 }) { index, _ in
      content(data.element(at: index, fallback: elements[index]))
    }
    position = SourcePosition(fileID, line, column)
  }
}

extension ForEach: View, PrimitiveView, MultiView where Content: View {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view, countingBy: nil) {
      DrawnCode.note(.rows($0.data.count), at: $0.position)
      return $0.elements($1)
    } nodes: {
      DrawnCode.note(.rows($0.data.count), at: $0.position)
      return $0.nodes($1)
    }
  }

  @MainActor
  private func nodes(_ context: EvaluationContext) -> [RenderNode] {
    var entries: [DynamicContent.Entry] = []
    forEach(context) { identity, offset, place, view in
      entries.append(
        DynamicContent.Entry(id: AnyHashable(ObjectIdentifier(place.place)), context: place) { place in
          let made = place.evaluate(view)
          for node in made {
            if node.traits.id == nil { node.traits.id = identity }
            mark(&node.traits, offset: offset, in: context)
          }
          return made
        })
    }
    return context.dynamicNodes(entries)
  }

  @MainActor
  private func elements(_ context: EvaluationContext) -> ViewElementList {
    if let count = ViewCounter().of(Content.self), !(data is any SubviewSource) {
      return elements(context, countPerRow: count)
    }
    var list = ViewElementList()
    list.followsData = true
    forEach(context) { identity, offset, place, view in
      list.append(
        place.elements(of: view).map { _, element in row(element, identity: identity, offset: offset, in: context) })
    }
    return list
  }

  /// Returns the views of rows that all produce the same number of views; rows are created lazily.
  @MainActor
  private func elements(_ context: EvaluationContext, countPerRow: Int) -> ViewElementList {
    guard countPerRow > 0, context.host.admits(rows: data.count) else { return ViewElementList() }
    let data = data
    let id = id
    context.place.slots[.rows] = RowIdentities { Set(data.lazy.map { AnyHashable(id($0)) }) }
    let places = RowPlaces()
    func element(_ row: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: row)] }
    var list = ViewElementList(count: data.count * countPerRow) {
      AnyHashable(id(element($0 / countPerRow)))
    } element: { index in
      let row = index / countPerRow
      let datum = element(row)
      let identity = AnyHashable(id(datum))
      let place = context.child(.id(identity)).child(.index(places.number(of: row, identity: identity)))
      let element = place.elements(of: content(datum))[index % countPerRow]
      return self.row(element, identity: identity, offset: row, in: context)
    }
    list.followsData = true
    return list
  }

  /// Returns a view of a row, with the row's identity unless it has an explicit one.
  @MainActor
  private func row(
    _ element: ViewElement, identity: AnyHashable, offset: Int, in context: EvaluationContext
  ) -> ViewElement {
    var element = element
    if element.traits.id == nil { element.traits.id = identity }
    mark(&element.traits, offset: offset, in: context)
    return element
  }

  /// Records which element a view shows, if the container needs to know.
  @MainActor
  private func mark(_ traits: inout ViewTraits, offset: Int, in context: EvaluationContext) {
    guard context.environment.marksDataRows, traits.dataRow == nil else { return }
    traits.dataRow = DataRow(offset: offset, edits: edits)
  }

  /// Calls a closure for each view with its identity, offset, context and content.
  @MainActor
  private func forEach(
    _ context: EvaluationContext, _ body: (AnyHashable, Int, EvaluationContext, Content) -> Void
  ) {
    guard context.host.admits(rows: data.count) else { return }
    var counts: [ViewIdentity.HashedValue: Int] = [:]
    var offset = 0
    func visit(_ data: some Sequence<Data.Element>) {
      for element in data {
        let identity = ViewIdentity.HashedValue(AnyHashable(id(element)))
        let count = counts[identity, default: 0]
        counts[identity] = count + 1
        body(identity.value, offset, context.child(.identified(identity)).child(.index(count)), content(element))
        offset += 1
      }
    }
    if let source = data as? any SubviewSource {
      // The views are known only once their identities are.
      visit(source.found(context.child(.secondary)).compactMap { $0 as? Data.Element })
    } else {
      visit(data)
    }
  }
}

/// Distinguishes rows with duplicate identities, which a collection should not have.
///
/// This is a class because rows are numbered in the order in which they are requested.
private final class RowPlaces {
  private var rows: [AnyHashable: [Int]] = [:]

  /// Returns the number of a row among the rows with the same identity.
  func number(of row: Int, identity: AnyHashable) -> Int {
    if let known = rows[identity]?.firstIndex(of: row) { return known }
    rows[identity, default: []].append(row)
    return (rows[identity]?.count ?? 1) - 1
  }
}
