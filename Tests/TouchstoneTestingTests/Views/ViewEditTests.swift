import Foundation
import Testing
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

private struct Tag: View {
  var price = "$5"
  var color = Color(red: 0, green: 0.2, blue: 0.4)
  var font = Font.body
  var padding: CGFloat = 6
  var radius: CGFloat = 4

  var body: some View {
    Text(price).font(font).padding(padding).background(color, in: .rect(cornerRadius: radius))
  }
}

private struct SettingRow: View {
  var symbol: String?
  var title = "Wi-Fi"
  var isBold = false
  var dims = false

  var body: some View {
    HStack {
      if let symbol { Image(systemName: symbol) }
      Text(title).bold(isBold).opacity(dims ? 0.5 : 1)
      Spacer()
      Text("On")
    }
    .frame(width: 160)
  }
}

private struct Bar: View {
  var width: CGFloat = 40
  var style = StrokeStyle(lineWidth: 2)
  var angle = Angle.zero

  var body: some View { Rectangle().stroke(.red, style: style).frame(width: width, height: 10).rotationEffect(angle) }
}

private struct Page<Content: View>: View {
  var spacing: CGFloat = 8
  @ViewBuilder var content: Content

  var body: some View { VStack(alignment: .leading, spacing: spacing) { content }.padding() }
}

/// The view of the README, whose example of a failure is what this says.
private struct Greeting: View {
  var text = "Hello, Ada!"
  var color = Color.yellow

  var body: some View {
    HStack {
      Image(systemName: "hand.wave.fill").foregroundStyle(color)
      Text(text).font(.headline)
    }
    .padding()
    .background(Color.white)
  }
}

/// What became of the views of a picture.
@MainActor @Suite struct ViewEditTests {
  private func edits<V: View>(_ view: V, was golden: V) -> [ViewEdit] {
    compare(view, .image, withGoldenOf: golden, .image).result.edits ?? []
  }

  /// The causes, each with the view that it is in.
  private func causes<V: View>(_ view: V, was golden: V) -> [String] {
    edits(view, was: golden).filter { !$0.isConsequence }
      .map { "\($0.words) in \($0.view.typeName ?? "none")" }
  }

