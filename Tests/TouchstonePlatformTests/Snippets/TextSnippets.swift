import SwiftUI

/// Texts, shapes and colours, with the APIs of iOS 16 to 26.
@MainActor enum TextSnippets {
  struct Wave: TextRenderer {
    var strength: Double
    var animatableData: Double {
      get { strength }
      set { strength = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for (index, slice) in run.enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: sin(Double(index)) * strength)
            copy.opacity = run[Loud.self] == nil ? 0.6 : 1
            copy.draw(slice, options: .disablesSubpixelQuantization)
          }
        }
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0) }
  }

  struct Loud: TextAttribute {}

  struct Title: View {
    @ScaledMetric(relativeTo: .title) private var size = 30.0
    var body: some View {
      VStack(alignment: .leading) {
        Text("Loud").customAttribute(Loud()).foregroundStyle(.red)
          + Text(" and quiet").font(.system(size: size, weight: .thin, design: .rounded))
        Text("Waves").textRenderer(Wave(strength: 3))
        Text("^[\(3) apple](inflect: true)").textScale(.secondary, isEnabled: true).typesettingLanguage(
          .init(languageCode: .english))
        Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month(.wide).day()).fontWidth(.condensed)
        Text(timerInterval: Date.distantPast...Date.distantPast, countsDown: true)
        Text("Lines").underline(true, pattern: .dashDot, color: .blue).strikethrough(pattern: .dot).baselineOffset(2)
          .tracking(1)
        Text("Sub\(Text("scripted").font(.caption2).baselineOffset(-4))").textSelection(.enabled).lineLimit(
          2, reservesSpace: true)
        Text(verbatim: "tab\tstop").monospaced().speechSpellsOutCharacters().privacySensitive()
        Text(.now, style: .relative).hidden()
      }
      .dynamicTypeSize(.small ... .accessibility2)
      .textCase(.uppercase)
      .fontDesign(.serif)
    }
  }

  struct Shapes: View {
    var body: some View {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow],
            smoothsColors: true)
          UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8, bottomTrailing: 8), style: .continuous)
            .fill(.blue.mix(with: .white, by: 0.3, in: .perceptual).gradient).stroke(
              .primary, style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Circle().subtracting(Circle().offset(x: 4)).fill(
            .shadow(.inner(radius: 2)).shadow(.drop(color: .red, radius: 1))
          )
          .gridCellColumns(2).gridColumnAlignment(.trailing)
        }
        Rectangle().fill(
          .angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
        ).gridCellAnchor(.center)
        Image(size: CGSize(width: 10, height: 10), label: Text("Dot")) { context in
          context.fill(Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .style(.tint))
        }
      }
      .frame(width: 100, height: 100)
      .compositingGroup().luminanceToAlpha().allowedDynamicRange(.high).backgroundStyle(.orange.secondary)
    }
  }

  struct Environment26: View {
    @Environment(\.self) private var environment
    @Environment(\.findContext) private var find
    @Environment(\.symbolVariableValueMode) private var mode
    var body: some View {
      let resolved = Color.orange.resolve(in: environment)
      Text("\(resolved.linearRed > 0.5 ? "warm" : "cold") \(find?.supportsReplace == true ? "replaces" : "finds")")
      Image(systemName: "wifi", variableValue: 0.4).symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
        .symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green).symbolVariant(.circle.fill).imageScale(
          .large)
    }
  }
}
