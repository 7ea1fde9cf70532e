import SwiftUI

/// One image with every filter applied.
struct FilterSheet: View {
  private let filters: [(String, (AlbumCover) -> AnyView)] = [
    ("original", { AnyView($0) }),
    ("blur(radius: 3)", { AnyView($0.blur(radius: 3)) }),
    ("blur(…, opaque: true)", { AnyView($0.blur(radius: 3, opaque: true)) }),
    ("brightness(0.2)", { AnyView($0.brightness(0.2)) }),
    ("brightness(-0.2)", { AnyView($0.brightness(-0.2)) }),
    ("contrast(0.5)", { AnyView($0.contrast(0.5)) }),
    ("contrast(1.6)", { AnyView($0.contrast(1.6)) }),
    ("saturation(0.3)", { AnyView($0.saturation(0.3)) }),
    ("saturation(2)", { AnyView($0.saturation(2)) }),
    ("grayscale(1)", { AnyView($0.grayscale(1)) }),
    ("hueRotation(90°)", { AnyView($0.hueRotation(.degrees(90))) }),
    ("hueRotation(180°)", { AnyView($0.hueRotation(.degrees(180))) }),
    ("colorInvert()", { AnyView($0.colorInvert()) }),
    ("colorMultiply(.mint)", { AnyView($0.colorMultiply(.mint)) }),
    ("luminanceToAlpha()", { AnyView($0.luminanceToAlpha()) }),
    ("opacity(0.4)", { AnyView($0.opacity(0.4)) }),
    ("shadow(radius: 4)", { AnyView($0.shadow(radius: 4)) }),
    ("shadow(color:x:y:)", { AnyView($0.shadow(color: .red, radius: 2, x: 4, y: 4)) }),
  ]

  var body: some View {
    SpecimenGrid(items: filters, columns: 6) { name, filter in
      Specimen(code: name) {
        filter(AlbumCover()).frame(width: 64, height: 64)
      }
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) { FilterSheet().padding().background(.background) }
