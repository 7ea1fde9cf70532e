import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A window of macOS around a picture of its content: a title bar with three buttons, round corners and a shadow.
struct WindowFrame: PictureFrame {
  let size: CGSize
  let title: String?
  let colorScheme: ColorScheme
  let layoutDirection: LayoutDirection
  let look: Look
  let metrics: DesktopMetrics.Window

  @MainActor
  func around(_ screen: DisplayList, scale: CGFloat) -> DisplayList {
    let outer = CGSize(
      width: size.width + 2 * metrics.margin, height: size.height + metrics.titleHeight + 2 * metrics.margin)
    let window = CGRect(origin: .zero, size: outer).insetBy(dx: metrics.margin, dy: metrics.margin)
    // The bar has the upper corners, the content the lower ones.
    let shape = Path(roundedRect: window, cornerRadius: metrics.cornerRadius, style: .continuous)
    let bar = draw(
      WindowBar(title: title, metrics: metrics).padding(metrics.margin).environment(\.look, look)
        .environment(\.layoutDirection, layoutDirection),
      size: outer, scale: scale)
    let shift = CGAffineTransform(translationX: window.minX, y: window.minY + metrics.titleHeight)
    let clipped = DisplayList.Group(
      clips: [DisplayList.Clip(path: shape)],
      items: bar.items + [.group(DisplayList.Group(transform: shift, items: screen.items))])
    let shadow = draw(WindowShadow(metrics: metrics).padding(metrics.margin), size: outer, scale: scale)
    return DisplayList(size: outer, items: shadow.items + [.group(clipped)])
  }
}

/// The shape of a window with its shadow.
private struct WindowShadow: View {
  let metrics: DesktopMetrics.Window

  var body: some View {
    RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(metrics.background.color)
      .shadow(metrics.shadow)
  }
}

/// The title bar of a window, at its top.
private struct WindowBar: View {
  let title: String?
  let metrics: DesktopMetrics.Window

  var body: some View {
    ZStack {
      metrics.background.color
      if let title { Text(verbatim: title).font(.system(size: metrics.titleSize, weight: .semibold)) }
    }
    .overlay(alignment: .leading) {
      HStack(spacing: metrics.buttonDistance - metrics.buttonSize) {
        ForEach(metrics.buttons, id: \.self) { color in
          Circle().fill(color.color).frame(width: metrics.buttonSize, height: metrics.buttonSize)
        }
      }
      .padding(.leading, metrics.buttonInset)
    }
    .frame(height: metrics.titleHeight)
    .overlay(alignment: .bottom) { metrics.line.color.frame(height: metrics.lineHeight) }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
