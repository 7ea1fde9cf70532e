import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Views of every kind, nested deeper than any screen: a picture or a report, never a crash.
@MainActor @Suite struct DepthTests {
  private struct Around: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Own: View {
    let content: AnyView

    var body: some View { content }
  }

  private struct Modifier: ViewModifier {
    func body(content: Content) -> some View { content.padding(0) }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  enum Kind: CaseIterable {
    case stack, grid, group, geometry, fitting, layout, own, modifier, padding, preference, overlay, frame, scroll,
      lazy, effect, accessibility, identity, forEach, mask, section, background, subviews, safeArea, list, navigation
  }

  private func around(_ view: AnyView, _ kind: Kind) -> AnyView {
    switch kind {
    case .stack: AnyView(VStack { HStack { ZStack { view } } })
    case .grid: AnyView(Grid { GridRow { view } })
    case .group: AnyView(Group { view })
    case .geometry: AnyView(GeometryReader { _ in view })
    case .fitting: AnyView(ViewThatFits { view })
    case .layout: AnyView(Around() { view })
    case .own: AnyView(Own(content: view))
    case .modifier: AnyView(view.modifier(Modifier()))
    case .padding: AnyView(view.padding(1))
    case .preference:
      AnyView(view.preference(key: Key.self, value: 1).overlayPreferenceValue(Key.self) { _ in Color.red })
    case .overlay: AnyView(Color.red.overlay { view })
    case .frame: AnyView(view.frame(maxWidth: 100, alignment: .leading).frame(height: 10))
    case .scroll: AnyView(ScrollView { view })
    case .lazy: AnyView(ScrollView { LazyVStack { view } })
    case .effect: AnyView(view.opacity(0.99).rotationEffect(.degrees(1)))
    case .accessibility: AnyView(view.accessibilityElement(children: .combine).accessibilityLabel("a"))
    case .identity: AnyView(view.id(1))
    case .forEach: AnyView(ForEach(0..<1) { _ in view })
    case .mask: AnyView(view.mask(Color.red))
    case .section: AnyView(Section { view })
    case .background: AnyView(Color.red.background { view })
    case .subviews: AnyView(Group(subviews: view) { ForEach($0) { $0 } })
    case .safeArea: AnyView(Color.red.safeAreaInset(edge: .bottom) { view })
    case .list: AnyView(List { view })
    case .navigation: AnyView(NavigationStack { view })
    }
  }

  @Test(arguments: Kind.allCases)
  func `views are drawn or reported however deep they lie`(kind: Kind) {
    for depth in [250, 10_000] {
      var view = AnyView(Color.red.frame(width: 7, height: 7))
      for _ in 0..<depth { view = around(view, kind) }
      let picture = ViewTree().picture(
        of: view, proposal: ProposedViewSize(width: 100, height: 100), environment: EnvironmentValues())
      #expect(picture.diagnostics.isEmpty || picture.diagnostics == [.tooDeep(limit: EvaluationHost.maximumDepth)])
      #expect(!picture.root.treeDescription.isEmpty)
      #expect(depth > 250 || kind == .stack || kind == .modifier || picture.diagnostics.isEmpty)
    }
  }
}
