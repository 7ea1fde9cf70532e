import SwiftUI

/// A disc and a bar over a spectrum, in every blend mode.
struct BlendModeSheet: View {
  private let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver), ("destinationOut", .destinationOut), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]

  var body: some View {
    SpecimenGrid(items: modes, columns: 7) { name, mode in
      Specimen(code: ".\(name)") {
        ZStack {
          Rectangle()
            .fill(.linearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing))
            .frame(width: 72, height: 36)
          ZStack {
            Circle().fill(.orange).frame(width: 34).offset(x: -14)
            Rectangle().fill(Color(white: 0.4)).frame(width: 18, height: 46).offset(x: 16)
          }
          .compositingGroup()
          .blendMode(mode)
        }
        .frame(width: 84, height: 54)
        .compositingGroup()
      }
    }
  }
}
