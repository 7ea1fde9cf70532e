public import TouchstoneCore

/// The surroundings of previews: data, an environment, a frame.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleData())) { Inbox() }
///
/// - Source: SwiftUI, `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the context that all previews with modifiers of this type share.
  associatedtype Context = Void
  /// The type of the views that the modifier creates.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Creates the shared context, once per process for each type of modifier.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context

  /// Creates the view around a preview.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier modifies.
///
/// - Source: SwiftUI, `PreviewModifierContent`.
public struct PreviewModifierContent: View, ErasedView { let content: AnyView }
