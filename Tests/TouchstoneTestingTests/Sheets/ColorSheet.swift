import SwiftUI

/// How colours mix, in which light pictures are put together, and what becomes of light that is brighter than white.
struct ColorSheet: View {
  private let modes: [(String, ColorRenderingMode)] = [
    (".nonLinear", .nonLinear), (".linear", .linear), (".extendedLinear", .extendedLinear),
  ]

  var body: some View {
    VStack(spacing: 12) {
      HStack(alignment: .top, spacing: 8) {
        Specimen(code: "mix(… in: .perceptual)") { mixes(in: .perceptual) }
        Specimen(code: "mix(… in: .device)") { mixes(in: .device) }
        Specimen(code: "Color.Resolved") { swatches((0..<5).map { resolved(Float($0) / 4) }) }
        Specimen(code: ".displayP3") {
          swatches([Color(.displayP3, red: 1, green: 0.3, blue: 0.2), Color(red: 1, green: 0.3, blue: 0.2)])
        }
        Specimen(code: "hierarchy of a style") {
          HStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
          }
          .foregroundStyle(.indigo)
          .field()
        }
      }
      ForEach(modes, id: \.0) { name, mode in
        HStack(alignment: .top, spacing: 8) {
          Specimen(code: name) { lights.part(mode) }
          Specimen(code: "opacity(0.5)") { discs.part(mode) }
          Specimen(code: "blur(radius: 6)") { edge.blur(radius: 6, opaque: true).part(mode) }
          Specimen(code: "shadow(radius: 4)") {
            Circle().fill(.yellow).padding(8).shadow(color: .red, radius: 4).background(.white).part(mode)
          }
          Specimen(code: "2 × white, opacity(0.5)") { bright.part(mode) }
        }
      }
      HStack(alignment: .top, spacing: 8) {
        Specimen(code: "exposureAdjust(0…4)") { exposures(of: Color(red: 1, green: 0.8, blue: 0)) }
        Specimen(code: "… of a dark colour") { exposures(of: Color(red: 0.5, green: 0.15, blue: 0.1)) }
        Specimen(code: "headroom(4), to 4") { swatches((0..<9).map { light(Double($0) / 2).headroom(4) }) }
        Specimen(code: "headroom(nil), to 4") { swatches((0..<9).map { light(Double($0) / 2) }) }
        Specimen(code: "gradient to exposure 2") {
          LinearGradient(
            colors: [.black, Color(red: 1, green: 0.5, blue: 0).exposureAdjust(2)], startPoint: .leading,
            endPoint: .trailing
          )
          .field()
        }
      }
    }
  }

  /// White light in quarters.
  private var lights: some View {
    ZStack {
      Color.black
      HStack(spacing: 0) {
        ForEach(0..<5) { Color.white.opacity(Double($0) / 4) }
      }
    }
  }

  private var discs: some View {
    ZStack {
      Circle().fill(.red).offset(x: -10)
      Circle().fill(.green).opacity(0.5).offset(x: 10)
    }
  }

  private var edge: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
    }
  }

  private var bright: some View {
    Color.black.overlay(light(2).opacity(0.5))
  }

  private func mixes(in space: Gradient.ColorSpace) -> some View {
    swatches((0..<5).map { Color.red.mix(with: .green, by: Double($0) / 4, in: space) })
  }

  private func resolved(_ share: Float) -> Color {
    Color(Color.Resolved(colorSpace: .sRGBLinear, red: share, green: 0.2, blue: 1 - share))
  }

  private func light(_ white: Double) -> Color { Color(.sRGBLinear, white: white) }

  private func exposures(of color: Color) -> some View {
    swatches((0..<5).map { color.exposureAdjust(Double($0)) })
  }

  private func swatches(_ colors: [Color]) -> some View {
    HStack(spacing: 0) {
      ForEach(colors.indices, id: \.self) { colors[$0] }
    }
    .field()
  }
}

extension View {
  /// As large as every sample, with an edge, so that white is seen.
  fileprivate func field() -> some View {
    frame(width: 76, height: 36).border(.gray.opacity(0.5), width: 0.5)
  }

  /// A part of a picture in a colour mode of its own.
  fileprivate func part(_ mode: ColorRenderingMode) -> some View {
    frame(width: 76, height: 36).drawingGroup(colorMode: mode).field()
  }
}
