public import TouchstoneCore

extension WindowGroup {
  /// Creates windows for values.
  public nonisolated init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values, with an initial value.
  public nonisolated init<D: Hashable & Codable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier.
  public nonisolated init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier, with an initial value.
  public nonisolated init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}
