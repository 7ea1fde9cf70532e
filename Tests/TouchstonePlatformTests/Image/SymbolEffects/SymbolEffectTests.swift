import SwiftUI
import Symbols
import Testing

@MainActor @Suite struct SymbolEffectTests {
  @Test func `symbol effects keep their settings`() {
    #expect(BounceSymbolEffect.bounce.up != BounceSymbolEffect.bounce.down)
    #expect(BounceSymbolEffect.bounce.up.down == BounceSymbolEffect.bounce.down)
    #expect(WiggleSymbolEffect.wiggle.custom(angle: 20) == WiggleSymbolEffect.wiggle.custom(angle: Angle.degrees(20)))
    #expect(ReplaceSymbolEffect.downUp == ReplaceSymbolEffect.replace.downUp)
    #expect(SymbolEffectOptions.nonRepeating == .repeat(1))
    #expect(SymbolEffectOptions.repeating.speed(2) == .speed(2).repeat(nil))
    #expect(SymbolEffectOptions.repeat(.periodic(2, delay: 1)) != .repeat(.periodic(2)))
  }

  /// An image that shows an effect as its user asks for, by the protocol that tells how it plays.
  private struct Shown<Effect: DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect>: View {
    let effect: Effect
    var body: some View { Image(systemName: "star").symbolEffect(effect).symbolEffect(effect, value: 1) }
  }

  @Test func `effects leave symbols as they are`() {
    let plain = ImageRenderer(content: Image(systemName: "star")).cgImage
    #expect(plain != nil)
    for image in [
      ImageRenderer(content: Shown(effect: .pulse.byLayer)).cgImage,
      ImageRenderer(content: Shown(effect: .breathe.plain)).cgImage,
      ImageRenderer(content: Image(systemName: "star").symbolEffect(.drawOff.reversed, isActive: true)).cgImage,
    ] {
      #expect(image?.bitmap == plain?.bitmap)
    }
  }
}
