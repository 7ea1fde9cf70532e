import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  static let contrast = AuditSamples(
    type: .contrast,
    wrong: [
      AuditSample("grey 153 on white, 2.85:1") { Text("Price").foregroundStyle(Color(white: 0.6)) },
      AuditSample("white on yellow") { Text("Sale").foregroundStyle(.white).padding().background(.yellow) },
      AuditSample("secondary at the size of a body, 3.4:1") { Text("Subtitle").foregroundStyle(.secondary) },
      AuditSample("black at 40 % opacity") { Text("Faint").opacity(0.4) },
      AuditSample("red on green of the same lightness") {
        Text("Stop").foregroundStyle(Color(red: 0.8, green: 0, blue: 0)).padding()
          .background(Color(red: 0, green: 0.45, blue: 0))
      },
      AuditSample("white on a gradient that becomes white") {
        Text("A long headline across").foregroundStyle(.white).padding()
          .background(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
      },
      AuditSample("white on a picture with bright parts") {
        Text("Caption of a photo").foregroundStyle(.white).padding()
          .background { Image(AuditSample.bitmap(width: 64, height: 64), scale: 1, label: Text("Photo")).resizable() }
      },
      AuditSample("light grey symbol") { Image(systemName: "heart.fill").foregroundStyle(Color(white: 0.8)) },
      AuditSample("white on white") { Text("Nothing").foregroundStyle(.white) },
      AuditSample("black on the background of a dark scheme", scheme: .dark) {
        Text("Title").foregroundStyle(.black).padding()
      },
      AuditSample("grey 128 on white, 3.95:1") { Text("Note").foregroundStyle(Color(white: 128 / 255)) },
      AuditSample("large and bold at 2.6:1") { Text("Big").font(.title.bold()).foregroundStyle(Color(white: 0.63)) },
      AuditSample("white on a faint button") {
        Button("Buy") {}.foregroundStyle(.white).padding().background(Color.blue.opacity(0.3), in: Capsule())
      },
      AuditSample("a large letter at 3.2:1, which may be, before small ones at 4.0:1") {
        Text("\(Text("L").font(.system(size: 24)).foregroundStyle(Color(white: 144 / 255)))arge")
          .foregroundStyle(Color(white: 127 / 255))
      },
      AuditSample("text in a group with a blend mode") {
        Text("Overlay").foregroundStyle(Color(white: 0.9)).blendMode(.multiply).padding()
      },
    ],
    right: [
      AuditSample("the primary style") { Text("Title") },
      AuditSample("grey 118 on white, 4.54:1") { Text("Note").foregroundStyle(Color(white: 118 / 255)) },
      AuditSample("grey 148 on white at 24 points, 3.03:1") {
        Text("Big").font(.system(size: 24)).foregroundStyle(Color(white: 148 / 255))
      },
      AuditSample("grey 148 on white at 14 points in bold, 3.03:1") {
        Text("Bold").font(.system(size: 14, weight: .bold)).foregroundStyle(Color(white: 148 / 255))
      },
      AuditSample("a large letter at 3.2:1 before small ones at 4.6:1") {
        Text("\(Text("L").font(.system(size: 24)).foregroundStyle(Color(white: 144 / 255)))arge")
          .foregroundStyle(Color(white: 117 / 255))
      },
      AuditSample("white on a dark blue") {
        Text("Go").foregroundStyle(.white).padding().background(Color(red: 0, green: 0, blue: 0.5))
      },
      AuditSample("a disabled button") { Button("Buy") {}.foregroundStyle(Color(white: 0.8)).disabled(true) },
      AuditSample("text that only decorates") {
        Text("★★★").foregroundStyle(Color(white: 0.9)).accessibilityHidden(true)
      },
      AuditSample("a symbol that only decorates") {
        Image(systemName: "star").foregroundStyle(Color(white: 0.9)).accessibilityHidden(true)
      },
      AuditSample("emoji, which have colours of their own") { Text("🟨") },
      AuditSample("white on a dark gradient") {
        Text("A long headline").foregroundStyle(.white).padding()
          .background(LinearGradient(colors: [.black, Color(white: 0.3)], startPoint: .top, endPoint: .bottom))
      },
      AuditSample("primary in a dark scheme", scheme: .dark) { Text("Title").padding() },
      AuditSample("text behind an opaque card") {
        Text("Under").foregroundStyle(Color(white: 0.9)).overlay { Rectangle().fill(.white) }
      },
      AuditSample("text that is not shown") { Text("Room").opacity(0) },
      AuditSample("a symbol at 3.03:1") { Image(systemName: "heart.fill").foregroundStyle(Color(white: 148 / 255)) },
      AuditSample("text that is a mask") {
        LinearGradient(colors: [.black, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 80, height: 30)
          .mask(Text("Logo"))
      },
      AuditSample("a link of a list, with its arrow", size: AuditSample.phone) {
        NavigationStack { List { NavigationLink("General") { Text("General") } } }
      },
      AuditSample("a screen under a sheet", size: AuditSample.phone) {
        Text("Below").foregroundStyle(Color(white: 0.6)).sheet(isPresented: .constant(true)) { Text("Above") }
      },
    ])
}
