import TouchstoneDrawing

/// What contexts have drawn onto one layer so far, in the coordinates of the canvas.
///
/// A class because copies of a context keep states of their own and draw onto the same layer.
final class GraphicsLayer {
  private(set) var items: [DisplayList.Item] = []
  /// Whether something was drawn that depends on what lies below it: then the layer must not mix with the page.
  private(set) var isBlended = false

  func add(_ item: DisplayList.Item) {
    items.append(item)
  }

  func markBlended() {
    isBlended = true
  }
}

/// What all contexts of a canvas share.
///
/// A class so that a copied context costs no more than its state.
final class GraphicsSurroundings {
  let environment: EnvironmentValues
  let diagnostics: DiagnosticLog
  /// The views that can be drawn by their tag, laid out.
  let symbols: [RenderNode]

  init(environment: EnvironmentValues, diagnostics: DiagnosticLog, symbols: [RenderNode]) {
    self.environment = environment
    self.diagnostics = diagnostics
    self.symbols = symbols
  }
}
