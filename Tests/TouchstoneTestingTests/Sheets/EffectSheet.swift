import SwiftUI

/// One drawing under every effect: filters, transforms, shadows, clips and masks.
struct EffectSheet: View {
  private let effects: [(String, (Drawing) -> AnyView)] = [
    ("no effect", { AnyView($0) }),
    ("blur(radius: 3)", { AnyView($0.blur(radius: 3)) }),
    ("blur(…, opaque: true)", { AnyView($0.blur(radius: 3, opaque: true)) }),
    ("brightness(0.3)", { AnyView($0.brightness(0.3)) }),
    ("contrast(0.4)", { AnyView($0.contrast(0.4)) }),
    ("saturation(0.2)", { AnyView($0.saturation(0.2)) }),
    ("grayscale(1)", { AnyView($0.grayscale(1)) }),
    ("hueRotation(120°)", { AnyView($0.hueRotation(.degrees(120))) }),
    ("colorInvert()", { AnyView($0.colorInvert()) }),
    ("colorMultiply(.mint)", { AnyView($0.colorMultiply(.mint)) }),
    ("luminanceToAlpha()", { AnyView($0.luminanceToAlpha()) }),
    ("opacity(0.4)", { AnyView($0.opacity(0.4)) }),
    ("shadow(radius: 4)", { AnyView($0.shadow(radius: 4)) }),
    ("shadow(color:x:y:)", { AnyView($0.shadow(color: .red, radius: 1, x: 4, y: 4)) }),
    ("offset(x: 8, y: 4)", { AnyView($0.offset(x: 8, y: 4)) }),
    ("rotationEffect(20°)", { AnyView($0.rotationEffect(.degrees(20))) }),
    ("scaleEffect(0.6)", { AnyView($0.scaleEffect(0.6)) }),
    ("scaleEffect(x: -1)", { AnyView($0.scaleEffect(x: -1)) }),
    ("rotation3DEffect", { AnyView($0.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))) }),
    ("clipShape(.circle)", { AnyView($0.clipShape(.circle)) }),
    ("clipShape(.capsule)", { AnyView($0.clipShape(.capsule)) }),
    ("cornerRadius(12)", { AnyView($0.cornerRadius(12)) }),
    ("textScale(.secondary)", { AnyView($0.textScale(.secondary)) }),
    ("mask { star }", { AnyView($0.mask { Image(systemName: "star.fill").font(.system(size: 44)) }) }),
    (
      "mask { gradient }",
      { AnyView($0.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }) }
    ),
    ("backgroundExtensionEffect()", { AnyView($0.backgroundExtensionEffect().safeAreaPadding(6)) }),
    ("invalidatableContent()", { AnyView($0.invalidatableContent().redacted(reason: .invalidated)) }),
  ]

  var body: some View {
    SpecimenGrid(items: effects, columns: 6) { name, effect in
      Specimen(code: name) {
        effect(Drawing()).frame(width: 72, height: 60)
      }
    }
  }
}

extension EffectSheet {
  /// A disc and a word on a gradient, different at each side, so that every turn shows.
  fileprivate struct Drawing: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .leading, endPoint: .trailing)
        Circle().fill(.green).frame(width: 20, height: 20).padding(4)
        Text("Aa").font(.system(size: 18, weight: .bold)).foregroundStyle(.white)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).padding(4)
      }
      .frame(width: 64, height: 48)
    }
  }
}
