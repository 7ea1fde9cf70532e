import TouchstoneCore

/// A result builder that takes the single value of a preview's body unchanged.
///
/// - Source: DeveloperToolsSupport, `PreviewBodyBuilder`.
@resultBuilder
public enum PreviewBodyBuilder<Content> {
  public static func buildExpression(_ content: Content) -> Content { content }

  public static func buildBlock(_ content: Content) -> Content { content }
}
