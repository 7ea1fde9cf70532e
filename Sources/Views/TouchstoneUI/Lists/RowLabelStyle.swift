import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The label of a row: the icon, in the tint colour and centred in a column, and the title.
struct RowLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  func makeBody(configuration: Configuration) -> some View { RowLabel(configuration: configuration) }

  private struct RowLabel: View {
    @Environment(\.look.lists) private var metrics
    @Environment(\.labelIconToTitleSpacing) private var spacing
    let configuration: Configuration

    var body: some View {
      HStack(spacing: spacing ?? metrics.iconDistance) {
        IconColumn(icon: configuration.icon.modifier(RowIcon()))
        configuration.title.alignmentGuide(.rowTitle) { $0[.leading] }
      }
    }
  }

  /// An icon in a column of one width, so that titles line up; icons that aren't symbols may be wider.
  ///
  /// The column of a symbol grows with the Dynamic Type size, as the symbol does; a width from code stays as it is, for all
  /// icons.
  ///
  /// - Source: UIKit, `UIListContentConfiguration.ImageProperties.reservedLayoutSize`.
  private struct IconColumn<Icon: View>: View, PrimitiveView {
    let icon: Icon

    /// The size of body type, in points.
    private static var bodySize: CGFloat { 17 }

    func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
      let look = context.environment.look
      let size = look.lists.iconColumn
      let node = context.child(.secondary).evaluateOne(icon)
      let isSymbol = (node as? ImageNode)?.isSymbol ?? false
      let small = context.environment.dynamicTypeSize < .large ? look.lists.smallIconColumn : nil
      let width = (small ?? size.width) * (isSymbol && !look.isDesktop ? context.environment.symbolScale : 1)
      // Labels in small type, such as a caption, are lower than those in body type.
      let share = isSymbol && !look.isDesktop ? min(1, context.environment.symbolSize / Self.bodySize) : 1
      let height = size.height * share
      if let reserved = context.environment.labelReservedIconWidth {
        return context.child(.content).evaluate(NodeView(node: node).frame(width: reserved).frame(minHeight: height))
      }
      return context.child(.content).evaluate(
        NodeView(node: node).frame(minWidth: width, maxWidth: isSymbol ? width : nil, minHeight: height))
    }
  }

  /// The colour and the size of an icon.
  private struct RowIcon: ViewModifier {
    @Environment(\.listSettings.itemTint) private var tint
    @Environment(\.look.isDesktop) private var isDesktop

    func body(content: Content) -> some View {
      content.containerStyle { $0.imageScale(isDesktop ? .medium : .large) }
        .modifier(DefaultForeground(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())))
    }
  }
}
