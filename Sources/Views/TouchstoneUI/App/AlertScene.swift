public import TouchstoneCore

/// An alert without a window, which is never shown.
///
/// - Source: SwiftUI, `AlertScene`.
public struct AlertScene<Actions, Message> where Actions: View, Message: View {}

extension AlertScene: BuiltInScene {}

extension AlertScene {
  /// Creates an alert with a localised title and a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}

  /// Creates an alert for a value, with a localised title and a message.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {}

  /// Creates an alert with a title and a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {}

  /// Creates an alert for a value, with a title and a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {}

  /// Creates an alert with a title and a message.
  public nonisolated init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {}

  /// Creates an alert for a value, with a title and a message.
  public nonisolated init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {}
}

extension AlertScene where Message == EmptyView {
  /// Creates an alert with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {}

  /// Creates an alert for a value, with a localised title.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {}

  /// Creates an alert with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {}

  /// Creates an alert for a value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {}

  /// Creates an alert with a title.
  public nonisolated init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {}

  /// Creates an alert for a value, with a title.
  public nonisolated init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {}
}
