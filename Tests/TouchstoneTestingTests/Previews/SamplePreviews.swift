import Foundation
import TouchstonePlatform
import TouchstoneUI

// Previews in every form, which the tests find.
#Preview("Plain") {
  Text("Plain")
}

#Preview(traits: .sizeThatFitsLayout) {
  Color.red.frame(width: 30, height: 20)
}

#Preview("Toggled", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  let label = "On: \(isOn)"
  Text(label).onAppear { isOn = false }
}

#Preview("Sides", traits: .fixedLayout(width: 40, height: 10), arguments: [1, 2]) { count in
  HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 10) } }
}

#Preview("Across", traits: .landscapeLeft, .defaultLayout) { TextSizeColor() }

#Preview("Hosted", traits: .sizeThatFitsLayout) {
  UIHostingController(rootView: Color.red.frame(width: 12, height: 8))
}

#Preview("HostedSides", traits: .sizeThatFitsLayout, arguments: [3, 4]) { side in
  UIHostingController(rootView: Color.red.frame(width: CGFloat(side), height: 8))
}

#Preview("Controller", traits: .fixedLayout(width: 20, height: 20)) { UIViewController() }

/// Gives previews a store that takes time to make.
struct SampleStore: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat {
    try await Task.sleep(for: .milliseconds(1))
    return 25
  }

  func body(content: Content, context: CGFloat) -> some View {
    content.environment(\.sampleWidth, context)
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(5) }
}

private struct Broken: PreviewModifier {
  struct NoStore: Error {}

  static func makeSharedContext() async throws -> Int { throw NoStore() }

  func body(content: Content, context: Int) -> some View { content }
}

extension EnvironmentValues {
  @Entry fileprivate var sampleWidth: CGFloat = 1
}

private struct SampleBox: View {
  @Environment(\.sampleWidth) private var width

  var body: some View { Color.red.frame(width: width, height: 10) }
}

#Preview("Modified", traits: .modifier(SampleStore()), .modifier(Framed()), .sizeThatFitsLayout) { SampleBox() }

#Preview("Broken", traits: .modifier(Broken())) { Text("") }

#Preview("Night", traits: .sizeThatFitsLayout) {
  HStack {
    Circle().fill(.blue).frame(width: 12, height: 12)
    Text("Night")
  }
  .environment(\.colorScheme, .dark)
}

#Preview("Paper", traits: .sizeThatFitsLayout) {
  Text("Paper").padding(4).background(.white).clipShape(.rect(cornerRadius: 4)).environment(\.colorScheme, .light)
}

#Preview("Growing", traits: .sizeThatFitsLayout) {
  @Previewable @State var isLarge = false
  // Twice as wide with large text, twice as high where it is dark, and fading away in one second.
  GrowingBox(isLarge: isLarge).onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
}

/// Green with the size of text of Xcode's previews.
private struct TextSizeColor: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View { typeSize == .large ? Color.green : Color.red }
}

private struct GrowingBox: View {
  var isLarge: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Color.blue
      .frame(width: typeSize.isAccessibilitySize ? 60 : 30, height: colorScheme == .dark ? 20 : 10)
      .opacity(isLarge ? 0 : 1)
  }
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 10, height: 10).previewDisplayName("Red").previewLayout(.sizeThatFits)
    Group {
      Color.blue.previewDevice("iPad Pro (11-inch) (4th generation)")
      Color.blue.previewInterfaceOrientation(.landscapeRight)
    }
    .previewDisplayName("Blue")
    Color.green.previewLayout(.fixed(width: 33, height: 44)).previewDevice("Newton")
  }
}
