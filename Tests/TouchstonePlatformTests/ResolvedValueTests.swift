import SwiftUI
import Testing
import UIKit

/// Values that code can read: resolved fonts, corners of shapes, transactions and contexts of detents.
@MainActor @Suite struct ResolvedValueTests {
  // Human Interface Guidelines, Typography: body is 17 points at the default size, and 28 at AX1.
  @Test func `a font is resolved for the text size`() {
    var values = EnvironmentValues()
    #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize == 17)
    values.dynamicTypeSize = .accessibility1
    let font = Font.body.bold().italic().leading(.tight).smallCaps().resolve(in: values.fontResolutionContext)
    #expect(font.pointSize == 28 && font.ctFont.pointSize == 28)
    #expect(font.isBold && font.isItalic && font.isSmallCaps && !font.isMonospaced)
    #expect(font.leading == .tight)
    let system = Font.system(size: 12, weight: .light, design: .monospaced).width(.condensed)
    let resolved = system.resolve(in: values.fontResolutionContext)
    #expect(resolved.weight == .light && resolved.width == .condensed && resolved.isMonospaced && !resolved.isBold)
  }

  @Test func `shapes tell their corners`() {
    let size = CGSize(width: 40, height: 20)
    #expect(Rectangle().corners(in: size) == .fixed(0))
    #expect(RoundedRectangle(cornerRadius: 6).corners(in: nil) == .fixed(6))
    #expect(Capsule().corners(in: size) == .fixed(10))
    #expect(Capsule().corners(in: nil) == nil)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 4).corners(in: size)
    #expect(uneven?[.topLeading] == 3 && uneven?[.bottomTrailing] == 4)
    #expect(uneven?[.topTrailing] == 0 && uneven?.bottomLeading == 0)
  }

  @Test func `a transaction keeps how to scroll`() {
    var transaction = Transaction()
    #expect(transaction.scrollTargetAnchor == nil && !transaction.scrollPositionUpdatePreservesVelocity)
    #expect(transaction.scrollContentOffsetAdjustmentBehavior == .automatic)
    transaction.scrollTargetAnchor = .bottom
    transaction.scrollPositionUpdatePreservesVelocity = true
    transaction.scrollContentOffsetAdjustmentBehavior = .disabled
    #expect(transaction.scrollTargetAnchor == .bottom && transaction.scrollPositionUpdatePreservesVelocity)
    #expect(transaction.scrollContentOffsetAdjustmentBehavior == .disabled)
  }

  enum Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : 100
    }
  }

  struct Screen: View {
    let detent: PresentationDetent

    var body: some View {
      Color.white.sheet(isPresented: .constant(true)) { Color.red.presentationDetents([detent]) }
        .searchable(text: .constant(""), placement: .toolbarPrincipal)
        .frame(width: 60, height: 400)
    }
  }

  private func picture(_ detent: PresentationDetent, _ size: DynamicTypeSize) -> Data? {
    let renderer = ImageRenderer(content: Screen(detent: detent).dynamicTypeSize(size))
    renderer.proposedSize = ProposedViewSize(width: 60, height: 400)
    return renderer.uiImage?.pngData()
  }

  @Test func `a custom detent reads the environment`() {
    #expect(picture(.custom(Bar.self), .large) == picture(.height(100), .large))
    #expect(picture(.custom(Bar.self), .accessibility1) != picture(.height(100), .accessibility1))
  }
}
