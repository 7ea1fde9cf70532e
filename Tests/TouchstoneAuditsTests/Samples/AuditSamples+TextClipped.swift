import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static let long = "A sentence that is much too long for the room it has"

  /// A price with characters before and after it, between two texts.
  private static func price(_ before: String, _ after: String) -> some View {
    HStack(spacing: 0) {
      Text("Now")
      Text("\(before)49.00 €\(after)")
      Text("only")
    }
    .font(.largeTitle)
  }

  static let textClipped = AuditSamples(
    type: .textClipped,
    wrong: [
      AuditSample("one line in a narrow frame") { Text(long).lineLimit(1).frame(width: 100) },
      AuditSample("a height of one line") { Text(long).frame(width: 100, height: 24) },
      AuditSample("a container with a height that clips") {
        VStack { Text(long).fixedSize(horizontal: false, vertical: true) }.frame(width: 100, height: 30).clipped()
      },
      AuditSample("the least scale is reached") {
        Text(long).lineLimit(1).minimumScaleFactor(0.5).frame(width: 100)
      },
      AuditSample("the least scale is just enough") {
        Text("Eight words").lineLimit(1).minimumScaleFactor(0.99).frame(width: 60)
      },
      AuditSample("two texts at one place") {
        ZStack {
          Text("First words")
          Text("Other words")
        }
      },
      AuditSample("a text moved over another") {
        VStack {
          Text("First words")
          Text("Other words").offset(y: -22)
        }
      },
      AuditSample("letters cut by a shape") {
        Text(long).fixedSize().frame(width: 80, height: 30).clipShape(Capsule())
      },
      AuditSample("two long texts in a row") {
        HStack {
          Text(long).lineLimit(1)
          Text(long).lineLimit(1)
        }
        .frame(width: 200)
      },
      AuditSample("the label of a button") { Button(long) {}.lineLimit(1).frame(width: 90) },
      AuditSample("a label with a symbol") { Label(long, systemImage: "star").lineLimit(1).frame(width: 90) },
      AuditSample("truncated at the head") { Text(long).lineLimit(1).truncationMode(.head).frame(width: 100) },
      AuditSample("a row of a list", size: CGSize(width: 200, height: 300)) { List { Text(long).lineLimit(1) } },
    ],
    right: [
      AuditSample("several lines") { Text(long).frame(width: 100) },
      AuditSample("one line that fits") { Text("Short").lineLimit(1) },
      AuditSample("a fixed size") { Text(long).fixedSize() },
      AuditSample("a scale that is not needed") { Text("Short").minimumScaleFactor(0.5).lineLimit(1) },
      AuditSample("a scale above the least one") {
        Text("A sentence").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60)
      },
      AuditSample("the end of a scroll view", size: CGSize(width: 200, height: 105)) {
        ScrollView { ForEach(0..<20) { Text("Row \($0)") } }
      },
      AuditSample("a card over another") {
        ZStack {
          Text("First words")
          Text("Other words").padding().background(Color.white)
        }
      },
      AuditSample("a clip with room") { Text("Short").padding().clipped() },
      AuditSample("texts below each other") {
        VStack(spacing: 0) {
          Text("First words")
          Text("Other words")
        }
      },
      AuditSample("texts side by side") {
        HStack(spacing: 0) {
          Text("First")
          Text("Other")
        }
      },
      AuditSample("a copy as a shadow, which is hidden") {
        ZStack {
          Text("Words").offset(x: 1, y: 1).accessibilityHidden(true)
          Text("Words")
        }
      },
      AuditSample("direction marks between texts") { price("\u{200E}", "\u{200F}") },
      AuditSample("isolates and a soft hyphen between texts") { price("\u{2067}", "\u{2069}\u{AD}") },
      AuditSample("three lines that are enough") { Text("One two three").lineLimit(3).frame(width: 60) },
      AuditSample("a section that is closed") {
        VStack { Text("Details").fixedSize() }.frame(width: 100, height: 0, alignment: .top).clipped()
      },
      AuditSample("a screen with bars", size: AuditSample.phone) {
        NavigationStack { List(0..<30) { Text("Row \($0)") }.navigationTitle("Rows") }
      },
      AuditSample("a row that scrolls in a card with round corners") {
        ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("Hour \($0)") } } }
          .frame(width: 200, height: 60).background(.yellow).clipShape(RoundedRectangle(cornerRadius: 12))
      },
    ])
}
