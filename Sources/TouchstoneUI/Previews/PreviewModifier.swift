public import TouchstoneCore

/// What is around previews: data, an environment, a frame.
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
  /// What all previews with modifiers of this type share.
  associatedtype Context = Void
  /// The type of the views that the modifier makes.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what previews share, once for each type of modifier in a process.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context

  /// The view around a preview.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// A preview within a modifier.
///
/// - Source: SwiftUI, `PreviewModifierContent`.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}
