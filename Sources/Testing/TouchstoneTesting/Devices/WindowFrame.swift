import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A window of macOS around a picture of its content: three buttons, round corners, a shadow, and a title bar unless the
/// content has a toolbar in its place.
struct WindowFrame: PictureFrame {
  let size: CGSize
  let title: String?
  let colorScheme: ColorScheme
  let layoutDirection: LayoutDirection
  let look: Look
  let metrics: DesktopMetrics
  /// Whether a toolbar at the top of the content takes the place of the title bar.
  let hasToolbar: Bool

  /// The height that the title bar adds to the content.
  private var barHeight: CGFloat { hasToolbar ? 0 : metrics.window.titleHeight }
  var origin: CGPoint { CGPoint(x: metrics.window.margin, y: metrics.window.margin + barHeight) }

  @MainActor
  func around(_ screen: DisplayList, scale: CGFloat) -> DisplayList {
    let margin = metrics.window.margin
    let outer = CGSize(width: size.width + 2 * margin, height: size.height + barHeight + 2 * margin)
    let window = CGRect(origin: .zero, size: outer).insetBy(dx: margin, dy: margin)
    // The bar has the upper corners, the content the lower ones.
    let shape = Path(roundedRect: window, cornerRadius: metrics.window.cornerRadius, style: .continuous)
    let bar = draw(
      WindowBar(title: title, metrics: metrics, hasToolbar: hasToolbar).padding(margin).environment(\.look, look)
        .environment(\.layoutDirection, layoutDirection),
      size: outer, scale: scale)
    let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
    let content = DisplayList.Item.group(DisplayList.Group(transform: shift, items: screen.items))
    let clipped = DisplayList.Group(
      clips: [DisplayList.Clip(path: shape)], items: hasToolbar ? [content] + bar.items : bar.items + [content])
    let shadow = draw(WindowShadow(metrics: metrics.window).padding(margin), size: outer, scale: scale)
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

/// The title bar of a window, at its top, or only the buttons on a toolbar.
private struct WindowBar: View {
  let title: String?
  let metrics: DesktopMetrics
  let hasToolbar: Bool

  var body: some View {
    ZStack {
      if !hasToolbar {
        metrics.window.background.color
        if let title { Text(verbatim: title).font(.system(size: metrics.window.titleSize, weight: .semibold)) }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: hasToolbar ? metrics.toolbar.height : metrics.window.titleHeight)
    .overlay(alignment: .leading) { buttons }
    .overlay(alignment: .bottom) {
      if !hasToolbar { metrics.window.line.color.frame(height: metrics.window.lineHeight) }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var buttons: some View {
    HStack(spacing: metrics.window.buttonDistance - metrics.window.buttonSize) {
      ForEach(metrics.window.buttons, id: \.self) { color in
        Circle().fill(color.color).frame(width: metrics.window.buttonSize, height: metrics.window.buttonSize)
      }
    }
    .padding(.leading, hasToolbar ? metrics.toolbar.buttonInset : metrics.window.buttonInset)
  }
}

extension DesktopMetrics {
  /// The space that the buttons of a window take in its toolbar.
  var windowButtonsWidth: CGFloat {
    toolbar.buttonInset + CGFloat(window.buttons.count - 1) * window.buttonDistance + window.buttonSize
  }
}
