import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Pages of what vector pictures hold, for comparison with bitmaps.
enum VectorPage: String, CaseIterable {
  case shapes
  case strokes
  case gradients
  /// Angular ones and meshes, which a PDF holds as images.
  case turningGradients
  case clips
  case groups
  case blendModes
  case hueModes
  case symbols
  case text
  case masks
  /// What cuts what lies below, or goes below it.
  case cuts
  case canvas
  /// What only Core Graphics' calls draw: patterns, layers, circles with two centres.
  case coreGraphics
  /// What a PDF holds as images: blurs, shadows, colour filters.
  case filters
  /// What an SVG holds as images.
  case porterDuff
  case materials

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .shapes: ShapesPage()
    case .strokes: StrokesPage()
    case .gradients: GradientsPage()
    case .turningGradients: TurningGradientsPage()
    case .clips: ClipsPage()
    case .groups: GroupsPage()
    case .blendModes:
      BlendModesPage(modes: [
        .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
        .exclusion, .color, .luminosity,
      ])
    case .hueModes: BlendModesPage(modes: [.hue, .saturation])
    case .symbols: SymbolsPage()
    case .text: TextPage()
    case .masks: MasksPage()
    case .cuts: CutsPage()
    case .canvas: CanvasPage()
    case .coreGraphics: CoreGraphicsPage()
    case .filters: FiltersPage()
    case .porterDuff: PorterDuffPage()
    case .materials: MaterialsPage()
    }
  }
}
