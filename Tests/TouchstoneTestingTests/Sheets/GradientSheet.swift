import SwiftUI

/// Every kind of gradient, and what can be filled with one.
struct GradientSheet: View {
  private let colors: [Color] = [.red, .yellow, .blue]

  private var styles: [(String, AnyShapeStyle)] {
    let hard = Gradient(stops: [
      .init(color: .red, location: 0), .init(color: .red, location: 0.4), .init(color: .blue, location: 0.4),
      .init(color: .blue, location: 1),
    ])
    return [
      ("LinearGradient", style(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))),
      ("… diagonal", style(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))),
      ("… stops", style(LinearGradient(gradient: hard, startPoint: .leading, endPoint: .trailing))),
      (
        "… beyond its ends",
        style(LinearGradient(colors: colors, startPoint: .init(x: 0.3, y: 0), endPoint: .init(x: 0.7, y: 0)))
      ),
      ("RadialGradient", style(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 36))),
      ("… startRadius: 14", style(RadialGradient(colors: colors, center: .center, startRadius: 14, endRadius: 36))),
      ("EllipticalGradient", style(EllipticalGradient(colors: colors))),
      (
        "… startRadiusFraction:",
        style(EllipticalGradient(colors: colors, center: .bottom, startRadiusFraction: 0.2, endRadiusFraction: 1))
      ),
      ("AngularGradient", style(AngularGradient(colors: colors + [.red], center: .center))),
      ("… angle: 90°", style(AngularGradient(colors: colors, center: .center, angle: .degrees(90)))),
      (
        "… part of a turn",
        style(AngularGradient(colors: colors, center: .center, startAngle: .degrees(180), endAngle: .degrees(360)))
      ),
      (
        "… center: .topLeading",
        style(AngularGradient(colors: colors, center: .topLeading, startAngle: .zero, endAngle: .degrees(90)))
      ),
      ("Color.blue.gradient", style(Color.blue.gradient)),
      ("Color.green.gradient", style(Color.green.gradient)),
      (
        ".device",
        style(
          .linearGradient(
            Gradient(colors: [.red, .blue]).colorSpace(.device), startPoint: .leading, endPoint: .trailing))
      ),
      (
        ".perceptual",
        style(
          .linearGradient(
            Gradient(colors: [.red, .blue]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
      ),
      (".opacity(0.4)", style(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).opacity(0.4))),
      ("to .clear", style(.linearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing))),
    ]
  }

  var body: some View {
    VStack(spacing: 12) {
      SpecimenGrid(items: styles, columns: 6) { name, style in
        Specimen(code: name) {
          Rectangle().fill(style).frame(width: 72, height: 36)
        }
      }
      HStack(spacing: 8) {
        Specimen(code: "MeshGradient") { mesh(center: [0.5, 0.5]).frame(width: 72, height: 52) }
        Specimen(code: "… bent") { mesh(center: [0.25, 0.7]).frame(width: 72, height: 52) }
        Specimen(code: "Text") {
          Text("Aa").font(.system(size: 44, weight: .bold)).foregroundStyle(rainbow).frame(height: 52)
        }
        Specimen(code: "stroke") {
          Circle().inset(by: 5).stroke(ring, lineWidth: 8).frame(height: 52)
        }
        Specimen(code: "symbol") {
          Image(systemName: "flame.fill").font(.system(size: 40)).foregroundStyle(rainbow).frame(height: 52)
        }
        Specimen(code: "mask") {
          rainbow.mask { Capsule().rotation(.degrees(-20)).scale(x: 0.9, y: 0.5) }.frame(height: 52)
        }
      }
    }
  }

  private var rainbow: LinearGradient {
    LinearGradient(colors: [.purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private func mesh(center: SIMD2<Float>) -> MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], center, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
      colors: [.indigo, .blue, .teal, .purple, .white, .green, .pink, .orange, .yellow])
  }

  private var ring: AngularGradient {
    AngularGradient(colors: [.blue, .green, .yellow, .blue], center: .center)
  }

  private func style<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
}
