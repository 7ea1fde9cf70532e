import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static func cover(_ width: CGFloat, x: CGFloat = 0) -> some View {
    Color.red.frame(width: width, height: 40).offset(x: x)
  }

  static let overlap = AuditSamples(
    type: .overlap,
    wrong: [
      AuditSample("a box over the end of a text") {
        Text("Some more words").overlay(alignment: .trailing) { cover(40) }
      },
      AuditSample("a box over the start of a text") {
        Text("Some more words").overlay(alignment: .leading) { cover(40) }
      },
      AuditSample("a negative spacing") {
        HStack(spacing: -30) {
          Text("Some more words"); cover(60)
        }
      },
      AuditSample("an offset", size: AuditSample.square) {
        VStack {
          Text("Some more words"); cover(60).offset(y: -30)
        }
      },
      AuditSample("a button on a text") {
        ZStack(alignment: .trailing) {
          Text("Some more words"); Button("Go") {}.padding(4).background(.yellow)
        }
      },
      AuditSample("a picture on a text") {
        Text("Some more words").overlay(alignment: .trailing) {
          Image(AuditSample.bitmap(width: 40, height: 40), scale: 1, label: Text("Photo"))
        }
      },
      AuditSample("a banner on a paragraph", size: AuditSample.square) {
        Text("A paragraph of several lines that a banner covers in a part").frame(width: 120)
          .overlay(alignment: .bottom) { Color.blue.frame(height: 20) }
      },
      AuditSample("a dark scheme", scheme: .dark) {
        Text("Some more words").overlay(alignment: .trailing) { cover(40) }
      },
      AuditSample("a shape on a text") {
        Text("Some more words").overlay(alignment: .trailing) { Circle().fill(.red).frame(width: 40, height: 40) }
      },
      AuditSample("a position", size: AuditSample.square) {
        ZStack {
          Text("Some more words").position(x: 100, y: 100); cover(40).position(x: 60, y: 100)
        }
      },
    ],
    right: [
      AuditSample("texts in a column") {
        VStack {
          Text("One"); Text("Two")
        }
      },
      AuditSample("a background") { Text("Words").background(.yellow) },
      AuditSample("a text that is covered altogether") { Text("Words").overlay { Color.red } },
      AuditSample("a faint cover") { Text("Some more words").overlay(alignment: .trailing) { cover(40).opacity(0.2) } },
      AuditSample("a badge beside a text") {
        Text("Inbox").padding(.trailing, 20).overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 8, height: 8)
        }
      },
      AuditSample("a border") { Text("Words").padding(4).border(.red) },
      AuditSample("an underline") {
        Text("Words").overlay(alignment: .bottom) { Color.red.frame(height: 1).offset(y: 2) }
      },
      AuditSample("a hidden text") {
        Text("Some more words").accessibilityHidden(true).overlay(alignment: .trailing) { cover(40) }
      },
      AuditSample("a list under a bar", size: AuditSample.phone) {
        NavigationStack { List { ForEach(0..<40) { Text("Row \($0)") } }.navigationTitle("Title") }
      },
      AuditSample("a sheet over a screen", size: AuditSample.phone) {
        Text("Below").sheet(isPresented: .constant(true)) { Text("Above") }
      },
      AuditSample("a clear box") { Text("Some more words").overlay { Color.clear } },
    ])
}
