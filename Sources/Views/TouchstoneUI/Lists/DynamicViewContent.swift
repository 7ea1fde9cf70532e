public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// Views made from data that the user can edit.
///
/// - Source: SwiftUI, `DynamicViewContent`.
public protocol DynamicViewContent: View {
  /// The values from which the views are created.
  associatedtype Data: Collection

  /// The values from which the views are created.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// Sets the actions that run when the user edits the data of the rows.
struct DataEditsModifier {
  let change: (inout DataEdits) -> Void
}

extension DataEditsModifier: TraitChanging {
  // Rows of nested data have their own edit actions.
  func change(_ traits: inout ViewTraits, in environment: EnvironmentValues) {
    guard var row = traits.dataRow else { return }
    change(&row.edits)
    traits.dataRow = row
  }
}

extension DataEditsModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    for node in nodes { change(&node.traits, in: context.environment) }
    return nodes
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows: in edit mode, each row has a delete button.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(DataEditsModifier { $0.delete = action })
  }

  /// Lets the user move rows: in edit mode, each row has a handle.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(DataEditsModifier { $0.move = action })
  }

  /// Lets the user drop items between rows. Ignored in pictures.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Lets the user drop items between rows. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

extension DataEdits {
  /// Creates the edit actions of bound data.
  init<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection>(
    _ actions: EditActions<C>, of data: Binding<C>
  ) {
    self.init()
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, which the user can edit.
  public nonisolated init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(
      data, id: \C.Element.id, editActions: editActions, content: content, fileID: fileID, line: line, column: column)
  }

  /// Creates a view for each element of a bound collection, identified by a key path, which the user can edit.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(data, id: id, content: content, fileID: fileID, line: line, column: column)
    edits = DataEdits(editActions, of: data)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets to before another offset, keeping their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { $0 < elements.count }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
