import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static var photo: Image { Image(AuditSample.bitmap(width: 40, height: 40), scale: 1, label: Text("Photo")) }

  static let offScreen = AuditSamples(
    type: .offScreen,
    wrong: [
      AuditSample("a text moved to the right", size: AuditSample.square) { Text("Words").offset(x: 90) },
      AuditSample("a text moved up", size: AuditSample.square) { Text("Words").offset(y: -100) },
      AuditSample("a text that does not wrap", size: AuditSample.square) {
        Text("A sentence that is too long for it").fixedSize()
      },
      AuditSample("a button that is half outside", size: AuditSample.square) {
        Button(action: {}, label: { Color.red.frame(width: 60, height: 60) }).offset(x: 90)
      },
      AuditSample("columns that are too wide", size: AuditSample.square) {
        HStack { ForEach(0..<4) { Text("Column \($0)").frame(width: 80) } }
      },
      AuditSample("a column that is too high", size: AuditSample.square) {
        VStack { ForEach(0..<20) { Text("Row \($0)") } }
      },
      AuditSample("a symbol at the edge", size: AuditSample.square) {
        Image(systemName: "star.fill").position(x: 198, y: 100)
      },
      AuditSample("a text placed outside", size: AuditSample.square) { Text("Words").position(x: 400, y: 100) },
      AuditSample("a picture that is outside", size: AuditSample.square) { photo.offset(x: 300) },
      AuditSample("a frame wider than the screen", size: AuditSample.square) {
        Text("Words").frame(width: 400, alignment: .trailing)
      },
      AuditSample("a text drawn three times as large", size: AuditSample.square) { Text("Some words").scaleEffect(3) },
      AuditSample("a toggle that is too wide", size: AuditSample.square) {
        Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 300)
      },
      AuditSample("a banner that is wider than the column that scrolls", size: AuditSample.square) {
        ScrollView { Text("Words").frame(width: 260, alignment: .leading) }
      },
      AuditSample("a row of a list that is too wide", size: AuditSample.phone) {
        List { HStack { ForEach(0..<9) { Text("Column \($0)").fixedSize() } } }
      },
      AuditSample("a column that is too high in a row that scrolls", size: AuditSample.square) {
        ScrollView(.horizontal) { VStack { ForEach(0..<20) { Text("Row \($0)") } } }
      },
      AuditSample("a picture beside the column that scrolls", size: AuditSample.square) {
        ScrollView { photo.offset(x: 300) }
      },
    ],
    right: [
      AuditSample("a text in the middle", size: AuditSample.square) { Text("Words") },
      AuditSample("rows that scroll", size: AuditSample.square) {
        ScrollView { ForEach(0..<20) { Text("Row \($0)") } }
      },
      AuditSample("a picture that bleeds", size: AuditSample.square) {
        photo.resizable().frame(width: 300, height: 300)
      },
      AuditSample("a hidden text outside", size: AuditSample.square) {
        Text("Words").offset(x: 300).accessibilityHidden(true)
      },
      AuditSample("a text that wraps", size: AuditSample.square) { Text("A sentence that is too long for it") },
      AuditSample("shapes that bleed", size: AuditSample.square) { Circle().frame(width: 400, height: 400) },
      AuditSample("a text that is not shown", size: AuditSample.square) { Text("Words").opacity(0).offset(x: 300) },
      AuditSample("a list", size: AuditSample.phone) { List(0..<50) { Text("Row \($0)") } },
      AuditSample("a lazy column", size: AuditSample.square) {
        ScrollView { LazyVStack { ForEach(0..<50) { Text("Row \($0)") } } }
      },
      AuditSample("a row that scrolls in a column that scrolls", size: AuditSample.square) {
        ScrollView {
          ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("Hour \($0)").fixedSize() } } }
          ForEach(0..<20) { Text("Row \($0)") }
        }
      },
      AuditSample("a row that scrolls in a list", size: AuditSample.phone) {
        NavigationStack {
          List {
            ScrollView(.horizontal) { HStack { ForEach(0..<19) { Text("Hour \($0)").fixedSize() } } }
            ForEach(0..<30) { Text("Row \($0)") }
          }
          .navigationTitle("Rows")
        }
      },
      AuditSample("a plan that scrolls in both directions", size: AuditSample.square) {
        ScrollView([.horizontal, .vertical]) {
          Text("Words").frame(width: 900, height: 900, alignment: .bottomTrailing)
        }
      },
      AuditSample("a picture that bleeds in a column that scrolls", size: AuditSample.square) {
        ScrollView {
          photo.resizable().frame(height: 90).padding(.horizontal, -30)
          Text("Words").padding().background(.yellow).shadow(radius: 20)
        }
        .padding(.horizontal)
      },
      AuditSample("rows that slide in as they are scrolled", size: AuditSample.square) {
        ScrollView {
          ForEach(0..<20) { row in
            Text("Row \(row)").frame(height: 30).scrollTransition { $0.offset(x: $1.isIdentity ? 0 : 180) }
          }
        }
      },
      AuditSample("rows that scroll in a view that is turned", size: AuditSample.square) {
        ScrollView { ForEach(0..<20) { Text("Row \($0)") } }.rotationEffect(.degrees(-90))
      },
      AuditSample("a symbol in the corner", size: AuditSample.square) {
        Image(systemName: "star").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      },
      AuditSample("a text that fills the width", size: AuditSample.square) { Text("Words").frame(maxWidth: .infinity) },
      AuditSample("a form", size: AuditSample.phone) { Form { Toggle("Wi-Fi", isOn: .constant(true)) } },
      AuditSample("what a clip takes away", size: AuditSample.square) {
        Text("Words that go on and on").fixedSize().frame(width: 100).clipped()
      },
    ])
}
