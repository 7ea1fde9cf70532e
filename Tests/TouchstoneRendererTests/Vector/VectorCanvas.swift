import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What only a canvas draws.
struct CanvasPage: View {
  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        Canvas { context, size in
          context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), options: .inverse)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pink))
        }.cell()
        Canvas { context, size in
          context.clipToLayer(options: .inverse) {
            $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 22, height: 44)), with: .color(.black))
          }
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        }.cell()
        Canvas { context, _ in
          context.rotate(by: .degrees(10))
          context.fill(Path(ellipseIn: CGRect(x: 12, y: 6, width: 28, height: 14)), with: .color(.black))
          context.opacity = 0.5
          context.fill(Path(CGRect(x: 10, y: 26, width: 30, height: 10)), with: .color(.green))
        }.cell()
        Canvas { context, _ in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 44, height: 44)),
            with: .linearGradient(
              Gradient(colors: [.red, .white]), startPoint: .zero, endPoint: CGPoint(x: 11, y: 11), options: .mirror))
        }.cell()
      }
    }
  }
}
