import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A container of controls in grouped rows.
///
/// - Source: SwiftUI, `Form`.
public struct Form<Content> where Content: View {
  let content: Content
}

extension Form: View, PrimitiveView {
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
public struct GroupedFormStyle: FormStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.grouped` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GroupedForm(configuration: configuration) }
}

private struct GroupedForm: View {
  @Environment(\.look.isDesktop) private var isDesktop
  let configuration: FormStyleConfiguration

  var body: some View {
    // The default style of lists has no groups on macOS.
    if !isDesktop {
      List { configuration.content }
    } else {
      List { configuration.content }.transformEnvironment(\.self) { $0.enterForm(.grouped) }
    }
  }
}

/// The default style: grouped rows, as on iOS, or columns, as on macOS.
public struct AutomaticFormStyle: FormStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticForm(configuration: configuration) }
}

private struct AutomaticForm: View {
  @Environment(\.look.isDesktop) private var isDesktop
  let configuration: FormStyleConfiguration

  var body: some View {
    if isDesktop { FormColumns(configuration: configuration) } else { List { configuration.content } }
  }
}

/// The controls below each other, their labels in a column before them where the look has one.
private struct FormColumns: View {
  @Environment(\.look.desktop) private var desktop
  let configuration: FormStyleConfiguration

  var body: some View {
    if let desktop {
      FormColumnsLayout(spacing: desktop.formSpacing) { configuration.content }
        .transformEnvironment(\.self) { $0.enterForm(.columns) }
    } else {
      VStack(alignment: .leading) { configuration.content }
    }
  }
}

/// Places the rows of a form below each other, so that their controls begin at the same distance from the side.
///
/// It proposes to each row the width from where it begins to the trailing edge, and no height. It reports the width of the
/// widest labels and controls, and the heights of all rows with the spacing between them. It places rows without a label
/// where the controls begin.
private struct FormColumnsLayout: Layout {
  let spacing: CGFloat

  private func rows(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> [(x: CGFloat, proposal: ProposedViewSize, size: CGSize)] {
    let labels = subviews.map { $0.dimensions(in: .unspecified)[HorizontalAlignment.formControl] }
    let widest = labels.max() ?? 0
    return zip(subviews, labels).map { subview, label in
      let x = widest - label
      let own = ProposedViewSize(width: proposal.width.map { max(0, $0 - x) }, height: nil)
      return (x, own, subview.sizeThatFits(own))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(subviews, proposal)
    return CGSize(
      width: rows.map { $0.x + $0.size.width }.max() ?? 0,
      height: rows.map(\.size.height).reduce(spacing * CGFloat(max(0, rows.count - 1)), +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows(subviews, proposal)) {
      subview.place(at: CGPoint(x: bounds.minX + row.x, y: y), proposal: row.proposal)
      y += row.size.height + spacing
    }
  }
}

/// The controls below each other, without rows.
public struct ColumnsFormStyle: FormStyle, BuiltInStyle, Sendable {
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
