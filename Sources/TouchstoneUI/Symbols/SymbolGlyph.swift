package import Foundation
package import TouchstoneDrawing

package struct SymbolGlyph: Sendable, Hashable {
  package var size: CGSize; package var baseline: CGFloat; package var layers: [Layer]
  package struct Layer: Sendable, Hashable {
    package var path: Path; package var stroke: StrokeStyle?; package var fillStyle: FillStyle; package var level: Int;
    package var isErased: Bool
  }
}
package enum SymbolScale { case small, medium, large }
package enum SymbolCatalog {
  package static func glyph(named: String, pointSize: CGFloat, weight: Int, scale: SymbolScale) -> SymbolGlyph? { nil }
}
