import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

// Forms of public code that need Apple's constraints and isolation to compile. Each is drawn or performed as well.

extension Button {
  // In Swift 5 mode, `go` is not isolated. In Swift 6 mode, Apple's compiler and ours warn of it.
  fileprivate init(go: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: go, label: label)
  }
}

extension Label where Title == Text {
  fileprivate init(_ t: String, @ViewBuilder icon: () -> Icon) { self.init(title: { Text(t) }, icon: icon) }
}

// Extensions without a constraint, which use what only views have.
extension Toggle { fileprivate func twin() -> some View { padding() } }
extension Picker { fileprivate func twin() -> some View { padding() } }
extension List { fileprivate func twin() -> some View { padding() } }
extension ScrollView { fileprivate func twin() -> some View { padding() } }
extension NavigationLink { fileprivate func twin() -> some View { padding() } }
extension Menu { fileprivate func twin() -> some View { padding() } }
extension Form { fileprivate func twin() -> some View { padding() } }
extension GroupBox { fileprivate func twin() -> some View { padding() } }
extension DisclosureGroup { fileprivate func twin() -> some View { padding() } }
extension NavigationStack { fileprivate func twin() -> some View { padding() } }

private protocol Tagged: View {}
extension VStack: Tagged {}
extension HStack: Tagged {}
extension ZStack: Tagged {}
extension LazyVStack: Tagged {}
extension LazyHGrid: Tagged {}
extension Grid: Tagged {}
extension GeometryReader: Tagged {}
extension ViewThatFits: Tagged {}
extension Stepper: Tagged {}
extension ControlGroup: Tagged {}
extension TabView: Tagged {}

extension OpenURLAction { fileprivate func open(_ u: URL?) { if let u { self(u) } } }

private struct HFlow<Content: View>: View {
  let spacing: CGFloat
  let content: Content
  init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
  var body: some View { HStack(spacing: spacing) { content } }
}

extension HFlow: Animatable where Content == EmptyView {}

