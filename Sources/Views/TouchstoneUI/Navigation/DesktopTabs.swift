import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Tabs as macOS shows them: their titles side by side at the top edge of a box with the content of the selected one.
struct DesktopTabs: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.look.controls) private var controls
  @Environment(\.look.fonts) private var fonts
  let metrics: DesktopMetrics.Tabs
  let items: [TabBarItem]
  let content: NodeView
  let choose: (Int) -> Void

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(metrics.inset)
      .background {
        RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(metrics.background.color)
          .overlay {
            RoundedRectangle(cornerRadius: metrics.cornerRadius)
              .strokeBorder(metrics.rim.color, lineWidth: pixelLength)
          }
      }
      // The upper edge of the box is at half the height of the tabs.
      .padding(.top, metrics.height / 2)
      .overlay(alignment: .top) { bar }
      .padding(metrics.margin)
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        Button(action: { choose(item.id) }) {
          item.label
            .containerStyle {
              $0.labelStyle(.titleOnly).lineLimit(1)
                .font(
                  .system(size: controls.segmentFontSize, weight: item.isSelected ? fonts.selectedSegmentWeight : nil))
            }
            .padding(.horizontal, metrics.padding)
            .frame(height: metrics.height - 2 * controls.segmentPadding)
            .background {
              if item.isSelected {
                AnyShape(radius: controls.selectedSegmentRadius).fill(controls.selectedSegment.color)
                  .shadow(controls.segmentShadow)
              }
            }
        }
        .containerStyle { $0.buttonStyle(BareButtonStyle()) }
        .disabled(item.settings.isDisabled)
        .accessibilityAddTraits(item.isSelected ? .isSelected : [])
      }
    }
    .padding(controls.segmentPadding)
    .background {
      // The box does not show through.
      AnyShape(radius: controls.segmentRadius).fill(WindowBackground())
      AnyShape(radius: controls.segmentRadius).fill(controls.fills.tertiary.color)
    }
    .fixedSize()
  }
}

/// The background of a window of macOS.
private struct WindowBackground: PaintStyle {
  func rendering(in context: StyleContext) -> StyleRendering {
    let look = context.environment.look
    return (look.desktop?.windowBackground ?? look.backgrounds.screen).color.rendering(in: context)
  }
}
