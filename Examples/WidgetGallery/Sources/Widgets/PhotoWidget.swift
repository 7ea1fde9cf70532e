import SwiftUI
import WidgetKit

/// A picture up to the edges, whose background the system may not remove.
public struct PhotoWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Photo", provider: SampleProvider(entry: DateEntry())) { _ in
      PhotoView()
    }
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
  }
}

private struct PhotoView: View {
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    VStack(alignment: .leading) {
      Spacer()
      Text("Summer").font(.headline)
      Text("June 2026").font(.caption)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(margins)
    .containerBackground(for: .widget) { Beach() }
  }
}

/// A drawing in place of a photo.
private struct Beach: View {
  var body: some View {
    GeometryReader { geometry in
      let (width, height) = (geometry.size.width, geometry.size.height)
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
        Circle().fill(.yellow).frame(width: height * 0.4).offset(x: width * 0.55, y: height * 0.2)
        Rectangle().fill(.teal).frame(height: height * 0.3).offset(y: height * 0.5)
        Ellipse().fill(.brown).frame(width: width * 1.4, height: height * 0.6).offset(x: -width * 0.2, y: height * 0.68)
      }
    }
  }
}
