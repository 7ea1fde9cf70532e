public import TouchstoneCore

/// Controls in rows that are grouped.
///
/// - Source: SwiftUI, `Form`.
public struct Form<Content> where Content: View {
  let content: Content
}

extension Form: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let style = context.environment.formStyles.last ?? AutomaticFormStyle()
    let inner = context.environment { _ = $0.formStyles.popLast() }
    let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
    func open<Style: FormStyle>(_ style: Style) -> [RenderNode] {
      inner.evaluate(style: style) { $0.makeBody(configuration: configuration) }
    }
    return open(style)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style is asked for, in the style around.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}

/// How forms look.
///
/// - Source: SwiftUI, `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view that the style makes of a form.
  associatedtype Body: View
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a form.
///
/// - Source: SwiftUI, `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The controls of the form.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The controls of the form.
  public let content: Content
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style; `.grouped` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// The usual style: rows in groups, as on iOS.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// The controls below each other, without rows.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style; `.columns` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style: rows in groups, as on iOS.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The controls below each other, without rows.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  private enum StylesKey: EnvironmentKey { static var defaultValue: [any FormStyle] { [] } }

  /// The styles of forms, the innermost last.
  fileprivate var formStyles: [any FormStyle] {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how forms look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyles) { $0.append(style) }
  }
}
