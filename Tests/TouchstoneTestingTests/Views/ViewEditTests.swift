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

private struct Row: View {
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
    #expect(causes(Row(title: "Bluetooth"), was: Row()) == ["text “Wi-Fi” → “Bluetooth” in Row"])
    #expect(causes(Row(symbol: "star.fill"), was: Row()) == ["inserted Image star.fill in Row"])
    #expect(causes(Row(), was: Row(symbol: "star")) == ["removed Image star in Row"])
    #expect(causes(Row(symbol: "star.fill"), was: Row(symbol: "star")).contains("image star → star.fill in Row"))
    #expect(causes(Row(dims: true), was: Row()) == ["opacity none → 0.5 in Row"])
    #expect(causes(Bar(width: 60), was: Bar()) == ["size 40 × 10 → 60 × 10 in Bar"])
    #expect(causes(Bar(style: StrokeStyle(lineWidth: 3)), was: Bar()) == ["line width 2 → width 3 in Bar"])
  }

  @Test func `a row that grows by a line is one cause, and those below it follow`() {
    func page(_ note: String) -> some View {
      Page {
        Text("First")
        Text(note).frame(width: 100, alignment: .leading)
        Text("Second")
        Row()
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
        Row()
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
      Page { ForEach(names, id: \.self) { Row(title: $0) } }
    }
    let causes = causes(page(["New", "One", "Two", "Three"]), was: page(["One", "Two", "Three"]))
    #expect(causes == ["inserted Row in Row"])
  }

  @Test func `one colour in many places is one edit`() {
    func page(_ color: Color) -> some View {
      Page {
        Text("Title").foregroundStyle(color)
        Circle().fill(color.opacity(0.5)).frame(width: 20, height: 20)
        Capsule().fill(LinearGradient(colors: [color, .white], startPoint: .top, endPoint: .bottom))
          .frame(width: 40, height: 20)
      }
    }
    let (old, new) = (Color(red: 0, green: 0.2, blue: 0.4), Color(red: 1, green: 0.2, blue: 0.4))
    let edits = edits(page(new), was: page(old))
    #expect(!edits.isEmpty)
    #expect(Set(edits.map(\.signature.before)) == ["#003366"])
    #expect(Set(edits.map(\.signature.after)) == ["#FF3366"])
  }

  @Test func `a message says what changed`() {
    let outcome = compare(
      Tag(color: .init(red: 0, green: 0.4, blue: 0.8)), .image, withGoldenOf: Tag(), .image)
    let message = outcome.message ?? ""
    #expect(message.contains("\nChange: colour #003366 → #0066CC in Tag\n"), "\(message)")
  }
}
