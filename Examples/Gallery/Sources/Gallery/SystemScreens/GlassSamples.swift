import SwiftUI

/// Glass above a colourful picture: its variants, tints, shapes and buttons, and glass that merges in a container.
struct GlassSamples: View {
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        Text("Regular").padding().glassEffect()
        Text("Clear").padding().glassEffect(.clear)
        Text("Tinted").foregroundStyle(.white).padding().glassEffect(.regular.tint(.orange))
      }
      Label("A card of glass", systemImage: "sparkles").frame(maxWidth: .infinity).padding(.vertical, 24)
        .glassEffect(in: .rect(cornerRadius: 24))
      GlassEffectContainer(spacing: 24) {
        HStack(spacing: 10) {
          ForEach(["pencil", "eraser", "scissors"], id: \.self) { symbol in
            Image(systemName: symbol).font(.title2).frame(width: 60, height: 60).glassEffect()
          }
          Image(systemName: "trash").font(.title2).foregroundStyle(.white).frame(width: 60, height: 60)
            .glassEffect(.regular.tint(.red))
        }
      }
      GlassEffectContainer {
        HStack(spacing: 0) {
          ForEach(["bold", "italic", "underline"], id: \.self) { symbol in
            Image(systemName: symbol).frame(width: 52, height: 44).glassEffect()
              .glassEffectUnion(id: "styles", namespace: namespace)
          }
        }
      }
      HStack(spacing: 12) {
        Button("Cancel") {}.buttonStyle(.glass)
        Button("Continue") {}.buttonStyle(.glassProminent)
        Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly).buttonStyle(.glass)
          .buttonBorderShape(.circle)
        Button("Off") {}.buttonStyle(.glassProminent).disabled(true)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Stripes().ignoresSafeArea() }
  }

  /// Slanted bands of colours with sharp edges, so that the blur can be seen.
  private struct Stripes: View {
    private let colors: [Color] = [.blue, .teal, .white, .yellow, .pink, .white, .indigo, .mint]

    var body: some View {
      LinearGradient(
        stops: colors.indices.flatMap { index in
          [index, index + 1].map {
            Gradient.Stop(color: colors[index], location: CGFloat($0) / CGFloat(colors.count))
          }
        }, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}
