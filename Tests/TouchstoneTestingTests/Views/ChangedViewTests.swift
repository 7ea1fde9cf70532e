import Foundation
import Testing
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

private struct PriceTag: View {
  var price = "$5"
  var color = Color.green

  var body: some View { Text(price).padding(6).background(color, in: .rect(cornerRadius: 4)) }
}

private struct Stars: View {
  var color = Color.orange

  var body: some View {
    HStack { ForEach(0..<3, id: \.self) { _ in Image(systemName: "star.fill").foregroundStyle(color) } }
  }
}

private struct Card<Content: View>: View {
  var radius: CGFloat = 8
  @ViewBuilder var content: Content

  var body: some View {
    content.padding(12).frame(width: 160).background(.blue.opacity(0.2), in: .rect(cornerRadius: radius))
  }
}

private struct Caption: ViewModifier {
  var font = Font.caption

  func body(content: Content) -> some View { content.font(font).padding(4).border(.gray) }
}

private struct Rating: View {
  var value = 0.4

  var body: some View { ProgressView(value: value).frame(width: 120) }
}

private struct Dot: View {
  var size: CGFloat = 20
  var color = Color.red

  var body: some View { Circle().fill(color).frame(width: size, height: size) }
}

/// Whose change a failure is.
@MainActor @Suite struct ChangedViewTests {
  private func regions<V: View>(_ view: V, was golden: V) -> [RegionSummary] {
    compare(view, .image, withGoldenOf: golden, .image).result.comparison?.regions ?? []
  }

  private func expect<V: View>(
    _ view: V, was golden: V, isIn type: String, line: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = compare(view, .image, withGoldenOf: golden, .image)
    let place = "Views/ChangedViewTests.swift:\(line)"
    #expect(outcome.failure != nil, sourceLocation: sourceLocation)
    let views = outcome.result.comparison?.regions.map(\.view) ?? []
    #expect(!views.isEmpty, sourceLocation: sourceLocation)
    for view in views {
      #expect(view?.typeName == type, "\(String(describing: view))", sourceLocation: sourceLocation)
      #expect(view?.source?.hasSuffix(place) == true, "\(String(describing: view))", sourceLocation: sourceLocation)
    }
    let message = outcome.message ?? ""
    #expect(message.contains("\nView: \(type) ("), "\(message)", sourceLocation: sourceLocation)
    #expect(message.contains("\(place))\n"), "\(message)", sourceLocation: sourceLocation)
  }

  @Test func `pictures of one component name it and its file`() {
    expect(PriceTag(color: .mint), was: PriceTag(), isIn: "PriceTag", line: 8)
    expect(PriceTag(price: "$6"), was: PriceTag(), isIn: "PriceTag", line: 8)
    expect(Rating(value: 0.7), was: Rating(), isIn: "Rating", line: 38)
    expect(Card(radius: 2) { Text("A") }, was: Card { Text("A") }, isIn: "Card", line: 23)
    expect(Card { Text("B") }, was: Card { Text("A") }, isIn: "Card", line: 23)
    expect(
      Text("Note").modifier(Caption(font: .caption.bold())).frame(width: 60, height: 40),
      was: Text("Note").modifier(Caption()).frame(width: 60, height: 40), isIn: "Caption", line: 32)
    expect(Dot().opacity(0.5), was: Dot().opacity(1), isIn: "Dot", line: 44)
    // The picture has another size.
    expect(Dot(size: 24), was: Dot(size: 20), isIn: "Dot", line: 44)
  }

