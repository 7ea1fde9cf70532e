import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Layers in which something blends in a way that CSS has no name for.
struct PorterDuffPage: View {
  private let modes: [GraphicsContext.BlendMode] = [
    .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationAtop, .xor, .plusDarker,
  ]

  var body: some View {
    HStack(spacing: 10) {
      ForEach(modes.indices, id: \.self) { index in
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 28, height: 28)), with: .color(red: 0.8, green: 0.6, blue: 0.4))
          context.blendMode = modes[index]
          context.fill(
            Path(CGRect(x: 14, y: 14, width: 28, height: 28)), with: .color(red: 0.4, green: 0.8, blue: 0.6))
        }
        .frame(width: 44, height: 44)
      }
    }
    .padding(10)
    .background(Color.white)
  }
}

/// Backdrops: what lies below, blurred, in two places and within a transform.
struct MaterialsPage: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      Circle().fill(Color.yellow).frame(width: 60, height: 60)
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 10).fill(.ultraThinMaterial).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 10).fill(.thickMaterial).frame(width: 60, height: 60).scaleEffect(0.8)
      }
      .offset(y: 10)
    }
    .frame(width: 200, height: 120)
  }
}
