public import TouchstoneCore

extension AlertScene {
  /// Creates an alert with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}

  /// Creates an alert for a value, with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {}
}

extension AlertScene where Message == EmptyView {
  /// Creates an alert with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {}

  /// Creates an alert for a value, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {}
}
