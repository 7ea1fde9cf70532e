import Foundation
import TouchstoneDrawing
import TouchstoneTestSupport
import TouchstoneUI

/// Random trees of views with extreme numbers; the same for the same seed.
@MainActor
struct RandomView {
  var random: SplitMix
  /// How many more views the tree may have.
  private var left = 60

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  // MARK: Numbers

  private static let extremes: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 1e9, -1e9, 1e6, 70_000, -1, -0.0, 0,
    .leastNonzeroMagnitude, 1e-300, 1e-9,
  ]

  /// An ordinary length, or every third time an extreme one.
  mutating func number() -> CGFloat {
    chance(3) ? pick(Self.extremes) : CGFloat.random(in: -20...120, using: &random).rounded()
  }

  mutating func length() -> CGFloat? { chance(4) ? nil : number() }

  mutating func count() -> Int { pick([Int.min, -1, 0, 1, 2, 3, 7, 1000, Int.max]) }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

  mutating func unit() -> UnitPoint { chance(2) ? .center : UnitPoint(x: number(), y: number()) }

  mutating func angle() -> Angle { .degrees(number()) }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }

  mutating func alignment() -> Alignment {
    pick([.center, .topLeading, .bottomTrailing, .centerFirstTextBaseline, .trailingLastTextBaseline])
  }

  // MARK: Views

  mutating func view(depth: Int = 5) -> AnyView {
    left -= 1
    guard depth > 0, left > 0 else { return leaf() }
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return leaf()
    case 2, 3: return container(depth - 1)
    case 4: return scrolling(depth - 1)
    case 5, 6: return framed(depth - 1)
    case 7: return moved(depth - 1)
    case 8: return effect(depth - 1)
    case 9: return layered(depth - 1)
    case 10: return guided(depth - 1)
    default: return container(depth - 1)
    }
  }

  private mutating func views(_ depth: Int) -> some View {
    let views = (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: depth) }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private mutating func leaf() -> AnyView {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return AnyView(Color.red)
    case 1: return AnyView(Spacer(minLength: length()))
    case 2: return AnyView(Divider())
    case 3, 4: return text()
    case 5, 6, 7: return shape()
    case 8: return canvas()
    case 9: return control()
    case 10:
      return AnyView(Image(systemName: "star").resizable().font(.system(size: number())))
    default:
      return AnyView(GeometryReader { Color.blue.frame(width: $0.size.width / 2, height: $0.size.height * 2) })
    }
  }

  private mutating func text() -> AnyView {
    let string = pick([
      "", "Hello", "A longer text of several words that needs lines", "\u{202E}abc\u{0301}👩‍👩‍👧‍👦\u{200B}\n\n\t",
      String(repeating: "*a [", count: 200), String(repeating: "word ", count: 300),
    ])
    var text = AnyView(
      Text(LocalizedStringKey(string)).font(.system(size: number())).kerning(number()).baselineOffset(number()))
    if chance(2) { text = AnyView(text.lineSpacing(number()).lineLimit(max(0, count()))) }
    if chance(3) { text = AnyView(text.minimumScaleFactor(number()).truncationMode(.middle)) }
    return chance(4) ? AnyView(text.tracking(number()).underline().strikethrough()) : text
  }

  private mutating func control() -> AnyView {
    let value = number()
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return AnyView(Slider(value: .constant(value), in: 0...max(1, abs(value).isNaN ? 1 : abs(value))))
    case 1: return AnyView(ProgressView(value: value, total: number()))
    case 2: return AnyView(Gauge(value: value, in: 0...1) { Text("Gauge") })
    case 3: return AnyView(Toggle("On", isOn: .constant(true)))
    case 4: return AnyView(Stepper("Step", value: .constant(3)))
    default: return AnyView(Button("Press") {})
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let views = views(depth)
    let (spacing, alignment) = (length(), alignment())
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { views })
    case 2, 3: return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { views })
    case 4: return AnyView(ZStack(alignment: alignment) { views })
    case 5:
      let second = self.views(depth)
      let columns = count()
      return AnyView(
        Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: length()) {
          GridRow { views }
          GridRow { second.gridCellColumns(columns) }
        })
    case 6: return AnyView(ViewThatFits { views })
    case 7: return AnyView(Group { views }.padding(length() ?? 3))
    default: return AnyView(Text("a") + Text("b").font(.system(size: number())))
    }
  }

  private mutating func gridItem() -> GridItem {
    let (least, most) = (number(), number())
    return GridItem(
      pick([.fixed(least), .flexible(minimum: least, maximum: most), .adaptive(minimum: least, maximum: most)]),
      spacing: length(), alignment: alignment())
  }

  private mutating func scrolling(_ depth: Int) -> AnyView {
    let views = views(depth)
    let (spacing, rows, height) = (length(), pick([0, 1, 40, 20_000]), number())
    let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in gridItem() }
    let many = ForEach(0..<rows, id: \.self) { _ in Color.green.frame(height: height) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return AnyView(ScrollView([.horizontal, .vertical]) { views })
    case 1: return AnyView(ScrollView { LazyVStack(spacing: spacing) { many } })
    case 2: return AnyView(ScrollView(.horizontal) { LazyHStack(spacing: spacing) { many } })
    case 3: return AnyView(ScrollView { LazyVGrid(columns: items, spacing: spacing) { many } })
    case 4: return AnyView(ScrollView(.horizontal) { LazyHGrid(rows: items, spacing: spacing) { many } })
    case 5: return AnyView(List { many }.environment(\.defaultMinListRowHeight, number()))
    case 6: return AnyView(Form { Section("Header") { views } })
    default:
      return AnyView(
        ScrollView { views.padding(number()) }.contentMargins(.all, number()).defaultScrollAnchor(unit()))
    }
  }

  private mutating func framed(_ depth: Int) -> AnyView {
    let view = view(depth: depth)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return AnyView(view.frame(width: length(), height: length(), alignment: alignment()))
    case 2:
      return AnyView(
        view.frame(
          minWidth: length(), idealWidth: length(), maxWidth: length(), minHeight: length(), idealHeight: length(),
          maxHeight: length(), alignment: alignment()))
    case 3:
      return AnyView(
        view.padding(EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())))
    case 4: return AnyView(view.aspectRatio(length(), contentMode: pick([.fit, .fill])))
    case 5: return AnyView(view.fixedSize(horizontal: chance(2), vertical: chance(2)))
    case 6: return AnyView(view.safeAreaPadding(number()).ignoresSafeArea())
    default:
      let (share, bar) = (number(), self.view(depth: 0))
      return AnyView(
        view.containerRelativeFrame(.horizontal) { length, _ in length * share }
          .safeAreaInset(edge: .bottom, spacing: length()) { bar })
    }
  }

  private mutating func moved(_ depth: Int) -> AnyView {
    let view = view(depth: depth)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return AnyView(view.offset(x: number(), y: number()))
    case 1: return AnyView(view.position(x: number(), y: number()))
    case 2: return AnyView(view.scaleEffect(x: number(), y: number(), anchor: unit()))
    case 3: return AnyView(view.rotationEffect(angle(), anchor: unit()))
    case 4:
      return AnyView(
        view.rotation3DEffect(
          angle(), axis: (x: number(), y: number(), z: number()), anchor: unit(), anchorZ: number(),
          perspective: number()))
    case 5:
      return AnyView(
        view.transformEffect(
          CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())))
    default:
      var projection = ProjectionTransform()
      (projection.m11, projection.m13, projection.m33) = (number(), number(), number())
      return AnyView(view.projectionEffect(projection))
    }
  }

  private mutating func effect(_ depth: Int) -> AnyView {
    let view = view(depth: depth)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return AnyView(view.blur(radius: number(), opaque: chance(2)))
    case 1: return AnyView(view.shadow(color: .blue, radius: number(), x: number(), y: number()))
    case 2: return AnyView(view.opacity(number()).brightness(number()).contrast(number()))
    case 3: return AnyView(view.saturation(number()).grayscale(number()).hueRotation(angle()))
    case 4: return AnyView(view.drawingGroup(opaque: chance(2)).blendMode(.difference))
    case 5: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: number())))
    case 6: return AnyView(view.border(Color.red, width: number()))
    case 7: return AnyView(view.background(.ultraThinMaterial).compositingGroup())
    default: return AnyView(view.foregroundStyle(style()))
    }
  }

  private mutating func layered(_ depth: Int) -> AnyView {
    let (view, other) = (view(depth: depth), view(depth: depth - 1))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return AnyView(view.overlay(alignment: alignment()) { other })
    case 1: return AnyView(view.background(alignment: alignment()) { other })
    case 2: return AnyView(view.mask { other })
    default: return AnyView(view.overlay { GeometryReader { Path($0.frame(in: .global)).stroke() } })
    }
  }

  private mutating func guided(_ depth: Int) -> AnyView {
    let view = view(depth: depth)
    let number = number()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return AnyView(view.alignmentGuide(HorizontalAlignment.center) { $0.width * number })
    case 1: return AnyView(view.alignmentGuide(VerticalAlignment.top) { $0.height - number })
    case 2: return AnyView(view.layoutPriority(Double(number)))
    default: return AnyView(view.zIndex(Double(number)))
    }
  }
}
