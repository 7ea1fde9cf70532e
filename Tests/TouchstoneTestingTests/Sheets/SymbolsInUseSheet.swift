import SwiftUI

/// The symbols that public code uses most, by the number of uses.
struct SymbolsInUseSheet: View {
  private static let columns = 10

  private static let names = """
    plus paintpalette minus checkmark star.fill heart.fill magnifyingglass timer chevron.right mic.fill
    hourglass.bottomhalf.fill hourglass.tophalf.fill globe plus.circle.fill square.and.arrow.up ellipsis bell.fill
    checkmark.circle.fill map checkmark.circle ellipsis.circle xmark.circle.fill trash.fill chevron.down
    chevron.forward arrow.right chevron.left bolt.fill arrow.up.forward.square doc.on.doc cart
    exclamationmark.circle photo doc.on.doc.fill number.square.fill square.dashed info.circle.fill
    square.fill.on.square.fill bell square.and.arrow.up.fill folder envelope exclamationmark.triangle play.fill
    line.3.horizontal.decrease.circle link list.bullet camera gearshape.fill house.fill sun.max arrow.left
    eye.slash arrow.forward paperplane clock.fill chevron.right.circle checkmark.seal.fill bookmark at
    person.fill.badge.plus square.and.pencil person.3.fill person.fill location exclamationmark.octagon.fill
    box.truck arrow.down text.bubble mappin.circle.fill phone.fill smiley arrow.right.circle.fill stop.fill square
    captions.bubble cloud.sun.rain.fill person.badge.plus checkmark.seal square.grid.2x2
    line.3.horizontal.decrease quote.opening chart.line.uptrend.xyaxis figure.wave.circle chevron.up.chevron.down
    book.pages.fill rectangle.3.group plus.square.on.square arrow.circlepath arrow.counterclockwise
    calendar.badge.exclamationmark infinity slider.horizontal.3 tag textformat.size book books.vertical
    globe.americas.fill number speaker.slash safari pin.fill minus.circle.fill ladybug.fill pause.fill
    message.fill battery.100 scroll book.fill arrow.left.and.right eye.fill doc.fill staroflife.fill bonjour
    triangle.fill airplane line.horizontal.3.decrease.circle crown.fill camera.fill trophy
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 8) {
      ForEach(Array(stride(from: 0, to: Self.names.count, by: Self.columns)), id: \.self) { first in
        GridRow {
          ForEach(Self.names[first..<first + Self.columns], id: \.self) { name in
            VStack(spacing: 2) {
              Image(systemName: name).font(.system(size: 30)).frame(width: 72, height: 44)
              Text(verbatim: name).font(.system(size: 5, design: .monospaced)).foregroundStyle(.secondary)
                .lineLimit(2).multilineTextAlignment(.center).frame(width: 68, height: 14, alignment: .top)
            }
          }
        }
      }
    }
  }
}
