import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The buttons beside a row that was swiped; the first is at the edge.
struct SwipeButtons {
  let edge: HorizontalEdge
  let buttons: AnyView
}

extension SwipeButtons: View, PrimitiveView {
  func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let inner = context.child(.content).environment {
      $0.setContainerValues {
        $0.buttonStyles = [.primitive(SwipeButtonStyle())]
        $0.setStyle(SwipeLabelStyle()) { $0.makeBody(configuration: $1) }
        $0.foregroundStyles = []
      }
    }
    let nodes = inner.evaluate(buttons)
    let views = (edge == .leading ? nodes : nodes.reversed()).map { NodeView(node: $0) }
    return context.child(.secondary).evaluate(
      HStack(spacing: 0) {
        ForEach(views.indices, id: \.self) { views[$0] }
      })
  }
}

/// A button beside a row that was swiped: white on its tint, as high as the row.
private struct SwipeButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration) }
}

/// The icon, and below it the title if the row is high enough.
private struct SwipeLabelStyle: LabelStyle, BuiltInStyle {
  func makeBody(configuration: Configuration) -> some View { SwipeLabel(configuration: configuration) }

  private struct SwipeLabel: View {
    @Environment(\.look.lists) private var metrics
    let configuration: Configuration

    var body: some View {
      ViewThatFits(in: .vertical) {
        VStack {
          configuration.icon.frame(height: metrics.iconColumn.height)
          configuration.title
        }
        .frame(minHeight: metrics.swipe.titledHeight)
        configuration.icon
      }
    }
  }
}

private struct SwipeButton: View {
  @Environment(\.look.lists.swipe) private var metrics
  @Environment(\.tint.color) private var tint
  let configuration: PrimitiveButtonStyleConfiguration

  private var color: Color { configuration.role == .destructive ? .red : tint ?? metrics.color.color }

  var body: some View {
    configuration.label
      .containerStyle {
        $0.font(.system(size: metrics.fontSize)).lineLimit(1).imageScale(.large).foregroundStyle(.white)
      }
      .padding(.horizontal, metrics.padding)
      .frame(minWidth: metrics.buttonWidth, maxHeight: .infinity)
      .background(color)
  }
}
