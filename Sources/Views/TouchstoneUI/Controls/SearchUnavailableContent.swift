import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The parts of a view that says that a search had no results.
///
/// - Source: SwiftUI, `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label: View {
    let text: String?

    public var body: some View {
      TouchstoneUI.Label(
        title: { text.map { Text(verbatim: "No Results for “\($0)”") } ?? Text(system: .noResults) },
        icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// The description.
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
