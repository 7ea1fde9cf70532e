import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The content of a chart's legend.
@MainActor
struct Legend {
  /// The symbol in front of a label.
  enum Symbol {
    case shape(AnyChartSymbolShape, AnyShapeStyle)
    case line(StrokeStyle, AnyShapeStyle)
  }

  struct Item {
    let label: String
    let symbol: Symbol
  }

  enum Section {
    case items([Item])
    case ramp(LegendRamp)
  }

  private(set) var sections: [Section] = []

  /// The greatest number of values shown; the diagnostics report that there are more.
  nonisolated static let limit = 200

  /// Creates a row for each scale in use; scales of the same values share one.
  init(_ data: ChartData, environment: EnvironmentValues) {
    let styles = data.styles
    let foreground: StyleScale<AnyShapeStyle>? =
      if case .categories(let scale) = styles.foreground { scale } else { nil }
    var rows: [[_PlottedValue]] = []
    for keys in [foreground?.keys, styles.symbol?.keys, styles.line?.keys] {
      guard let keys, !keys.isEmpty, !rows.contains(keys) else { continue }
      rows.append(keys)
    }
    let isOnLines = data.marks.contains { $0.kind == .line && $0.style.symbol?.key != nil }
    for keys in rows {
      let usesStyle = foreground?.keys == keys
      let items = keys.prefix(Self.limit).map { key -> Item in
        let style = (usesStyle ? foreground?(key) : nil) ?? AnyShapeStyle(TintShapeStyle())
        return Item(
          label: Self.label(key, environment), symbol: Self.symbol(key, keys, styles, style, isHollow: isOnLines))
      }
      sections.append(.items(items))
    }
    if case .ramp(let scale) = styles.foreground { sections.append(.ramp(LegendRamp(scale, environment: environment))) }
  }

  private static func symbol(
    _ key: _PlottedValue, _ keys: [_PlottedValue], _ styles: StyleScales, _ style: AnyShapeStyle, isHollow: Bool
  ) -> Symbol {
    if styles.symbol?.keys == keys, let shape = styles.symbol?(key) {
      return .shape(isHollow ? shape.hollow(lineWidth: MarkMetrics.hollowWidth) : shape, style)
    }
    if styles.line?.keys == keys, let stroke = styles.line?(key) { return .line(stroke, style) }
    return .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle), style)
  }

  private static func label(_ key: _PlottedValue, _ environment: EnvironmentValues) -> String {
    switch key {
    case .text(let text): Text(LocalizedStringKey(text)).plainText(in: environment)
    case .number(let number): number.formatted(.number.locale(environment.locale))
    case .date(let seconds):
      Date.FormatStyle.dateTime.month(.abbreviated).day().year()
        .format(Date(timeIntervalSinceReferenceDate: seconds), in: environment)
    }
  }
}
