import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A view for a screen that has no content to show.
///
/// - Source: SwiftUI, `ContentUnavailableView`; the sizes are those of UIKit's `UIContentUnavailableConfiguration`.
public struct ContentUnavailableView<Label, Description, Actions> where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View {
  /// Creates a view with a label, a description and actions.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  public var body: some View {
    Placeholder(label: label, description: description, actions: actions)
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view that says that a search had no results.
  public static var search: Self { make(nil) }

  /// Returns a view that says that a search for the given text had no results.
  public static func search(text: String) -> Self { make(text.isEmpty ? nil : text) }

  private static func make(_ text: String?) -> Self {
    Self(label: .init(text: text), description: .init(), actions: .init())
  }
}

/// A label, a description and actions in the centre of the available space.
private struct Placeholder<Label: View, Description: View, Actions: View>: View {
  @Environment(\.look.controls.placeholder) private var metrics
  @Environment(\.look.fonts.placeholderText.font) private var textFont
  let label: Label
  let description: Description
  let actions: Actions

  var body: some View {
    VStack(spacing: metrics.actionSpacing) {
      VStack(spacing: metrics.textSpacing) {
        label.containerStyle { $0.labelStyle(UnavailableLabelStyle()) }
        description.containerStyle { $0.font(textFont).foregroundStyle(.secondary) }
      }
      actions
    }
    .containerStyle { $0.multilineTextAlignment(.center) }
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle, BuiltInStyle {
  func makeBody(configuration: Configuration) -> some View { UnavailableLabel(configuration: configuration) }

  private struct UnavailableLabel: View {
    @Environment(\.look.controls.placeholder) private var metrics
    @Environment(\.look.fonts.placeholderTitle.font) private var titleFont
    let configuration: Configuration

    var body: some View {
      VStack(spacing: metrics.iconSpacing) {
        configuration.icon.font(.system(size: metrics.iconSize)).foregroundStyle(.secondary)
        configuration.title.font(titleFont)
      }
    }
  }
}
