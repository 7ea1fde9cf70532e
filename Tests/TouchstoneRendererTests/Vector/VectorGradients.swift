import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Gradients along a line and around a point.
struct GradientsPage: View {
  private let colors = [Color.red, .yellow, .blue]

  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)).cell()
        Rectangle().fill(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 25)).cell()
        Ellipse().fill(EllipticalGradient(colors: colors)).frame(height: 30).cell()
      }
      HStack(spacing: 10) {
        Rectangle()
          .fill(LinearGradient(colors: [.red, .red.opacity(0)], startPoint: .top, endPoint: .bottom))
          .cell()
        Rectangle()
          .fill(
            LinearGradient(
              stops: [.init(color: .green, location: 0.3), .init(color: .white, location: 0.3)], startPoint: .leading,
              endPoint: .trailing)
          )
          .cell()
        Rectangle().fill(Color.blue.gradient).cell()
        Circle()
          .stroke(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom), lineWidth: 8).padding(4).cell()
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
          .rotationEffect(.degrees(20)).frame(width: 30, height: 30).cell()
      }
    }
  }
}

/// Angular gradients and meshes.
struct TurningGradientsPage: View {
  private let colors = [Color.red, .yellow, .blue]

  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        Circle().fill(AngularGradient(colors: colors, center: .center)).cell()
        Circle()
          .fill(AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180)))
          .cell()
      }
      HStack(spacing: 10) {
        Rectangle().fill(mesh).cell()
        Circle().fill(mesh.opacity(0.5)).cell()
        Circle().inset(by: 4)
          .stroke(
            AngularGradient(colors: colors, center: .center),
            style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12])
          )
          .cell()
      }
    }
  }

  private var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 2,
      points: [[0, 0], [0.3, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
      colors: [.red, .yellow, .green, .blue, .white, .purple])
  }
}
