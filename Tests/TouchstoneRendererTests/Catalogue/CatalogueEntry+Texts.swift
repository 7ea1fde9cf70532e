import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension CatalogueEntry {
  private static let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  /// Texts, fonts, symbols and labels.
  static let texts: [CatalogueEntry] = [
    CatalogueEntry("Text") {
      Text("Title", comment: "A title")
      Text("Title", tableName: "None", bundle: .main, comment: "A title")
      Text(verbatim: "1 %@")
      Text(String("a substring").dropFirst(2))
      Text("One \(2) \(3.5, specifier: "%.2f")") + Text(" and ").bold() + Text(Image(systemName: "star"))
      Text(AttributedString("attributed"))
    },
    CatalogueEntry("Text of dates and formats") {
      Text(noon, style: .time)
      Text(noon...noon.addingTimeInterval(60))
      Text(DateInterval(start: noon, duration: 60))
      Text(timerInterval: noon...noon.addingTimeInterval(60), countsDown: true)
      Text(0.25, format: .percent)
      Text(noon, format: .dateTime.day().month())
    },
    CatalogueEntry(".font .largeTitle .title .headline .body .caption …") {
      ForEach(Array([Font.largeTitle, .title, .title2, .title3, .headline].enumerated()), id: \.offset) { _, font in
        Text("A").font(font)
      }
      Text("B").font(.subheadline.weight(.medium)).font(nil)
      Text("C").font(.callout.bold().italic())
      Text("D").font(.footnote.monospacedDigit().smallCaps())
      Text("E").font(.caption.leading(.tight).width(.condensed))
      Text("F").font(.caption2).fontWeight(.semibold).fontDesign(.rounded).fontWidth(.expanded)
    },
    CatalogueEntry(".system .custom .weight .regular .light .semibold") {
      Text("A").font(.system(size: 14))
      Text("B").font(.system(size: 14, weight: .light, design: .serif))
      Text("C").font(.system(.body, design: .monospaced, weight: .bold))
      Text("D").font(Font.system(.title3).weight(.regular))
      Text("E").font(.custom("DejaVu Serif", size: 14))
      Text("F").font(.custom("DejaVu Serif", size: 14, relativeTo: .title))
      Text("G").font(.custom("DejaVu Serif", fixedSize: 14).weight(.heavy))
    },
    CatalogueEntry(".bold .italic .underline .kerning …") {
      Text("A").bold().italic().underline().strikethrough(true, color: .red)
      Text("B").bold(false).italic(true).underline(true, pattern: .dash, color: .blue).kerning(2).tracking(1)
      Text("C").baselineOffset(3).monospaced().monospacedDigit().foregroundColor(.red).fontWeight(nil)
      VStack { Text("D") }.bold().italic().underline()
    },
    CatalogueEntry(".multilineTextAlignment .lineLimit .fixedSize …") {
      Text("one two three").multilineTextAlignment(.center).lineLimit(2).lineSpacing(3)
      Text("one two three").lineLimit(nil).lineLimit(1...3).lineLimit(...2).lineLimit(1...)
      Text("one two three").lineLimit(2, reservesSpace: true).minimumScaleFactor(0.5).truncationMode(.middle)
      Text("one two three").fixedSize().allowsTightening(true).textCase(.uppercase)
      Text("one").fixedSize(horizontal: false, vertical: true).dynamicTypeSize(.large).dynamicTypeSize(...(.xLarge))
    },
    CatalogueEntry("Label Image(systemName:) .imageScale .renderingMode") {
      Label("Title", systemImage: "star")
      Label {
        Text("A")
      } icon: {
        Circle().frame(width: 9, height: 9)
      }
      Label("Title", systemImage: "star").labelStyle(.iconOnly)
      Image(systemName: "star.fill").imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.circle)
      Image(systemName: "heart", variableValue: 0.5).renderingMode(.template).foregroundStyle(.red, .blue)
    },
    CatalogueEntry("Image .resizable .interpolation .scaledToFit .scaledToFill") {
      Image(systemName: "heart").resizable().scaledToFit()
      Image(systemName: "heart").resizable(capInsets: EdgeInsets(), resizingMode: .tile).interpolation(.none)
      Image(systemName: "heart").resizable().antialiased(true).scaledToFill().frame(width: 20, height: 20).clipped()
      Image(size: CGSize(width: 10, height: 10), label: Text("A dot")) {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    },
  ]
}
