import TouchstoneCore

/// Takes the one value of a preview's body as it is.
///
/// - Source: DeveloperToolsSupport, `PreviewBodyBuilder`.
@resultBuilder
public enum PreviewBodyBuilder<Content> {
  public static func buildExpression(_ content: Content) -> Content { content }

  public static func buildBlock(_ content: Content) -> Content { content }
}
