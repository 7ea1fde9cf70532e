import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension CatalogueEntry {
  private struct Framed: ViewModifier {
    var width: CGFloat = 2

    func body(content: Content) -> some View { content.padding(2).border(.red, width: width) }
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  /// Effects, animations and what an editor shows.
  static let effects: [CatalogueEntry] = [
    CatalogueEntry(".clipShape .cornerRadius .shadow .mask .clipped") {
      Color.red.clipShape(Circle()).clipShape(Circle(), style: FillStyle()).clipShape(.rect(cornerRadius: 3))
      Color.red.cornerRadius(3).cornerRadius(4, antialiased: false).clipped().clipped(antialiased: true)
      Color.red.shadow(radius: 2).shadow(color: .black, radius: 2, x: 1, y: 1).shadow(color: .red, radius: 1)
      Color.red.mask(Circle()).mask { Text("A").font(.largeTitle) }.mask(alignment: .top) { Rectangle() }
    },
    CatalogueEntry(".scaleEffect .rotationEffect Angle …") {
      Color.red.scaleEffect(0.5).scaleEffect(x: 0.5, y: 1, anchor: .leading).scaleEffect(CGSize(width: 1, height: 0.5))
      Color.red.rotationEffect(.degrees(20)).rotationEffect(Angle(radians: 0.2), anchor: .topLeading)
      Color.red.rotationEffect(Angle.degrees(20) + .radians(0.1) - Angle(degrees: 2) * 0.5 / 2)
      Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      Color.red.rotation3DEffect(.degrees(30), axis: (1, 0, 0), anchor: .top, anchorZ: 1, perspective: 0.5)
      Color.red.transformEffect(.init(scaleX: 0.5, y: 1)).projectionEffect(.init(.identity))
    },
    CatalogueEntry(".blur .brightness .blendMode …") {
      Color.red.blur(radius: 1).blur(radius: 1, opaque: true).brightness(0.1).contrast(1.2).saturation(0.5)
      Color.red.grayscale(0.2).hueRotation(.degrees(20)).colorInvert().colorMultiply(.blue).luminanceToAlpha()
      Color.red.blendMode(.multiply).compositingGroup().drawingGroup(opaque: false).geometryGroup()
      Text("A").redacted(reason: .placeholder)
      Text("A").redacted(reason: .privacy).unredacted().privacySensitive()
      Color.red.visualEffect { content, proxy in content.offset(x: proxy.size.width / 9).opacity(0.9) }
    },
    CatalogueEntry(".animation withAnimation .transition .spring .linear .easeInOut …") {
      Color.red.animation(.default, value: 1).animation(nil, value: 2).animation(.linear(duration: 1), value: 3)
      Color.red.animation(.easeInOut.delay(1).speed(2).repeatForever(autoreverses: false), value: 1)
      Color.red.animation(.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0), value: 1)
      Color.red.animation(.interpolatingSpring(stiffness: 50, damping: 4), value: 1)
      Color.red.animation(.spring(duration: 0.3, bounce: 0.1).repeatCount(3), value: 1)
      Color.red.animation(.timingCurve(0.1, 0.2, 0.3, 1, duration: 2), value: 1).animation(.bouncy) { $0.opacity(0.9) }
      Color.red.transition(.move(edge: .leading).combined(with: .opacity)).transition(.scale(scale: 0.5))
      Color.red.transition(.asymmetric(insertion: .slide, removal: .identity)).transition(.push(from: .bottom))
      Color.red.transaction { $0.animation = nil }.onAppear { withAnimation(.easeOut(duration: 1)) {} }
    },
    CatalogueEntry("ViewModifier .modifier ButtonStyle .previewLayout") {
      Color.red.modifier(Framed())
      Color.red.modifier(Framed(width: 1).concat(Framed()))
      Button("A") {}.buttonStyle(Pressed())
      Color.red.previewLayout(.sizeThatFits).previewLayout(.fixed(width: 9, height: 9)).previewDisplayName("A")
      Color.red.previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
    },
  ]
}