  @Test func `a gradient says where it runs now`() {
    func edits<S: ShapeStyle>(_ style: S, was golden: S) -> [String] {
      let outcome = compare(
        Rectangle().fill(style).frame(width: 40, height: 20), .image,
        withGoldenOf: Rectangle().fill(golden).frame(width: 40, height: 20), .image)
      return (outcome.result.edits ?? []).map(\.words)
    }
    let colors = Gradient(colors: [.white, .black])
    func linear(_ start: UnitPoint, _ end: UnitPoint) -> LinearGradient {
      LinearGradient(gradient: colors, startPoint: start, endPoint: end)
    }
    #expect(
      edits(linear(.leading, .trailing), was: linear(.top, .bottomTrailing))
        == ["direction top to bottom right → left to right"])
    #expect(
      edits(
        RadialGradient(gradient: colors, center: .center, startRadius: 0, endRadius: 9),
        was: RadialGradient(gradient: colors, center: .init(x: 0.25, y: 0.5), startRadius: 2, endRadius: 9))
        == ["direction 25% 50% 2 to 9 → centre 0 to 9"])
    #expect(
      edits(
        AngularGradient(gradient: colors, center: .center, angle: .degrees(90)),
        was: AngularGradient(gradient: colors, center: .center, angle: .zero))
        == ["direction centre 0° to 360° → centre 90° to 450°"])
    #expect(
      edits(
        EllipticalGradient(gradient: colors, center: .center), was: EllipticalGradient(gradient: colors, center: .top))
        == ["direction top 0 to 1 → centre 0 to 1"])
  }

  @Test func `the gradient of a second fill says where it runs, and none that only its outline changes`() {
    let colors = Gradient(colors: [.white, .black])
    func drawing(_ end: CGPoint) -> some View {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
        context.fill(
          Path(CGRect(x: 10, y: 10, width: 20, height: 20)),
          with: .linearGradient(colors, startPoint: CGPoint(x: 10, y: 10), endPoint: end))
      }.frame(width: 40, height: 40)
    }
    func edits<V: View>(_ view: V, was golden: V) -> [String] {
      (compare(view, .image, withGoldenOf: golden, .image).result.edits ?? []).map(\.words)
    }
    #expect(
      edits(drawing(CGPoint(x: 30, y: 10)), was: drawing(CGPoint(x: 10, y: 30)))
        == ["direction top left to bottom left → top left to top right"])
    func ring(_ width: CGFloat) -> some View {
      Circle().strokeBorder(LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom), lineWidth: width)
        .frame(width: 40, height: 40)
    }
    #expect(edits(ring(6), was: ring(4)).allSatisfy { !$0.contains("→") || $0.hasPrefix("line") })
  }

  @Test func `a golden with no room for what its views draw is said to have none`() {
    func drawing(_ color: Color) -> some View {
      Canvas { context, _ in
        for number in 0..<2400 {
          let (x, y) = (Double(number % 40), Double(number / 40))
          context.fill(
            Path { path in
              path.move(to: CGPoint(x: x, y: y))
              path.addLine(to: CGPoint(x: x + 0.5 + Double(number % 97) / 97, y: y + 1))
              for corner in 0..<6 {
                path.addLine(
                  to: CGPoint(
                    x: x + Double(number * (corner + 3) % 97) / 97, y: y + Double(number * (corner + 5) % 89) / 89))
              }
            }, with: .color(color))
        }
      }.frame(width: 44, height: 34)
    }
    let outcome = compare(drawing(.blue), .image, withGoldenOf: drawing(.red), .image)
    #expect(outcome.result.edits == nil)
    let words = "The golden has no room for what its views draw, so only their pixels are compared."
    #expect(outcome.message?.contains(words) == true, "\(outcome.message ?? "")")
  }

  @Test func `a component in a screen is named, and not the screen`() {
    func screen(_ tag: PriceTag, _ dot: Dot = Dot()) -> some View {
      VStack(spacing: 20) {
        Card {
          HStack {
            Text("Melon")
            tag
          }
        }
        dot
        Stars()
      }
      .padding(20)
    }
    let tag = regions(screen(PriceTag(color: .mint)), was: screen(PriceTag()))
    #expect(!tag.isEmpty && tag.allSatisfy { $0.view?.typeName == "PriceTag" }, "\(tag)")
    let dot = regions(screen(PriceTag(), Dot(size: 18)), was: screen(PriceTag(), Dot(size: 20)))
    #expect(dot.contains { $0.view?.typeName == "Dot" }, "\(dot)")
  }

  @Test func `in twenty padded screens, nine of ten regions name the view that changed`() {
    let names = ["PriceTag", "Dot", "Rating", "Card", "Stars"]
    func screen(_ number: Int, changed: Bool) -> some View {
      let kind = changed ? number % names.count : -1
      return VStack(alignment: number.isMultiple(of: 2) ? .leading : .center, spacing: CGFloat(4 + number)) {
        Text("Screen \(number)").font(.headline)
        PriceTag(color: kind == 0 ? .mint : .green)
        HStack {
          Dot(color: kind == 1 ? .orange : .red)
          Text("Open")
        }
        Rating(value: kind == 2 ? 0.8 : 0.4)
        Card(radius: kind == 3 ? 2 : 8) { Text("Inside") }
        Stars(color: kind == 4 ? .yellow : .orange)
      }
      .padding(CGFloat(8 + number)).frame(width: 320, height: 480)
    }
    var found: [(name: String, is: String?)] = []
    for number in 0..<20 {
      found += regions(screen(number, changed: true), was: screen(number, changed: false)).map { region in
        (names[number % names.count], region.view?.typeName)
      }
    }
    let right = found.count { $0.name == $0.is }
    #expect(found.count >= 20 && right * 10 >= found.count * 9, "\(right) of \(found.count): \(found)")
  }

  @Test func `what the picture adds is no view of the user`() {
    let found = regions(Text("Hello").frame(width: 80, height: 30), was: Text("Holla").frame(width: 80, height: 30))
    #expect(found.first?.view?.path.hasSuffix("Text") == true)
    #expect(found.allSatisfy { $0.view?.type == nil && $0.view?.path.contains("_") == false })
  }
}