  @Test func `a change of one component says what became of it`() {
    #expect(causes(Tag(color: .init(red: 0, green: 0.4, blue: 0.8)), was: Tag()) == ["colour #003366 → #0066CC in Tag"])
    #expect(causes(Tag(price: "$6"), was: Tag()) == ["text “$5” → “$6” in Tag"])
    #expect(causes(Tag(font: .headline), was: Tag()) == ["font regular 17 → semibold 17 in Tag"])
    #expect(causes(Tag(padding: 8), was: Tag()) == ["size 32 × 32.5 → 36 × 36.5 in Tag"])
    #expect(causes(Tag(radius: 9), was: Tag()) == ["another shape in Tag"])
    #expect(causes(SettingRow(title: "Bluetooth"), was: SettingRow()) == ["text “Wi-Fi” → “Bluetooth” in SettingRow"])
    #expect(causes(SettingRow(symbol: "star.fill"), was: SettingRow()) == ["inserted Image star.fill in SettingRow"])
    #expect(causes(SettingRow(), was: SettingRow(symbol: "star")) == ["removed Image star in SettingRow"])
    #expect(
      causes(SettingRow(symbol: "star.fill"), was: SettingRow(symbol: "star")).contains(
        "image star → star.fill in SettingRow"))
    #expect(causes(SettingRow(dims: true), was: SettingRow()) == ["opacity none → 0.5 in SettingRow"])
    #expect(causes(Bar(width: 60), was: Bar()) == ["size 40 × 10 → 60 × 10 in Bar"])
    #expect(causes(Bar(style: StrokeStyle(lineWidth: 3)), was: Bar()) == ["line width 2 → width 3 in Bar"])
  }

  @Test func `twelve changes of one component each name it and its file`() {
    func places<V: View>(_ view: V, was golden: V) -> Set<String> {
      let result = compare(view, .image, withGoldenOf: golden, .image).result
      let views = (result.edits ?? []).filter { !$0.isConsequence }.map(\.view)
      return Set(
        (views + (result.comparison?.regions.compactMap(\.view) ?? [])).map { view in
          let place = view.source?.split(separator: "/").suffix(2).joined(separator: "/")
          return "\(view.typeName ?? "none") \(place ?? "nowhere")"
        })
    }
    let tag: Set = ["Tag Views/ViewEditTests.swift:8"]
    #expect(places(Tag(color: .init(red: 0, green: 0.4, blue: 0.8)), was: Tag()) == tag)
    #expect(places(Tag(price: "$6"), was: Tag()) == tag)
    #expect(places(Tag(font: .headline), was: Tag()) == tag)
    #expect(places(Tag(padding: 8), was: Tag()) == tag)
    #expect(places(Tag(radius: 9), was: Tag()) == tag)
    let row: Set = ["SettingRow Views/ViewEditTests.swift:20"]
    #expect(places(SettingRow(title: "Bluetooth"), was: SettingRow()) == row)
    #expect(places(SettingRow(symbol: "star.fill"), was: SettingRow()) == row)
    #expect(places(SettingRow(), was: SettingRow(symbol: "star")) == row)
    #expect(places(SettingRow(dims: true), was: SettingRow()) == row)
    let bar: Set = ["Bar Views/ViewEditTests.swift:37"]
    #expect(places(Bar(width: 60), was: Bar()) == bar)
    #expect(places(Bar(style: StrokeStyle(lineWidth: 3)), was: Bar()) == bar)
    #expect(places(Bar(angle: .degrees(30)), was: Bar()) == bar)
  }

  @Test func `an outline beside a change of its view's size is noted, as it may be more than a consequence`() {
    func uncertain<V: View>(_ view: V, was golden: V) -> [ViewEdit.Kind] {
      edits(view, was: golden).filter { $0.isConsequence && $0.before == nil && $0.after == nil }.map(\.kind)
    }
    // The corner radius of a tag that a longer text widens.
    #expect(uncertain(Tag(price: "$50", radius: 9), was: Tag()) == [.shape])
    // The clip of what grows by a line.
    func note(_ text: String, radius: CGFloat) -> some View {
      VStack { Text(text) }.padding(8).background(.yellow).clipShape(.rect(cornerRadius: radius))
    }
    #expect(uncertain(note("A\nB", radius: 20), was: note("A", radius: 8)).contains(.clip))
    // What keeps its size and moves by whole pixels shows all of its changes.
    func page(_ text: String, radius: CGFloat) -> some View {
      Page {
        Text(text)
        Tag(radius: radius)
      }
    }
    #expect(uncertain(page("A\nB", radius: 4), was: page("A", radius: 4)) == [])
    #expect(causes(page("A\nB", radius: 9), was: page("A", radius: 4)).contains("another shape in Tag"))
  }

  @Test func `what changed in a masked view is no cause`() {
    func page(_ time: String, _ tag: Tag, _ color: Color = .red) -> some View {
      Page {
        Text(time).foregroundStyle(color).accessibilityIdentifier("clock")
        tag
      }
    }
    let masked = Snapshotting<AnyView, UIImage>.image.masking(.view("clock"))
    func causes(_ view: some View, was golden: some View) -> [String] {
      let result = compare(AnyView(view), masked, withGoldenOf: AnyView(golden), masked).result
      return (result.edits ?? []).filter { !$0.isConsequence }.map(\.words)
    }
    let golden = page("12:00", Tag())
    #expect(causes(page("12:01", Tag(price: "$6"), .green), was: golden) == ["text “$5” → “$6”"])
    let both = compare(
      AnyView(page("12:01", Tag(price: "$6"))), masked, withGoldenOf: AnyView(golden), masked)
    #expect(both.message?.contains("text: “$5” → “$6”. ") == true && both.message?.contains("12:0") == false)
    // Beside the mask, all counts.
    #expect(causes(page("12:00", Tag(price: "$6")), was: golden) == ["text “$5” → “$6”"])
  }

  @Test func `the frames of a film strip say what became of their views`() {
    let strip = Snapshotting<Tag, UIImage>.filmStrip(at: .zero, .milliseconds(100))
    let edits =
      compare(Tag(color: .init(red: 0, green: 0.4, blue: 0.8)), strip, withGoldenOf: Tag(), strip).result.edits ?? []
    #expect(edits.map { "\($0.words) in \($0.view.typeName ?? "none")" } == ["colour #003366 → #0066CC in Tag"])
  }

  @Test func `a failure of another size says what changed, as in the README`() throws {
    let outcome = compare(
      Greeting(text: "Hello, Ada?", color: .orange), .image, withGoldenOf: Greeting(), .image)
    let message = try #require(outcome.message)
    #expect(message.contains("text: “Hello, Ada!” → “Hello, Ada?”. "), "\(message)")
    #expect(message.contains("\nChange: colour #FFCC00 → #FF9500 in Greeting\nView: Greeting ("), "\(message)")
  }

  @Test func `a row that grows by a line is one cause, and those below it follow`() {
    func page(_ note: String) -> some View {
      Page {
        Text("First")
        Text(note).frame(width: 100, alignment: .leading)
        Text("Second")
        SettingRow()
        Text("Third")
      }
    }
    let edits = edits(page("A note that takes a second line here"), was: page("A note"))
    let causes = edits.filter { !$0.isConsequence }
    #expect(causes.map(\.words) == ["text “A note” → “A note that takes a second line here”"])
    let moved = edits.filter { $0.isConsequence && $0.kind == .moved }
    #expect(!moved.isEmpty)
  }

  @Test func `a distance between views is a change of the view that has them`() {
    func page(_ spacing: CGFloat) -> some View {
      Page(spacing: spacing) {
        Text("First")
        Text("Second")
        Text("Third")
      }
    }
    let edits = edits(page(12), was: page(8))
    #expect(edits.filter { !$0.isConsequence }.map(\.kind) == [.resized])
    #expect(edits.first?.view.typeName == "Page")
    #expect(edits.first?.view.name == "VStack")
  }

  @Test func `a text of the same size does not hide a new distance`() {
    func page(_ digit: String, _ spacing: CGFloat) -> some View {
      Page(spacing: spacing) {
        Text(digit).monospacedDigit()
        Text("Second")
      }
    }
    #expect(causes(page("6", 20), was: page("5", 8)).contains { $0.hasPrefix("size ") })
  }

  @Test func `what a view does to all in it is its own change`() {
    func page(opacity: Double, radius: CGFloat, note: String) -> some View {
      VStack {
        SettingRow()
        Text(note)
      }
      .opacity(opacity).clipShape(.rect(cornerRadius: radius))
    }
    let golden = page(opacity: 1, radius: 8, note: "A")
    #expect(causes(page(opacity: 0.5, radius: 8, note: "A"), was: golden) == ["opacity none → 0.5 in none"])
    #expect(causes(page(opacity: 1, radius: 20, note: "A"), was: golden) == ["another clip in none"])
    #expect(
      causes(page(opacity: 1, radius: 8, note: "A\nB"), was: golden) == ["text “A” → “A B” in none"])
  }

  @Test func `a text that masks a colour is seen`() {
    func view(_ text: String) -> some View { Color.red.frame(width: 60, height: 20).mask(Text(text)) }
    #expect(causes(view("90"), was: view("10")) == ["text “10” → “90” in none"])
  }

  @Test func `a row in front of others leaves them as they are`() {
    func page(_ names: [String]) -> some View {
      Page { ForEach(names, id: \.self) { SettingRow(title: $0) } }
    }
    let causes = causes(page(["New", "One", "Two", "Three"]), was: page(["One", "Two", "Three"]))
    #expect(causes == ["inserted SettingRow in SettingRow"])
  }

  @Test func `one colour in many places is one edit`() {
    func page(_ color: Color) -> some View {
      Page {
        Text("Title").foregroundStyle(color)
        Circle().fill(color.opacity(0.5)).frame(width: 20, height: 20)
        Rectangle().fill(color.gradient).frame(width: 20, height: 20)
        Rectangle().fill(.red).frame(width: 20, height: 20).shadow(color: color, radius: 2)
        Capsule().fill(LinearGradient(colors: [color, .white], startPoint: .top, endPoint: .bottom))
          .frame(width: 40, height: 20)
      }
    }
    let (old, new) = (Color(red: 0, green: 0.2, blue: 0.4), Color(red: 1, green: 0.2, blue: 0.4))
    let edits = edits(page(new), was: page(old))
    #expect(!edits.isEmpty)
    #expect(Set(edits.flatMap(\.signatures).map(\.before)) == ["#003366"])
    #expect(Set(edits.flatMap(\.signatures).map(\.after)) == ["#FF3366"])
  }

  @Test func `a message says what changed`() {
    let outcome = compare(
      Tag(color: .init(red: 0, green: 0.4, blue: 0.8)), .image, withGoldenOf: Tag(), .image)
    let message = outcome.message ?? ""
    #expect(message.contains("\nChange: colour #003366 → #0066CC in Tag\n"), "\(message)")
  }
}
