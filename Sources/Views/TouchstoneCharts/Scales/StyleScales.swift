import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The style scales that a chart's marks use.
struct StyleScales {
  let foreground: ForegroundScale?
  let symbol: StyleScale<AnyChartSymbolShape>?
  let symbolSize: SymbolSizeScale?
  let line: StyleScale<StrokeStyle>?

  /// The default symbols on lines, in order: five, measured and reported from iOS 18.3.
  static let lineSymbols: [AnyChartSymbolShape] = symbols([.circle, .square, .triangle, .diamond, .pentagon])
  /// The default symbols of points, in order: the first three are measured, the others inferred.
  static let pointSymbols: [AnyChartSymbolShape] = symbols([
    .circle, .cross, .triangle, .square, .diamond, .plus, .pentagon, .asterisk,
  ])
  /// The default line styles, in order: the first three are measured to within 5 %, the others inferred.
  static let lineStyles: [StrokeStyle] = [[], [5, 3], [9, 3], [2, 2], [9, 3, 2, 3]].map {
    StrokeStyle(lineWidth: MarkMetrics.lineWidth, lineJoin: .round, dash: $0)
  }

  private static func symbols(_ shapes: [BasicChartSymbolShape]) -> [AnyChartSymbolShape] {
    shapes.map { AnyChartSymbolShape($0) }
  }

  init(marks: [Mark], settings: ChartSettings, environment: EnvironmentValues) {
    let used = marks.styles
    let foregrounds = used.compactMap(\.foreground?.key)
    foreground =
      foregrounds.isEmpty
      ? nil
      : ForegroundScale(
        foregrounds, settings: settings.foreground, scheme: environment.colorScheme,
        look: environment.look)
    let symbols = used.compactMap(\.symbol?.key)
    let isOnLines = marks.contains { $0.kind == .line && $0.style.symbol?.key != nil }
    symbol =
      symbols.isEmpty
      ? nil : StyleScale(symbols, settings: settings.symbol) { _ in isOnLines ? Self.lineSymbols : Self.pointSymbols }
    let lines = used.compactMap(\.line?.key)
    line = lines.isEmpty ? nil : StyleScale(lines, settings: settings.line) { _ in Self.lineStyles }
    let sizes = used.compactMap(\.symbolSize?.key)
    symbolSize = sizes.isEmpty ? nil : SymbolSizeScale(sizes, settings: settings.symbolSize)
  }
}
