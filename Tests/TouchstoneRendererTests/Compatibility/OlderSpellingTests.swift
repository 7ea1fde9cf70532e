import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Spellings of SwiftUI that public code uses and that once did not compile, with what they do.
@MainActor @Suite struct OlderSpellingTests {
  private final class Log { var lines: [String] = [] }

  private struct Press: Gesture {
    let log: Log
    var body: some Gesture { TapGesture().onEnded { log.lines.append("pressed") } }
  }

  @Test func `a gesture made of others needs no value of its own`() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Color.red.gesture(Press(log: log)).accessibilityLabel("Area"))
    try renderer.tap("Area")
    #expect(log.lines == ["pressed"])
  }

  @Test func `an optional gesture acts where there is one`() throws {
    let log = Log()
    for isOn in [true, false] {
      let gesture = isOn ? TapGesture().onEnded { log.lines.append("\(isOn)") } : nil
      let renderer = ImageRenderer(content: Color.red.gesture(gesture).accessibilityLabel("Area"))
      try? renderer.tap("Area")
    }
    #expect(log.lines == ["true"])
  }

  private struct Bracketed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("["); Menu(configuration); Text("]")
      }
    }
  }

  @Test func `a menu style arranges the menu that it is given`() throws {
    let log = Log()
    let menu = Menu("Sort") { Button("By name") { log.lines.append("name") } }.menuStyle(Bracketed())
    let renderer = ImageRenderer(content: menu)
    #expect(renderer.picture(scale: 1).root.names == ["[", "Sort", "]"])
    try renderer.select("By name", in: "Sort")
    #expect(log.lines == ["name"])
  }

  private struct Kind: Identifiable {
    let id: String
    var kinds: [Kind]?
  }

  @Test func `an outline of one root shows the root`() {
    let root = Kind(id: "Animals", kinds: [Kind(id: "Cats")])
    let renderer = ImageRenderer(content: OutlineGroup(root, children: \.kinds) { Text($0.id) })
    #expect(renderer.picture(scale: 1).root.names == ["Animals"])
  }

  private struct Shift: AnimatableModifier {
    var animatableData: CGFloat
    func body(content: Content) -> some View { content.offset(x: animatableData) }
  }

  @Test func `an animatable modifier changes the view`() {
    let view = Color.red.frame(width: 10, height: 10).modifier(Shift(animatableData: 20))
    let bounds = ImageRenderer(content: view).picture(scale: 1).list.description
    #expect(bounds.contains("20"))
  }

  private struct CategoryText: View {
    @Environment(\.sizeCategory) private var category
    var body: some View { Text("\(category == .accessibilityLarge)") }
  }

  @Test func `size categories and dynamic type sizes are the same setting`() {
    #expect(ContentSizeCategory.allCases.map { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
    #expect(DynamicTypeSize.allCases.map { ContentSizeCategory($0) } == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    let renderer = ImageRenderer(content: CategoryText().dynamicTypeSize(.accessibility2))
    #expect(renderer.picture(scale: 1).root.names == ["true"])
  }

  @Test func `vectors are scaled and mixed`() {
    #expect(AnimatablePair(2.0, 4.0).scaled(by: 0.5) == AnimatablePair(1.0, 2.0))
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
  }

  @Test func `functions of Core Graphics do what its methods do`() {
    let rect = CGRectMake(1, 2, 3, 4)
    #expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRect(x: 0, y: 0, width: 4, height: 6))
    #expect(CGRectGetMidY(CGRectInset(rect, 1, 1)) == 4)
    let transform = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 4), CGAffineTransformMakeTranslation(5, 7))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), transform) == CGPoint(x: 7, y: 11))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(transform, CGAffineTransformInvert(transform))))
  }
}
