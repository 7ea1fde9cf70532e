public import TouchstoneCore

/// A container of rows in a scrollable column.
///
/// Each view of the content becomes a row, and sections become groups. All rows are evaluated, and the visible ones are
/// drawn. In a list of more than 300 views, only the visible ones are evaluated.
///
/// - Source: SwiftUI, `List`.
public struct List<SelectionValue: Hashable, Content> where Content: View {
  let selection: ListSelection<SelectionValue>
  let content: Content
}

extension List: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    ListAssembly(context: context.withListRows(), selection: selection).nodes(of: content)
  }

  /// Creates a list in which any number of rows can be selected in edit mode.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), content: content())
  }

  /// Creates a list in which one row can be selected.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), content: content())
  }

  /// Creates a list in which one row is selected.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: .required(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: .none, content: content())
  }
}
