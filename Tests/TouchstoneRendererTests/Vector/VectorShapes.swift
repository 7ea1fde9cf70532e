import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Filled shapes.
struct ShapesPage: View {
  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        Rectangle().fill(Color.red).cell()
        Circle().fill(Color.orange).cell()
        Ellipse().fill(Color.yellow).frame(height: 30).cell()
        Capsule().fill(Color.green).frame(height: 24).cell()
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color.blue).cell()
      }
      HStack(spacing: 10) {
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8).fill(Color.purple).cell()
        Circle().trim(from: 0.1, to: 0.7).fill(Color.pink).cell()
        Rectangle().rotation(.degrees(30)).scale(0.7).fill(Color.teal).cell()
        Circle().inset(by: 6).fill(Color.indigo).cell()
        Path { path in
          path.addRect(CGRect(x: 2, y: 2, width: 40, height: 40))
          path.addEllipse(in: CGRect(x: 10, y: 10, width: 24, height: 24))
        }.fill(Color.brown, style: FillStyle(eoFill: true)).cell()
      }
    }
  }
}

/// Strokes with caps, joins and dashes.
struct StrokesPage: View {
  private func zigzag(_ style: StrokeStyle) -> some View {
    Path { path in
      path.addLines([
        CGPoint(x: 6, y: 38), CGPoint(x: 14, y: 6), CGPoint(x: 22, y: 38), CGPoint(x: 38, y: 22),
      ])
    }
    .stroke(Color.blue, style: style)
    .cell()
  }

  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        zigzag(StrokeStyle(lineWidth: 4))
        zigzag(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        zigzag(StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel))
        zigzag(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6], dashPhase: 3))
      }
      HStack(spacing: 10) {
        Circle().strokeBorder(Color.red, lineWidth: 5).cell()
        Circle().stroke(Color.red, lineWidth: 5).padding(4).cell()
        RoundedRectangle(cornerRadius: 10).stroke(Color.green, style: StrokeStyle(lineWidth: 1, dash: [3])).cell()
        Rectangle().stroke(Color.black.opacity(0.5), lineWidth: 1).padding(1).cell()
      }
    }
  }
}

/// What clips show.
struct ClipsPage: View {
  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        Color.red.overlay(Color.blue.frame(width: 20, height: 60)).clipShape(Circle()).cell()
        Color.green.clipShape(RoundedRectangle(cornerRadius: 12)).cell()
        Circle().fill(Color.orange).frame(width: 60, height: 60).frame(width: 40, height: 40).clipped().cell()
        Color.purple.clipShape(Circle()).rotationEffect(.degrees(30)).scaleEffect(x: 1, y: 0.6).cell()
        Color.teal.clipShape(Circle()).clipShape(Rectangle().offset(x: 22)).cell()
        Canvas { context, size in
          var circles = Path(ellipseIn: CGRect(x: 4, y: 10, width: 24, height: 24))
          circles.addEllipse(in: CGRect(x: 16, y: 10, width: 24, height: 24))
          context.clip(to: circles, options: .inverse)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.teal))
        }
        .cell()
      }
    }
  }
}
