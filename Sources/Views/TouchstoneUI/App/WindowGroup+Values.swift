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

  /// Creates windows for values and a localised title.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values and a localised title, with an initial value.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a localised title.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a localised title, with an initial value.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values and a title, with an initial value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a title, with an initial value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values and a title.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values and a title, with an initial value.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a title.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a title, with an initial value.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}
