import SwiftUI

/// The symbols that public code uses most, by the number of repositories and then of uses.
///
/// Counted in the Swift files of 53 public repositories: names in quotes after `systemName:`, `systemImage:`, `image:`, `icon:`
/// and `symbol:`.
struct SymbolsInUseSheet: View {
  private static let columns = 10

  private static let names = """
    trash plus xmark info.circle square.and.arrow.up checkmark.circle.fill chevron.right xmark.circle.fill
    circle.fill chevron.left checkmark.circle exclamationmark.triangle.fill checkmark star.fill
    exclamationmark.triangle ellipsis arrow.clockwise circle chevron.down gearshape doc.on.doc magnifyingglass
    square.and.pencil gear xmark.circle calendar photo questionmark.circle globe clock chevron.forward heart.fill
    pencil square.and.arrow.down camera play.fill exclamationmark.circle.fill folder exclamationmark.circle bell
    bolt.fill play.circle.fill qrcode.viewfinder arrow.left lock.fill timer person person.3 minus
    arrow.counterclockwise arrow.up.forward.square chevron.backward chevron.up doc lock star heart
    line.3.horizontal.decrease arrow.forward arrow.up.circle.fill chevron.up.chevron.down ellipsis.circle
    person.circle pause.fill plus.circle tag doc.text minus.circle plus.circle.fill mic.fill
    photo.on.rectangle.angled sparkles text.viewfinder bell.slash person.badge.plus doc.badge.plus list.bullet
    network safari speaker.slash.fill eye link mic play.circle text.bubble bell.slash.fill document.on.document
    person.crop.circle slider.horizontal.3 text.magnifyingglass arrow.left.arrow.right list.bullet.rectangle
    location.fill person.circle.fill questionmark.circle.fill stop.circle bell.fill photo.badge.plus video iphone
    wand.and.stars chart.bar drop.fill bubble.left.and.bubble.right calendar.badge.clock person.crop.rectangle
    photo.on.rectangle plus.square.on.square sun.max.fill antenna.radiowaves.left.and.right arrowshape.turn.up.left
    arrowtriangle.down.fill doc.text.magnifyingglass info.circle.fill person.fill cpu face.smiling lock.shield
    multiply.circle.fill person.badge.minus
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
