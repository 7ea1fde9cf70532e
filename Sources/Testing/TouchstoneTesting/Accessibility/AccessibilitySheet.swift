import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A picture of a view with a numbered region for each element, and a legend with the elements' descriptions.
struct AccessibilitySheet: View {
  let picture: CGImage
  let scale: CGFloat
  let isMonochrome: Bool
  let elements: [SpokenElement]
  let activationPoints: ActivationPointDisplayMode
  /// The colours of the regions, in turn; if empty, those that people with any colour vision can tell apart.
  var markerColors: [Color] = []

  private static let legendWidth: CGFloat = 300
  private static let badgeSize: CGFloat = 18
  /// Colours that people with any colour vision can tell apart, dark enough for white figures.
  ///
  /// - Source: Okabe and Ito, "Color Universal Design", darkened to 4.5:1 on white.
  private static let colors = [0x005F94, 0x9A5200, 0x007A5A, 0xB03A00, 0x8A4A78, 0x4B5A00].map(Color.init(hex:))

  private var size: CGSize {
    CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  var body: some View {
    // The legend is beside a tall picture, or below a wide one.
    let layout =
      size.height > size.width
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 16))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
    layout {
      Image(decorative: picture, scale: scale).grayscale(isMonochrome ? 1 : 0)
        .overlay(alignment: .topLeading) { regions }.border(Color(white: 0.8), width: 1)
      legend.frame(width: max(Self.legendWidth, size.height > size.width ? 0 : size.width), alignment: .leading)
    }
    .padding(16).background(.white).environment(\.colorScheme, .light)
  }

  private func color(_ element: SpokenElement) -> Color {
    let colors = markerColors.isEmpty ? Self.colors : markerColors
    return colors[(element.number - 1) % colors.count]
  }

  private var regions: some View {
    ZStack(alignment: .topLeading) {
      ForEach(elements, id: \.number) { element in
        Rectangle().fill(color(element).opacity(0.2)).overlay { Rectangle().strokeBorder(color(element)) }
          .frame(width: max(0, element.frame.width), height: max(0, element.frame.height))
          .offset(x: element.frame.minX, y: element.frame.minY)
      }
      ForEach(elements, id: \.number) { element in
        if let dot = dot(element) {
          Circle().fill(color(element)).overlay { Circle().strokeBorder(.white, lineWidth: 1.5) }
            .frame(width: dot.width, height: dot.height).offset(x: dot.minX, y: dot.minY)
        }
      }
      ForEach(elements, id: \.number) { element in
        let corner = badgeCorner(element)
        badge(element).offset(x: corner.x, y: corner.y)
      }
    }
  }

  /// The square of the dot at an activation point, if it is shown.
  private func dot(_ element: SpokenElement) -> CGRect? {
    shownPoint(element).map { CGRect(x: $0.x - 5, y: $0.y - 5, width: 10, height: 10) }
  }

  /// Where a number's square begins: half outside the region, so that it covers little of it, at a corner without a dot.
  private func badgeCorner(_ element: SpokenElement) -> CGPoint {
    let (frame, half) = (element.frame, Self.badgeSize / 2)
    let corners = [frame.minX, frame.maxX].map { CGPoint(x: $0 - half, y: frame.minY - half) }
    guard let dot = dot(element) else { return corners[0] }
    let free = corners.first {
      !dot.intersects(CGRect(origin: $0, size: CGSize(width: Self.badgeSize, height: Self.badgeSize)))
    }
    // A region smaller than the square and the dot has its number above the dot.
    return free ?? CGPoint(x: frame.minX - half, y: min(frame.minY, dot.minY) - Self.badgeSize)
  }

  private func shownPoint(_ element: SpokenElement) -> CGPoint? {
    switch activationPoints {
    case .never: nil
    case .whenOverridden: element.activationPoint
    case .always: element.activationPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
    }
  }

  private func badge(_ element: SpokenElement) -> some View {
    NumberBadge(element.number, color: color(element), size: Self.badgeSize)
  }

  private var legend: some View {
    VStack(alignment: .leading, spacing: 8) {
      if elements.isEmpty { Text(verbatim: "No elements").font(.system(size: 13)).foregroundStyle(.black) }
      ForEach(elements, id: \.number) { element in
        HStack(alignment: .top, spacing: 8) {
          badge(element)
          VStack(alignment: .leading, spacing: 2) {
            if !element.groups.isEmpty { small(element.groups.map(\.words).joined(separator: " › ")) }
            ForEach(Array(element.openedGroups.flatMap(\.lines).enumerated()), id: \.offset) { small($0.element) }
            Text(verbatim: element.lines[0]).font(.system(size: 13)).foregroundStyle(.black)
            ForEach(Array(element.lines.dropFirst()), id: \.self) { small($0) }
          }
        }
      }
    }
  }

  private func small(_ text: String) -> some View {
    Text(verbatim: text).font(.system(size: 12)).foregroundStyle(Color(white: 0.35))
  }
}

extension Color {
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }
}
