import Foundation
package import SwiftUI

/// A card of 390 × 200 points with a gradient, a shadow, a round portrait, three texts and five stars.
package struct CardView: View {
  package init() {}

  package var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 24, style: .circular)
        .fill(
          LinearGradient(
            colors: [
              Color(red: 0.35, green: 0.25, blue: 0.85), Color(red: 0.65, green: 0.25, blue: 0.75),
              Color(red: 0.95, green: 0.4, blue: 0.5),
            ], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .frame(width: 358, height: 168)
        .shadow(color: .black.opacity(0.3), radius: 6, y: 4)
        .offset(x: 16, y: 16)
      Image(decorative: Portrait.image, scale: 1)
        .resizable()
        .frame(width: 72, height: 72)
        .clipShape(Circle())
        .overlay(Circle().stroke(.white, lineWidth: 3))
        .offset(x: 40, y: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text("Ada Lovelace").font(.system(size: 22, weight: .bold)).foregroundStyle(.white)
        Text("Analyst, London").font(.system(size: 15)).foregroundStyle(.white.opacity(0.85))
        HStack(spacing: 4) {
          ForEach(0..<5) { _ in
            Star().fill(Color(red: 1, green: 0.85, blue: 0.2)).frame(width: 18, height: 18)
          }
        }
      }
      .offset(x: 128, y: 45)
      Text("Wrote the first program, a century early")
        .font(.system(size: 13)).foregroundStyle(.white.opacity(0.85))
        .offset(x: 40, y: 151)
    }
    .frame(width: 390, height: 200, alignment: .topLeading)
    .background(.white)
  }
}

/// A star with five points.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius = min(rect.width, rect.height) / 2
    for corner in 0..<10 {
      let reach = corner.isMultiple(of: 2) ? radius : radius * 0.45
      let angle = CGFloat.pi * CGFloat(corner) / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + reach * CGFloat(cos(angle)), y: rect.midY + reach * CGFloat(sin(angle)))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// A computed picture of 256 × 256 opaque pixels.
enum Portrait {
  static let bitmap = Bitmap(width: 256, height: 256) { bytes in
    for index in 0..<256 * 256 {
      let (x, y) = (index % 256, index / 256)
      bytes[index * 4] = UInt8((x + y) / 2)
      bytes[index * 4 + 1] = UInt8((x ^ y) & 255)
      bytes[index * 4 + 2] = UInt8(255 - (x * y) / 256)
      bytes[index * 4 + 3] = 255
    }
  }
  static let image = CGImage(bitmap: bitmap)
}
