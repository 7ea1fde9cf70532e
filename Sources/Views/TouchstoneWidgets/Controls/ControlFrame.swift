import Foundation
import TouchstoneDrawing
package import TouchstoneUI

/// A control as Control Center shows it.
package struct ControlFrame: View {
  /// The lengths, in points. Apple publishes none: chosen by eye from its pictures of iOS 18.
  private static let (unit, gap, margin, symbol) = (CGFloat(70), CGFloat(16), CGFloat(18), CGFloat(26))

  private let size: ControlWidgetSize
  private let wallpaper: WidgetWallpaper
  private let hasRoom: Bool
  private nonisolated let presentation: ControlPresentation

  /// Creates a control.
  ///
  /// - Parameter wallpaper: What is behind and around it; black behind it alone if there is none.
  package nonisolated init(_ size: ControlWidgetSize, wallpaper: WidgetWallpaper?, content: ControlPresentation) {
    (self.size, self.wallpaper, presentation) = (size, wallpaper ?? .color(.black), content)
    hasRoom = wallpaper != nil
  }

  private var parts: ControlParts { presentation.parts }
  private var isOn: Bool { parts.isOn == true }

  package var body: some View {
    content
      .opacity(parts.isDisabled ? 0.4 : 1)
      .frame(width: length(size != .small), height: length(size == .large))
      .background { outline.fill(platter) }
      .onWallpaper(wallpaper, hasRoom: hasRoom)
      .environment(\.colorScheme, isOn ? .light : .dark)
  }

  private var outline: AnyShape {
    switch size {
    case .small: AnyShape(Circle())
    case .medium: AnyShape(Capsule())
    case .large: AnyShape(RoundedRectangle(cornerRadius: Self.unit / 2, style: .continuous))
    }
  }

  /// Glass, which becomes white while the control is on. By eye.
  private var platter: Color { isOn ? Color.white : Color(white: 1, opacity: 0.2) }

  private func length(_ isDouble: Bool) -> CGFloat { isDouble ? 2 * Self.unit + Self.gap : Self.unit }

  @ViewBuilder private var content: some View {
    switch size {
    case .small: symbol
    case .medium:
      HStack(spacing: 10) {
        symbol.frame(width: Self.symbol + 4)
        text.minimumScaleFactor(0.8)
      }
      .padding(.horizontal, Self.margin)
      .frame(maxWidth: .infinity, alignment: .leading)
    case .large:
      VStack(alignment: .leading) {
        symbol
        Spacer(minLength: 0)
        text
      }
      .padding(Self.margin)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  // The system applies the tint to the symbol of a toggle that is on: Human Interface Guidelines, Controls.
  private var symbol: some View {
    ControlSymbol(parts: parts)
      .font(.system(size: Self.symbol, weight: .medium))
      .foregroundStyle(isOn ? parts.tint ?? .blue : .primary)
  }

  private var text: some View {
    ControlText(parts: parts).font(.system(size: 14, weight: .semibold)).foregroundStyle(.primary)
  }
}
