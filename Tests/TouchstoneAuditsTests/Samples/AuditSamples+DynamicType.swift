import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  static let dynamicType = AuditSamples(
    type: .dynamicType,
    wrong: [
      AuditSample("a size in points") { Text("Title").font(.system(size: 17)) },
      AuditSample("a size in points, bold") { Text("Title").font(.system(size: 30, weight: .bold)) },
      AuditSample("a font of a fixed size") { Text("Title").font(.custom("Inter", fixedSize: 20)) },
      AuditSample("a size of text that is set") { Text("Title").dynamicTypeSize(.large) },
      AuditSample("a range of one size") { Text("Title").dynamicTypeSize(.large ... .large) },
      AuditSample("a fixed text in a button") { Button(action: {}, label: { Text("Buy").font(.system(size: 15)) }) },
      AuditSample("a fixed text beside one that grows") {
        VStack {
          Text("Grows")
          Text("Does not").font(.system(size: 12))
        }
      },
      AuditSample("one line in a narrow room") { Text("Settings").lineLimit(1).frame(width: 90) },
      AuditSample("a fixed height") { Text("Two words").frame(width: 90, height: 24) },
      AuditSample("a row that gets too wide", size: AuditSample.square) {
        HStack {
          Text("Total").fixedSize()
          Spacer()
          Text("1,234.56").fixedSize()
        }
      },
      AuditSample("a column that gets too high", size: AuditSample.square) {
        VStack { ForEach(0..<8) { Text("Row \($0)").fixedSize() } }
      },
      AuditSample("a clip that gets too small") {
        Text("Words").fixedSize().frame(width: 80, height: 30).clipped()
      },
    ],
    right: [
      AuditSample("the body") { Text("Title") },
      AuditSample("a text style") { Text("Title").font(.title) },
      AuditSample("a text style in bold") { Text("Title").font(.headline.bold()) },
      AuditSample("a custom font that grows") { Text("Title").font(.custom("Inter", size: 20)) },
      AuditSample("a custom font relative to a style") {
        Text("Title").font(.custom("Inter", size: 20, relativeTo: .title))
      },
      AuditSample("a range that lets it grow") { Text("Title").dynamicTypeSize(...(.accessibility1)) },
      AuditSample("a text that wraps", size: CGSize(width: 320, height: 400)) { Text("A sentence of six short words") },
      AuditSample("a scroll view", size: AuditSample.square) {
        ScrollView { ForEach(0..<8) { Text("Row \($0)") } }
      },
      AuditSample("a fixed text that only decorates") { Text("★").font(.system(size: 20)).accessibilityHidden(true) },
      AuditSample("a row that becomes a column", size: AuditSample.square) {
        ViewThatFits {
          HStack {
            Text("Total amount"); Text("12.00")
          }
          VStack {
            Text("Total"); Text("12.00")
          }
        }
      },
      AuditSample("a list", size: AuditSample.phone) { List(0..<30) { Text("Row \($0)") } },
      AuditSample("a tab bar", size: AuditSample.phone) {
        TabView { Text("Body").tabItem { Label("Home", systemImage: "house") } }
      },
      AuditSample("a segmented picker of the system") {
        Picker("Units", selection: .constant(0)) {
          Text("Metric").tag(0)
          Text("Imperial").tag(1)
        }
        .pickerStyle(.segmented)
      },
      AuditSample("a size that is scaled") { Text("Title").font(.custom("Inter", size: 17, relativeTo: .body)) },
    ])
}