extension HFlow: Layout where Content == EmptyView {
  init(spacing: CGFloat) {
    self.init(spacing: spacing) { EmptyView() }
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor @Suite struct PublicCodeFormTests {
  private final class Log { var lines: [String] = [] }

  private func names(_ content: some View) -> [String] { ImageRenderer(content: content).picture(scale: 1).root.names }
  private func drawing(_ content: some View) -> String {
    ImageRenderer(content: content).picture(scale: 1).list.description
  }

  @Test func `extensions of generic views use them as views`() throws {
    let log = Log()
    func tagged(_ view: some Tagged) -> some View { view }
    let renderer = ImageRenderer(
      content: tagged(
        VStack {
          Button(go: { log.lines.append("went") }, label: { Text("Go") })
          Label("Star") { Color.yellow }
          Toggle("On", isOn: .constant(true)).twin()
          GroupBox("Box") { Text("In it") }.twin()
        }))
    try renderer.tap("Go")
    #expect(log.lines == ["went"])
    #expect(
      renderer.picture(scale: 1).root.names.filter { ["Star", "On", "In it"].contains($0) } == ["Star", "On", "In it"])
  }

  private struct Opener: View {
    @Environment(\.openURL) private var openURL
    var body: some View { Button("Open") { openURL.open(URL(string: "https://example.org")) } }
  }

  @Test func `an extension of an action calls it from anywhere`() throws {
    let log = Log()
    let action = OpenURLAction { url in
      log.lines.append(url.absoluteString)
      return .handled
    }
    try ImageRenderer(content: Opener().environment(\.openURL, action)).tap("Open")
    #expect(log.lines == ["https://example.org"])
  }

  @available(*, deprecated)
  @Test func `a slider takes its label last`() {
    @State var v = 0.5
    let slider = Slider(
      value: $v, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"),
      label: { Text("x") })
    #expect(names(slider.frame(width: 100)).filter { ["0", "1"].contains($0) } == ["0", "1"])
    let bare = Slider(value: $v, in: 0...1, onEditingChanged: { _ in }, label: { Text("x") })
    #expect(drawing(bare.frame(width: 100)) == drawing(Slider(value: $v, in: 0...1).frame(width: 100)))
  }

  private struct Program: App {
    @Environment(\.scenePhase) private var phase
    @available(*, deprecated)
    var body: some Scene {
      WindowGroup { Text("a") }.onChange(of: phase) { p in print(p) }
    }
  }

  @available(*, deprecated)
  @Test func `scenes watch a value by a closure with one argument`() {
    let scene = Program().body
    #expect("\(type(of: scene))".contains("WindowGroup"))
  }

  @available(*, deprecated)
  @Test func `fields take strings as titles, and actions of editing, which do not run`() throws {
    final class Fields { var text = "", number = 4 }
    let fields = Fields()
    let text = Binding(get: { fields.text }, set: { fields.text = $0 })
    let number = Binding(get: { fields.number }, set: { fields.number = $0 })
    let (t, f) = ("Title", NumberFormatter())
    let content = VStack {
      TextField(t, text: text, onCommit: {})
      TextField("Other", text: text, onEditingChanged: { _ in })
      SecureField("Secret", text: text, onCommit: {})
      TextField("Number", value: number, formatter: f, onEditingChanged: { _ in }, onCommit: {})
      ControlGroup(t) { Button("One") {} }
    }
    let renderer = ImageRenderer(content: content)
    try renderer.setText("Ada", in: "Title")
    #expect(fields.text == "Ada")
    #expect(renderer.picture(scale: 1).root.names.contains("4"))
  }

  @Test func `links of iOS 13 lead to their destinations`() {
    @State var on = true
    @State var tag: Int? = 1
    #expect(names(NavigationView { NavigationLink("a", isActive: $on) { Text("b") } }).contains("b"))
    #expect(names(NavigationView { NavigationLink("a", tag: 1, selection: $tag) { Text("c") } }).contains("c"))
    let labelled = NavigationLink(tag: 2, selection: $tag) {
      Text("d")
    } label: {
      Text("e")
    }
    #expect(names(NavigationView { labelled }).contains("e"))
  }

  /// Without a branch for nothing in each builder that `ForEach` takes, this does not compile.
  @Test func `a row may have an empty branch`() {
    let rows = ForEach(0...2, id: \.self) {
      if $0 == 1 {} else { Text("\($0)") }
      if $0 == 2 { Text("last") }
    }
    #expect(names(VStack { rows }) == ["0", "2", "last"])
  }

  @Test func `controllers are found among others`() {
    let (a, b) = (UIViewController(), UIViewController())
    #expect([a, b].firstIndex(of: b) == 1)
  }

  private struct K: _ViewTraitKey { static var defaultValue: Int { 0 } }

  private struct Counted: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      func t(_ e: inout _VariadicView.Children.Element) { e[K.self] = 3 }
      return ForEach(children) { child in
        let element = {
          var element = child
          t(&element)
          return element
        }()
        Text("\(child[K.self]) becomes \(element[K.self])")
      }
    }
  }

  @Test func `traits of children are set`() {
    #expect(names(_VariadicView.Tree(Counted()) { Color.red }).contains("0 becomes 3"))
  }

  @Test func `buttons and labels take image resources`() throws {
    let log = Log()
    let resource = ImageResource(name: "a", bundle: .main)
    let renderer = ImageRenderer(
      content: VStack {
        Button("x", image: ImageResource(name: "a", bundle: .main), action: { log.lines.append("x") })
        Label("y", image: resource)
        Button("z", image: resource, role: .destructive) {}
      })
    try renderer.tap("x")
    #expect(log.lines == ["x"])
    #expect(renderer.picture(scale: 1).root.names.filter { ["x", "y", "z"].contains($0) } == ["x", "y", "z"])
  }

  @available(*, deprecated)
  @Test func `a long press may report that it is pressed`() throws {
    let log = Log()
    let text = Text("x").onLongPressGesture(
      minimumDuration: 1, maximumDistance: 10, pressing: { _ in }, perform: { log.lines.append("pressed") })
    try ImageRenderer(content: text).longPress("x")
    #expect(log.lines == ["pressed"])
  }

  private struct ScaleX: ViewModifier {
    func body(content: Content) -> some View { content.scaleEffect(x: 2) }
  }

  @Test func `modifiers are animated, and change the view`() {
    let view = Color.red.frame(width: 10, height: 10)
    let plain = drawing(view.modifier(ScaleX()))
    #expect(plain != drawing(view))
    #expect(drawing(view.modifier(ScaleX().animation(.default))) == plain)
    #expect(drawing(view.modifier(ScaleX().transaction { $0.animation = nil })) == plain)
  }

  @Test func `a view that is a layout as well draws its body`() {
    let flow = HFlow(spacing: 8) {
      Text("one")
      Text("two")
    }
    #expect("\(type(of: flow))".hasPrefix("HFlow<"))
    #expect(names(flow) == ["one", "two"])
    #expect(HFlow(spacing: 4).spacing == 4)
  }
}
