import SwiftUI

/// A price with the previous one, on a tag with a gradient.
public struct PriceTag: View {
  let price: String
  let before: String

  public init(price: String, before: String) {
    self.price = price
    self.before = before
  }

  public var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(.background)
        .frame(width: 14, height: 14)
        .shadow(color: .black.opacity(0.35), radius: 1, y: 1)
      VStack(alignment: .leading, spacing: 0) {
        Text("Now only")
          .font(.caption2)
          .fontWeight(.semibold)
          .textCase(.uppercase)
          .kerning(0.8)
          .opacity(0.85)
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(price).font(.system(size: 30, weight: .heavy, design: .rounded))
          Text(before).font(.callout).strikethrough().opacity(0.75)
        }
      }
    }
    .foregroundColor(.white)
    .padding(.vertical, 12)
    .padding(.leading, 26)
    .padding(.trailing, 22)
    .background {
      TagShape()
        .fill(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        .shadow(color: .pink.opacity(0.4), radius: 6, y: 3)
    }
    .padding(16)
  }
}

/// A rounded rectangle with a point on its leading side.
struct TagShape: Shape {
  func path(in rect: CGRect) -> Path {
    let depth = min(rect.height / 3, 22)
    let radius: CGFloat = 12
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + depth, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY + radius),
      radius: radius)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radius))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.maxX - radius, y: rect.maxY),
      radius: radius)
    path.addLine(to: CGPoint(x: rect.minX + depth, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + depth, y: rect.minY), control: CGPoint(x: rect.minX - depth, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

#Preview(traits: .sizeThatFitsLayout, arguments: ["€ 9", "€ 1,299"]) { price in
  PriceTag(price: price, before: "€ 1,999")
}
