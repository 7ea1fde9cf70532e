public import TouchstoneCore

// The parts that a result can have, in all combinations. Each returns what the action itself needs: its value.

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self(value: nil) }

  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(value: nil) }

  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(value: nil) }

  public static func result<Content: SnippetIntent>(snippetIntent: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(value: nil) }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(value: nil) }

  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(value: nil) }

  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(value: nil) }

  public static func result<Content: SnippetIntent>(dialog: IntentDialog, snippetIntent: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(value: nil) }

  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> { Self(value: nil) }

  public static func result<Next: AppIntent, Content: View>(opensIntent: Next, view: Content) -> Self
  where Self == IntentResultContainer<Never, Next, Content, Never> { Self(value: nil) }

  public static func result<Next: AppIntent, Content: View>(opensIntent: Next, @ViewBuilder content: () -> Content)
    -> Self
  where Self == IntentResultContainer<Never, Next, Content, Never> { Self(value: nil) }

  public static func result<Next: AppIntent, Content: SnippetIntent>(opensIntent: Next, snippetIntent: Content) -> Self
  where Self == IntentResultContainer<Never, Next, Content, Never> { Self(value: nil) }

  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> { Self(value: nil) }

  public static func result<Next: AppIntent, Content: View>(opensIntent: Next, dialog: IntentDialog, view: Content)
    -> Self
  where Self == IntentResultContainer<Never, Next, Content, IntentDialog> { Self(value: nil) }

  public static func result<Next: AppIntent, Content: View>(
    opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Next, Content, IntentDialog> { Self(value: nil) }

  public static func result<Next: AppIntent, Content: SnippetIntent>(
    opensIntent: Next, dialog: IntentDialog, snippetIntent: Content
  ) -> Self
  where Self == IntentResultContainer<Never, Next, Content, IntentDialog> { Self(value: nil) }

  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value) }

  public static func result<Value: _IntentValue, Content: View>(value: Value, @ViewBuilder content: () -> Content)
    -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value) }

  public static func result<Value: _IntentValue, Content: SnippetIntent>(value: Value, snippetIntent: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value) }

  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value) }

  public static func result<Value: _IntentValue, Content: View>(value: Value, dialog: IntentDialog, view: Content)
    -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> { Self(value: value) }

  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> { Self(value: value) }

  public static func result<Value: _IntentValue, Content: SnippetIntent>(
    value: Value, dialog: IntentDialog, snippetIntent: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent, Content: View>(
    value: Value, opensIntent: Next, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Next, Content, Never> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent, Content: View>(
    value: Value, opensIntent: Next, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Next, Content, Never> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent, Content: SnippetIntent>(
    value: Value, opensIntent: Next, snippetIntent: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Next, Content, Never> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent>(value: Value, opensIntent: Next, dialog: IntentDialog)
    -> Self
  where Self == IntentResultContainer<Value, Next, Never, IntentDialog> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent, Content: View>(
    value: Value, opensIntent: Next, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Next, Content, IntentDialog> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent, Content: View>(
    value: Value, opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Next, Content, IntentDialog> { Self(value: value) }

  public static func result<Value: _IntentValue, Next: AppIntent, Content: SnippetIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog, snippetIntent: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Next, Content, IntentDialog> { Self(value: value) }
}
