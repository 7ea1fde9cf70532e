import Foundation
import Observation
import TouchstoneCombine
import TouchstoneDrawing
import TouchstoneUI

extension CatalogueEntry {
  private final class Counter: ObservableObject {
    @Published var count = 3
  }

  @Observable fileprivate final class Model {
    var name = "A"
  }

  private struct Owner: View {
    @State private var number = 3
    @State private var model = Model()
    @StateObject private var counter = Counter()
    @Namespace private var namespace

    var body: some View {
      Reader(number: $number, counter: counter)
        .environmentObject(counter)
        .environment(model)
        .environment(\.depth, 4)
        .transformEnvironment(\.depth) { $0 += 1 }
        .matchedGeometryEffect(id: 1, in: namespace)
        .onReceive(counter.$count) { _ in }
    }
  }

  private struct Reader: View {
    @Binding var number: Int
    @ObservedObject var counter: Counter
    @EnvironmentObject private var shared: Counter
    @Environment(Model.self) private var model
    @Environment(\.depth) private var depth
    @Environment(\.colorScheme) private var colorScheme: ColorScheme
    @Environment(\.layoutDirection) private var direction
    @AppStorage("name") private var name = "A"

    var body: some View {
      @Bindable var bindable = model
      Text("\(number) \(counter.count) \(shared.count) \(bindable.name) \(depth) \(name)")
        .foregroundColor(colorScheme == .dark ? .white : .black)
        .flipsForRightToLeftLayoutDirection(direction == .rightToLeft)
    }
  }

  private struct Widths: PreferenceKey {
    static let defaultValue: [CGFloat] = []

    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  private struct Measured: View {
    @State private var widths: [CGFloat] = []

    var body: some View {
      VStack {
        Color.red.background(GeometryReader { Color.clear.preference(key: Widths.self, value: [$0.size.width]) })
        Text("\(widths.count)").transformPreference(Widths.self) { $0.append(1) }
      }
      .onPreferenceChange(Widths.self) { widths = $0 }
      .backgroundPreferenceValue(Widths.self) { Text("\($0.count)") }
    }
  }

  /// State, environment and preferences.
  static let data: [CatalogueEntry] = [
    CatalogueEntry("@State @Binding ObservableObject @Published @Environment EnvironmentKey …") { Owner() },
    CatalogueEntry("PreferenceKey .preference .onPreferenceChange") { Measured() },
    CatalogueEntry(".anchorPreference .overlayPreferenceValue Anchor") {
      Color.red
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Circle().frame(width: proxy[anchor].width / 2) }
          }
        }
    },
    CatalogueEntry("ColorScheme .environment .preferredColorScheme") {
      Text("A").environment(\.colorScheme, .dark).preferredColorScheme(.light).colorScheme(.light)
      Text("B").environment(\.layoutDirection, .rightToLeft).environment(\.locale, Locale(identifier: "de"))
      Text("C").environment(\.font, .caption).environment(\.lineSpacing, 2).environment(\.isEnabled, false)
    },
  ]
}

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// Compiles: previews and programs are never run here.
private struct CatalogueProgram: App {
  var body: some Scene {
    WindowGroup { Text("A") }
  }
}

private struct CataloguePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("A")
      Text("B").preferredColorScheme(.dark)
    }
    .previewLayout(.sizeThatFits)
  }
}
