import Foundation
public import SwiftUI

// Forms that public apps use, apart from those in the other files: own code, in their shapes.

private struct Kettle: Identifiable, Hashable {
  let id: Int
  var name: String
  var isHot = false
  static let samples = [Kettle(id: 1, name: "Copper"), Kettle(id: 2, name: "Steel", isHot: true)]
}

@Observable private final class KettleStore {
  var kettles: [Kettle]
  var selection: Kettle.ID?

  init(kettles: [Kettle] = Kettle.samples) { self.kettles = kettles }

  @MainActor static let forPreviews = KettleStore()
}

private struct KettleRow: View {
  let kettle: Kettle

  var body: some View { Label(kettle.name, systemImage: kettle.isHot ? "flame" : "drop") }
}

private struct KettleList: View {
  @Environment(KettleStore.self) private var store

  var body: some View {
    VStack(alignment: .leading) { ForEach(store.kettles) { KettleRow(kettle: $0) } }
  }
}

// MARK: Entries

public struct KettleTheme: Sendable {
  public var tint: Color
  public static let standard = KettleTheme(tint: .orange)
}

public protocol KettleLogging: Sendable { func log(_ text: String) }

public struct SilentKettleLog: KettleLogging {
  public static let shared = SilentKettleLog()
  public func log(_ text: String) {}
}

extension EnvironmentValues {
  /// The theme of the kitchen. Defaults to the standard one, so that previews need no setup.
  ///
  /// ```swift
  /// @Environment(\.kettleTheme) private var theme
  /// ```
  @Entry public var kettleTheme: KettleTheme = .standard
  // Nil for kettles without a name.
  @Entry public var kettleURL: URL? = nil
  @Entry var kettleWidth = CGFloat.zero
  @Entry var kettleLog: any KettleLogging = SilentKettleLog.shared
  @Entry var kettleBoil: @MainActor (Int) -> Void = { _ in }
  @Entry var kettlePour: @MainActor @Sendable () -> Void = {}
  @Entry var kettleNames: Set<String> = []
  @Entry var kettleSpace: Namespace.ID?
  @Entry var kettleSize: (width: CGFloat, height: CGFloat) = (1, 2)
  @Entry var kettleDate = Date(timeIntervalSince1970: 0)
  @Entry
  var kettleMode: Mode = .plain
  @Entry internal var kettleLimits: ClosedRange<Double> = 0...100
  @Entry var kettleRatio: Double = 1 / 3
  @Entry private(set) var kettleKind: (any KettleLogging)?

  enum Mode { case plain, fast }
}

extension EnvironmentValues { @Entry var kettleIsLive: Bool = true }

extension View {
  fileprivate func kettleTheme(_ theme: KettleTheme) -> some View {
    environment(\.kettleTheme, theme).environment(\.colorScheme, .light)
  }
}

private struct KettleNote: View {
  @Environment(\.kettleTheme.tint) private var tint
  @Environment(\.kettleMode) private var mode
  @Environment(\.kettleSize.height) private var height
  @Environment(\.kettleURL) private var url: URL?
  @Environment(\.kettleIsLive) private var isLive

  var body: some View {
    Text("\(mode == .fast ? "fast" : "plain") \(Int(height)) \(url?.path ?? "none") \(isLive)").foregroundStyle(tint)
  }
}

#Preview("Theme", traits: .sizeThatFitsLayout) {
  KettleNote()
    .kettleTheme(KettleTheme(tint: .blue))
    .environment(\.kettleMode, .fast)
    .environment(\.kettleURL, URL(string: "file:///k"))
}

// MARK: Traits

private struct KettleData: PreviewModifier {
  typealias Context = KettleStore

  static func makeSharedContext() throws -> Context { KettleStore() }

  func body(content: Content, context: Context) -> some View { content.environment(context) }
}

public struct KettleStyle: PreviewModifier {
  public func body(content: Content, context: Void) -> some View { content.fontDesign(.rounded) }
}

@available(macOS 15, iOS 18, *)
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var kettles: Self = .modifier(KettleData())
}

extension PreviewTrait<Preview.ViewTraits> {
  @MainActor static var kettleStyle: Self { .modifier(KettleStyle()) }
}

#Preview("Trait of an app", traits: .kettles, .kettleStyle) {
  NavigationStack { KettleList() }
}

