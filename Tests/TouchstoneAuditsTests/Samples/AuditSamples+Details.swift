import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  static let textSize = AuditSamples(
    type: .textSize,
    wrong: [6, 7, 8, 9, 10, 10.5, 10.9].map { size in
      AuditSample("\(size) points") { Text("Terms apply").font(.system(size: size)) }
    } + [
      AuditSample("half of the body") { Text("Terms apply").scaleEffect(0.5) },
      AuditSample("scaled down to fit") {
        Text("Terms and conditions apply").lineLimit(1).minimumScaleFactor(0.3).frame(width: 80)
      },
      AuditSample("a badge") { Text("3").font(.system(size: 9).bold()).padding(3).background(.yellow, in: Circle()) },
      AuditSample("small letters among others") { Text("Price") + Text("incl. tax").font(.system(size: 8)) },
      AuditSample("a button") { Button("Skip") {}.font(.system(size: 10)) },
    ],
    right: [Font.caption2, .caption, .footnote, .body, .largeTitle].map { font in
      AuditSample("\(font)") { Text("Terms apply").font(font) }
    } + [
      AuditSample("11 points") { Text("Terms apply").font(.system(size: 11)) },
      AuditSample("small, but hidden") { Text("Terms apply").font(.system(size: 8)).accessibilityHidden(true) },
      AuditSample("a small dot") { Text("•").font(.system(size: 6)) },
      AuditSample("a tab bar", size: AuditSample.phone) {
        TabView { Text("Body").tabItem { Label("Home", systemImage: "house") } }
      },
      AuditSample("small, but not shown") { Text("Terms apply").font(.system(size: 8)).opacity(0) },
      AuditSample("small, but clear") { Text("Terms apply").font(.system(size: 8)).foregroundStyle(.clear) },
      AuditSample("small, but enlarged") { Text("Terms apply").font(.system(size: 8)).scaleEffect(2) },
    ])

  static let missingContent = AuditSamples(
    type: .missingContent,
    wrong: [
      AuditSample("a symbol that is not there") { Image(systemName: "no.such.symbol") },
      AuditSample("a symbol with a wrong letter") { Image(systemName: "heart.fil") },
      AuditSample("a label with such a symbol") { Label("Like", systemImage: "hart") },
      AuditSample("a button with such a symbol") { Button("Like", systemImage: "hart.fill") {} },
      AuditSample("an image that is not there") { Image("no-such-image") },
      AuditSample("a decorative one that is not there") { Image(decorative: "no-such-image") },
      AuditSample("a character of no font") { Text("\u{0380}") },
      AuditSample("a character that no one was given") { Text("Price \u{0378}") },
      AuditSample("a colour that is not there") { Rectangle().fill(Color("no-such-color")).frame(width: 9, height: 9) },
      AuditSample("a text in such a colour") { Text("Words").foregroundStyle(Color("no-such-color")) },
      AuditSample("a font that is not there") { Text("Words").font(.custom("No Such Font", size: 17)) },
      AuditSample("a fixed font that is not there") { Text("Words").font(.custom("No Such Font", fixedSize: 17)) },
    ],
    right: [
      AuditSample("a symbol") { Image(systemName: "heart") },
      AuditSample("a filled symbol") { Image(systemName: "heart.fill") },
      AuditSample("a variant of a symbol") { Image(systemName: "heart").symbolVariant(.fill) },
      AuditSample("a label") { Label("Like", systemImage: "heart") },
      AuditSample("letters") { Text("Words") },
      AuditSample("letters with accents") { Text("Äpfel, crème brûlée, žluťoučký") },
      AuditSample("signs") { Text("→ © € ½") },
      AuditSample("a colour") { Rectangle().fill(.red).frame(width: 9, height: 9) },
      AuditSample("a bitmap") { Image(AuditSample.bitmap(width: 8, height: 8), scale: 1, label: Text("Photo")) },
      AuditSample("the font of the system") { Text("Words").font(.system(size: 17)) },
      AuditSample("an empty text") { Text("") },
      AuditSample("spaces and line breaks") { Text("a\u{00A0}b\nc\td") },
    ])

  private static func line(y: CGFloat, width: CGFloat) -> some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: 50, y: y))
    }
    .stroke(.black, lineWidth: width).frame(width: 50, height: 20)
  }

  static let hairline = AuditSamples(
    type: .hairline,
    wrong: [
      AuditSample("half a point on a whole one") { line(y: 10, width: 0.5) },
      AuditSample("one point beside a pixel") { line(y: 10.25, width: 1) },
      AuditSample("a third of a point") { line(y: 10, width: 0.33) },
      AuditSample("an upright line") {
        Path { path in
          path.move(to: CGPoint(x: 10, y: 0))
          path.addLine(to: CGPoint(x: 10, y: 50))
        }
        .stroke(.black, lineWidth: 0.5).frame(width: 20, height: 50)
      },
      AuditSample("a frame of half a point") {
        Rectangle().stroke(.black, lineWidth: 0.5).frame(width: 40, height: 40)
      },
      AuditSample("a thin rectangle beside a pixel") {
        Path(CGRect(x: 0, y: 10.2, width: 50, height: 0.5)).fill(.black).frame(width: 50, height: 20)
      },
      AuditSample("a rectangle of three quarters of a pixel") {
        Path(CGRect(x: 0, y: 10, width: 50, height: 0.375)).fill(.black).frame(width: 50, height: 20)
      },
      AuditSample("a canvas") {
        Canvas { context, _ in
          context.stroke(Path(CGRect(x: 5, y: 5, width: 30, height: 30)), with: .color(.black), lineWidth: 0.5)
        }
        .frame(width: 40, height: 40)
      },
      AuditSample("a line made smaller") { line(y: 10, width: 1).scaleEffect(0.8) },
      AuditSample("a grey line") {
        Path(CGRect(x: 10.1, y: 0, width: 0.5, height: 50)).fill(.gray).frame(width: 20, height: 50)
      },
    ],
    right: [
      AuditSample("a divider") { Divider().frame(width: 100) },
      AuditSample("half a point between two") { line(y: 10.25, width: 0.5) },
      AuditSample("one point on a whole one") { line(y: 10, width: 1) },
      AuditSample("a rectangle of one point") { Rectangle().frame(width: 100, height: 1) },
      AuditSample("a rectangle of half a point, which snaps") {
        Rectangle().frame(width: 100, height: 0.5).padding(.top, 0.3)
      },
      AuditSample("a border within") { Rectangle().strokeBorder(.black, lineWidth: 1).frame(width: 40, height: 40) },
      AuditSample("a thick line") { line(y: 10.1, width: 4) },
      AuditSample("a slanting line") {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 50, y: 20))
        }
        .stroke(.black, lineWidth: 0.5).frame(width: 50, height: 20)
      },
      AuditSample("a circle") { Circle().stroke(.black, lineWidth: 0.5).frame(width: 40, height: 40) },
      AuditSample("the lines of a list", size: AuditSample.phone) { List(0..<5) { Text("Row \($0)") } },
      AuditSample("a symbol") { Image(systemName: "minus") },
      AuditSample("a text with a line below") { Text("Words").underline() },
      AuditSample("a short tick") {
        Path(CGRect(x: 0, y: 0.2, width: 1, height: 1)).fill(.black).frame(width: 9, height: 9)
      },
    ])
}
