import AppKit
import SwiftUI
import Testing
import UIKit

// Names of styles and modifiers that code around SwiftUI uses.
@MainActor @Suite struct ModifierNamesTests {
  private func tree(_ view: some View) -> String { ImageRenderer(content: view).viewTree }

  private struct Bare: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Bare") }
  }

  @Test func `a style replaces a text editor, and plain ones do not`() {
    let editor = TextEditor(text: .constant("Written"))
    #expect(tree(editor.textEditorStyle(Bare())).contains("\"Bare\""))
    for shown in [tree(editor), tree(editor.textEditorStyle(.plain)), tree(editor.textEditorStyle(.roundedBorder))] {
      #expect(shown.contains("\"Written\""))
    }
  }

  @Test func `the find navigator of a view knows what it may do`() {
    struct Finder: View {
      @Environment(\.findContext) private var find
      var body: some View {
        Text("\(find == nil) \(find?.isPresented?.wrappedValue == true) \(find?.supportsReplace == true)")
      }
    }
    #expect(tree(Finder()).contains("\"false false true\""))
    #expect(tree(Finder().findNavigator(isPresented: .constant(true))).contains("\"false true true\""))
    #expect(tree(Finder().replaceDisabled()).contains("\"false false false\""))
    #expect(tree(Finder().findDisabled()).contains("\"true false false\""))
  }

  @Test func `a preferred colour scheme reaches the views around it`() {
    struct Around: View {
      @State private var scheme: ColorScheme?
      var body: some View {
        VStack {
          Text("Inside").preferredColorScheme(.dark)
          Text(scheme == .dark ? "dark" : "other")
        }
        .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
      }
    }
    #expect(tree(Around()).contains("\"dark\""))
  }

  @Test func `a modifier is chosen by the environment`() {
    func width(_ size: DynamicTypeSize) -> CGFloat? {
      let view = Color.red.frame(width: 10, height: 10).modifier(ContainerSnippets.Sized()).dynamicTypeSize(size)
      return ImageRenderer(content: view).cgImage.map { CGFloat($0.width) }
    }
    #expect(width(.large) == 30)
    #expect(width(.accessibility1) == 50)
  }

  @Test func `a menu button opens its menu`() throws {
    var order = "none"
    let renderer = ImageRenderer(content: MenuButton("Sort") { Button("By name") { order = "name" } })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    try renderer.tap("Sort")
    try renderer.tap("By name")
    #expect(order == "name")
  }

  @Test func `sizes and weights are those of UIKit and AppKit`() {
    #expect(
      [NSControl.ControlSize.mini, .small, .regular, .large, .extraLarge].map { ControlSize($0) }
        == ControlSize.allCases)
    for weight in [UILegibilityWeight.regular, .bold, .unspecified] {
      #expect(UILegibilityWeight(LegibilityWeight(weight)) == weight)
    }
  }

  // As AppKit prints the colours on macOS 11 to 15.
  @Test func `colours of selections and headers are AppKit's`() {
    func bytes(_ color: NSColor, _ scheme: ColorScheme) -> [Int] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let resolved = Color(nsColor: color).resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.findHighlightColor, .light) == [255, 255, 0])
    #expect(bytes(.highlightColor, .dark) == [180, 180, 180])
    #expect(bytes(.shadowColor, .light) == [0, 0, 0])
    #expect(bytes(NSColor.alternatingContentBackgroundColors[1], .light) == [244, 245, 245])
    #expect(bytes(.headerTextColor, .dark) == [255, 255, 255])
  }

  @Test func `literals that Xcode writes are colours and images`() {
    let resolved = Color(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25)).resolve(in: EnvironmentValues())
    #expect([resolved.red, resolved.green, resolved.blue, resolved.opacity] == [0, 0.5, 1, 0.25])
    let color: NSColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == NSColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(#imageLiteral(resourceName: "nothing").size == .zero)
    #expect(UIImage.add.size != .zero)
  }

  @Test func `keyframes with a body are those of the body`() {
    struct Swing: KeyframeTrackContent {
      let isLong: Bool
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(4, duration: 1)
        if isLong { LinearKeyframe(8, duration: 2) } else { MoveKeyframe(6) }
      }
    }
    struct Both: Keyframes {
      var body: some Keyframes<Double> { KeyframeTrack(\.self) { Swing(isLong: true) } }
    }
    let timeline = KeyframeTimeline(initialValue: 0.0) { Both() }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 2) == 6)
    #expect(KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { Swing(isLong: false) } }.value(time: 1) == 6)
  }
}
