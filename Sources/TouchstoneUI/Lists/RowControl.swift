import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Lets a control reach into the room that a row keeps above and below its text, so that its row is as high as others.
struct RowControl: ViewModifier {
  @Environment(\.listContext) private var list

  func body(content: Content) -> some View {
    content.padding(.vertical, list == nil ? 0 : -ListMetrics.controlReach)
  }
}

/// The label of a row: the icon, in the tint, in the middle of a column, and the title.
struct RowLabelStyle: LabelStyle, Sendable {
  /// The room of an icon, which keeps rows of one line at their least height, and the distance of the titles, in points.
  private static let column = CGSize(width: 28, height: 22)
  private static let distance: CGFloat = 12

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Self.distance) {
      configuration.icon.modifier(RowIcon()).frame(width: Self.column.width, height: Self.column.height)
      configuration.title
    }
  }

  /// The colour and the size of an icon.
  private struct RowIcon: ViewModifier {
    @Environment(\.listItemTint) private var tint

    func body(content: Content) -> some View {
      content.imageScale(.large)
        .modifier(DefaultForeground(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())))
    }
  }
}
