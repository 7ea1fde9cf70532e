public import TouchstoneCore

extension Picker {
  /// Creates a picker whose closed menu shows a view of its own instead of the chosen value.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values, which change together.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(all: sources.map { $0[keyPath: selection] }, content: content(), label: label(), currentValueLabel: nil)
  }

  /// Creates a picker for several values. Closed menus show a view of their own instead of the chosen value.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      all: sources.map { $0[keyPath: selection] }, content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  private nonisolated init(
    all bindings: [Binding<SelectionValue>], content: Content, label: Label, currentValueLabel: AnyView?
  ) {
    let selection = bindings.first.map { first in
      Binding(get: { first.wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
    self.init(
      selection: selection, isMixed: Set(bindings.map(\.wrappedValue)).count > 1, content: content, label: label,
      currentValueLabel: currentValueLabel)
  }
}
