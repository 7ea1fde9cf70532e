import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Text of several scripts, styles and paints.
struct TextPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Waving fi ÄÖ <&>").font(.title).bold()
      Text("The quick brown fox jumps over the lazy dog.").italic()
      Text("سلام · 東京 · Ωμέγα").foregroundStyle(Color.blue)
      Text("wide").tracking(6).underline()
      Text("Small print in grey").font(.caption).foregroundStyle(.secondary)
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask { Text("Text as a mask").bold() }
        .frame(width: 120, height: 20)
    }
    .padding(8)
    .background(Color.white)
  }
}

/// Symbols of several sizes and colours.
struct SymbolsPage: View {
  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(Color.orange).cell()
        Image(systemName: "heart").font(.title).cell()
        Image(systemName: "gearshape").resizable().scaledToFit().foregroundStyle(Color.gray).cell()
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(Color.white, Color.green).font(.title).cell()
      }
    }
  }
}
