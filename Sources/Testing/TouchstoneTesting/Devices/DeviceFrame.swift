import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The case of a device around a picture of its screen, with what the system shows above all apps.
struct DeviceFrame: PictureFrame {
  /// What covers a part of the screen at its top.
  enum Cutout: Equatable { case none, notch, island }

  let config: ViewImageConfig
  let size: CGSize
  let colorScheme: ColorScheme

  /// The width of the black edge around the screen, and of the metal around it, in points.
  static let bezel: CGFloat = 12
  static let metal: CGFloat = 3

  var margin: CGFloat { Self.bezel + Self.metal }
  var origin: CGPoint { CGPoint(x: margin, y: margin) }

  /// The unsafe inset at the edge with the cutout.
  var cutoutInset: CGFloat { max(config.safeArea.top, config.safeArea.left) }

  var isLandscape: Bool { size.width > size.height }

  /// - Source: the safe areas of iPhones with a notch are 44 to 50 points high, those with a Dynamic Island 59 or more.
  var cutout: Cutout { cutoutInset >= 51 ? .island : cutoutInset >= 44 ? .notch : .none }

  /// The radius of the screen's corners: by eye, for phones with a notch and later ones; devices with a home button have
  /// none.
  var cornerRadius: CGFloat {
    switch cutout {
    case .island: 55
    case .notch: 47
    case .none: config.safeArea.bottom > 0 ? 18 : 0
    }
  }

  @MainActor
  func around(_ screen: DisplayList, scale: CGFloat) -> DisplayList {
    let outer = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let bounds = CGRect(origin: .zero, size: size)
    let shape = Path(roundedRect: bounds, cornerRadius: cornerRadius, style: .continuous)
    let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
    let status = draw(DeviceStatus(frame: self), size: size, scale: scale)
    let shown = DisplayList.Group(
      transform: shift, clips: [DisplayList.Clip(path: shape)], items: screen.items + status.items)
    return DisplayList(
      size: outer, items: draw(DeviceCase(frame: self), size: outer, scale: scale).items + [.group(shown)])
  }
}

/// The case of a device: black glass in a metal rim.
private struct DeviceCase: View {
  let frame: DeviceFrame

  var body: some View {
    RoundedRectangle(cornerRadius: frame.cornerRadius + frame.margin).fill(Color(white: 0.35))
      .overlay {
        RoundedRectangle(cornerRadius: frame.cornerRadius + DeviceFrame.bezel).fill(.black).padding(DeviceFrame.metal)
      }
  }
}

/// The cutout, the status bar and the home indicator.
private struct DeviceStatus: View {
  let frame: DeviceFrame

  /// The Dynamic Island and the notch, in portrait.
  ///
  /// - Source: Apple's Human Interface Guidelines, "Live Activities", for the island; the notch by eye.
  private static let island = CGSize(width: 125, height: 37)
  private static let notch = CGSize(width: 162, height: 33)
  /// The home indicator: its length in portrait and in landscape as a share of the screen's short side, its thickness,
  /// and its distance from the edge; by eye.
  private static let indicator = (
    share: 0.355, landscapeShare: 0.557, thickness: CGFloat(5), distance: CGFloat(8)
  )

  var body: some View {
    Color.clear
      .overlay(alignment: frame.isLandscape ? .leading : .top) { cutout }
      .overlay(alignment: .top) { if !frame.isLandscape { status } }
      .overlay(alignment: .bottom) {
        if frame.config.safeArea.bottom > 0 {
          Capsule().frame(
            width: min(frame.size.width, frame.size.height)
              * (frame.isLandscape ? Self.indicator.landscapeShare : Self.indicator.share),
            height: Self.indicator.thickness
          )
          .padding(.bottom, Self.indicator.distance)
        }
      }
      .foregroundStyle(.primary)
      .environment(\.layoutDirection, .leftToRight)
  }

  @ViewBuilder private var cutout: some View {
    let isLandscape = frame.isLandscape
    switch frame.cutout {
    case .island:
      Capsule().fill(.black)
        .frame(
          width: isLandscape ? Self.island.height : Self.island.width,
          height: isLandscape ? Self.island.width : Self.island.height
        )
        .padding(isLandscape ? .leading : .top, (frame.cutoutInset - Self.island.height) / 2)
    case .notch:
      // Its upper corners are beyond the edge of the screen.
      RoundedRectangle(cornerRadius: Self.notch.height / 2).fill(.black)
        .frame(
          width: isLandscape ? 2 * Self.notch.height : Self.notch.width,
          height: isLandscape ? Self.notch.width : 2 * Self.notch.height
        )
        .padding(isLandscape ? .leading : .top, -Self.notch.height)
    case .none: EmptyView()
    }
  }

  private var status: some View {
    HStack(spacing: 0) {
      Text(verbatim: "9:41").frame(maxWidth: .infinity)
      Color.clear.frame(width: gap)
      HStack(spacing: 5) {
        Image(systemName: "cellularbars")
        Image(systemName: "wifi")
        Image(systemName: "battery.100")
      }
      .frame(maxWidth: .infinity)
    }
    .font(.system(size: frame.cutout == .none ? 12 : 17, weight: .semibold))
    .frame(height: frame.config.safeArea.top)
  }

  /// The part of the status bar that the cutout takes.
  private var gap: CGFloat {
    switch frame.cutout {
    case .island: Self.island.width
    case .notch: Self.notch.width
    case .none: frame.size.width * 0.6
    }
  }
}
