import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension PlotGeometry {
  /// Returns the shape of a point's symbol; `nil` if the point has no position.
  func pointShape(_ mark: Mark) -> MarkShape? {
    guard let x = point(mark, .horizontal), let y = point(mark, .vertical) else { return nil }
    let center = CGPoint(x: x, y: y)
    switch symbol(mark) {
    case .view(let view):
      return shape(mark, frame: CGRect(origin: center, size: .zero), steps: [.view(view, at: center)])
    case .shape(let symbol):
      let rect = symbolRect(mark, symbol).offsetBy(dx: x, dy: y)
      return shape(mark, frame: rect, steps: [.fill(symbol.path(in: rect), style: FillStyle())])
    }
  }

  /// Returns the symbol of a point; a circle by default.
  private func symbol(_ mark: Mark) -> MarkStyle.Symbol {
    switch mark.style.symbol {
    case .given(let symbol): symbol
    case .by(let key): .shape(data.styles.symbol?(key) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle))
    case nil: .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle))
    }
  }

  /// Returns the rectangle of a symbol, centred on the origin.
  func symbolRect(_ mark: Mark, _ symbol: AnyChartSymbolShape) -> CGRect {
    switch mark.style.symbolSize {
    case .given(.area(let area)): return symbol.rect(area: area)
    case .given(.box(let size)): return .centered(width: max(0, size.width), height: max(0, size.height))
    case .by(let key): return symbol.rect(area: data.styles.symbolSize?.area(key) ?? MarkMetrics.symbolArea)
    case nil: return symbol.rect(area: MarkMetrics.symbolArea)
    }
  }
}
