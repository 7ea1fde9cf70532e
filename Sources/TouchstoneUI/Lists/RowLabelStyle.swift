import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The label of a row: the icon, in the tint colour and centred in a column, and the title.
struct RowLabelStyle: LabelStyle, Sendable {
  func makeBody(configuration: Configuration) -> some View { RowLabel(configuration: configuration) }

  private struct RowLabel: View {
    @Environment(\.look.lists) private var metrics
    let configuration: Configuration

    var body: some View {
      HStack(spacing: metrics.iconDistance) {
        configuration.icon.modifier(RowIcon())
          .frame(minWidth: metrics.iconColumn.width, minHeight: metrics.iconColumn.height)
        configuration.title
      }
    }
  }

  /// The colour and the size of an icon.
  private struct RowIcon: ViewModifier {
    @Environment(\.listItemTint) private var tint

    func body(content: Content) -> some View {
      // The title of a row keeps its place at accessibility sizes.
      content.imageScale(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .modifier(DefaultForeground(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())))
    }
  }
}
