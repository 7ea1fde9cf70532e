import Foundation
public import TouchstoneCore

extension WindowGroup {
  /// Creates windows for values and a title from a resource.
  @_disfavoredOverload
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values and a title from a resource, with an initial value.
  @_disfavoredOverload
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a title from a resource.
  @_disfavoredOverload
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows for values with an identifier and a title from a resource, with an initial value.
  @_disfavoredOverload
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

extension WindowGroup {
  /// Creates windows with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title from a resource and an identifier.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {}
}
