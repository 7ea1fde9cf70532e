import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension CatalogueEntry {
  private static let named: [Color] = [
    .white, .red, .blue, .green, .black, .secondary, .primary, .gray, .yellow, .orange, .purple, .accentColor, .pink,
    .teal, .cyan, .mint, .indigo, .brown,
  ]

  /// Colours and styles.
  static let colors: [CatalogueEntry] = [
    CatalogueEntry("Color .white .red .blue …") {
      ForEach(named.indices, id: \.self) { named[$0] }
    },
    CatalogueEntry("Color(red:green:blue:) Color(white:) Color(hue:saturation:brightness:) …") {
      Color(red: 0.2, green: 0.3, blue: 0.4)
      Color(.displayP3, red: 0.2, green: 0.3, blue: 0.4, opacity: 0.5)
      Color(.sRGB, white: 0.5, opacity: 0.9)
      Color(white: 0.3)
      Color(hue: 0.2, saturation: 0.6, brightness: 0.9, opacity: 0.9)
      Color(uiColor: .systemTeal)
      Color(UIColor.systemGray6)
      Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      Color(nsColor: .windowBackgroundColor)
      Color(NSColor.controlBackgroundColor)
    },
    CatalogueEntry(".foregroundColor .foregroundStyle .tint .accentColor .opacity") {
      Text("A").foregroundColor(.red).foregroundColor(nil)
      Text("B").foregroundStyle(.secondary)
      Text("C").foregroundStyle(.red, .green, .blue)
      Text("D").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("E").foregroundStyle(.tint).tint(.red)
      Text("F").foregroundStyle(Color.red.opacity(0.5).shadow(.drop(color: .black, radius: 2, x: 1, y: 1)))
      Text("G").accentColor(.green).opacity(0.7)
      Text("H").foregroundStyle(.red.mix(with: .blue, by: 0.3))
    },
    CatalogueEntry(".background .overlay .border") {
      Text("A").background(Color.red).background(.thinMaterial)
      Text("B").background(.red, in: Capsule()).background(in: .rect(cornerRadius: 3))
      Text("C").background(.blue.opacity(0.2), ignoresSafeAreaEdges: .all).background(ignoresSafeAreaEdges: [])
      Text("D").background(alignment: .bottom) { Color.red }.background(Circle(), alignment: .topLeading)
      Text("E").overlay(Circle().stroke()).overlay(alignment: .topTrailing) { Circle().frame(width: 3) }
      Text("F").overlay(.red.opacity(0.3)).overlay(.blue.opacity(0.2), in: .capsule)
      Text("G").border(.red).border(Color.blue, width: 2).backgroundStyle(.red)
    },
  ]
}