#Preview("A condition on what the trait gives", traits: .kettles) {
  @Previewable @Environment(KettleStore.self) var store
  if let kettle = store.kettles.first {
    Form { KettleRow(kettle: kettle) }
  }
}

// MARK: Tagged variables

#Preview("Constant") {
  @Previewable let kettle = Kettle(id: 3, name: "Tin")
  @Previewable @State var isHot = false

  Toggle(kettle.name, isOn: $isHot)
}

#Preview("Constant of a type", traits: .sizeThatFitsLayout) {
  @Previewable let store: KettleStore = .forPreviews
  @Previewable let url = URL(string: "https://example.com/kettle.png")!
  KettleList().environment(store)
  Text(url.lastPathComponent)
}

#Preview("Values in the next line") {
  @State @Previewable var kettle =
    Kettle(id: 4, name: "Iron")
  @Previewable @State var store: KettleStore =
    KettleStore(
      kettles: [kettleForPreview]
    )
  @Previewable var names = Kettle.samples
    .map { $0.name }
    .filter { $0.count > 1 }
    .map { "\($0)!" }
  KettleRow(kettle: kettle)
  Text(names.joined())
  KettleList().environment(store)
}

private let kettleForPreview = Kettle(id: 5, name: "Glass")

#Preview("A closure that is called") {
  @Previewable var store: KettleStore = {
    let store = KettleStore()
    store.selection = 1
    return store
  }()

  return KettleList()
    .environment(store)
}

#Preview("Comments") {
  // @Previewable @State var old = 1
  @Previewable @State var count = 2  // the list needs a count, so the preview makes one
  @Previewable @State var title: String? = "Tea"  // { not a brace
  let kettle = Kettle(id: 6, name: title ?? "")
  // A comment before the view
  KettleRow(kettle: kettle)
  Text("\(count)")
}

#Preview("Wrappers") {
  @Previewable @AccessibilityFocusState var focused: Bool
  @Previewable @AccessibilityFocusState var focusedKettle: Kettle.ID?
  @Previewable @GestureState
  var scale: CGFloat = 1.0
  @Previewable @ScaledMetric var size: CGFloat = 40
  @Previewable @ScaledMetric(relativeTo: .largeTitle) var width: CGFloat = 140
  @Previewable @SceneStorage("kettle") var name = "Enamel"

  Text(name).frame(width: width, height: size).accessibilityFocused($focused).scaleEffect(scale)
  Text("Kettle").accessibilityFocused($focusedKettle, equals: 1)
}

#Preview("Path and selection") {
  @Previewable @State var path: [Int] = []
  @Previewable @State var selection: Set<Kettle.ID> = [1]
  @Previewable @State var range: ClosedRange<Double> = 0...1
  @Previewable @State var pair: (Int, String) = (1, "a")
  @Previewable @State var action: (() -> Void)?
  @Previewable @State var choice: Result<Int, any Error> = .success(1)

  NavigationStack(path: $path) {
    List(Kettle.samples, selection: $selection) { KettleRow(kettle: $0) }
      .navigationDestination(for: Int.self) { Text("\($0)") }
  }
  .onAppear { action = { range = 0...2 } }
}

// MARK: Bodies

#Preview("A variable that is changed — twice") {
  var kettle = Kettle(id: 7, name: "Clay")
  kettle.isHot = true
  kettle.name += "!"
  return KettleRow(kettle: kettle)
}

#Preview("Nothing but a side effect before", traits: .fixedLayout(width: 120, height: 60)) {
  let _ = Kettle.samples.count
  Text("Side effect")
}

#Preview("A view with its own state", traits: .fixedLayout(width: 120, height: 60)) {
  struct Debug: View {  // holds the state
    @State var selection: Int? = .init(1)
    @State private var isOn: Bool = false

    var body: some View { Toggle("\(selection ?? 0)", isOn: $isOn) }
  }
  return Debug()
}

// #Preview {
//   KettleList()
// }

#Preview("Trailing comma", traits: .sizeThatFitsLayout, ) {
  KettleRow(
    kettle: .init(
      id: 8,
      name: "Comma",
    ),
  )
}

#Preview("Switch") {
  switch Kettle.samples.count {
  case 0: Text("None")
  case 1...: KettleRow(kettle: Kettle.samples[0])
  default: EmptyView()
  }
}

#if !os(Windows)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  #Preview("Complete — №1 {") {
    KettleNote()
      .padding()
  }
#endif
