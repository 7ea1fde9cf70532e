public import TouchstoneCore

/// A container of controls in grouped rows.
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
    let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
    return context.evaluate(configuration, default: AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}

/// A type that defines the appearance of forms.
///
/// - Source: SwiftUI, `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that the style creates for a form.
  associatedtype Body: View
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration

  /// Creates the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a form.
///
/// - Source: SwiftUI, `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The controls of the form.
  public struct Content: View, ErasedView { let content: AnyView }

  /// The controls of the form.
  public let content: Content
}

/// Grouped rows.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style; use `.grouped` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GroupedForm(configuration: configuration) }
}

private struct GroupedForm: View {
  @Environment(\.look.desktop) private var desktop
  let configuration: FormStyleConfiguration

  var body: some View {
    // The default style of lists has no groups on macOS.
    if desktop == nil {
      List { configuration.content }
    } else {
      List { configuration.content }.listStyle(.insetGrouped)
    }
  }
}

/// The default style: grouped rows, as on iOS, or columns, as on macOS.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticForm(configuration: configuration) }
}

private struct AutomaticForm: View {
  @Environment(\.look.desktop) private var desktop
  let configuration: FormStyleConfiguration

  var body: some View {
    if desktop == nil { List { configuration.content } } else { FormColumns(configuration: configuration) }
  }
}

/// The controls below each other, their labels in a column before them where the look has one.
private struct FormColumns: View {
  @Environment(\.look.desktop) private var desktop
  let configuration: FormStyleConfiguration

  var body: some View {
    if let desktop {
      VStack(alignment: .formControl, spacing: desktop.formSpacing) { configuration.content }
        .environment(\.isInFormColumns, true)
    } else {
      VStack(alignment: .leading) { configuration.content }
    }
  }
}

/// The controls below each other, without rows.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style; use `.columns` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { FormColumns(configuration: configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style: grouped rows, as on iOS, or columns, as on macOS.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The controls below each other, without rows.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of forms.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
