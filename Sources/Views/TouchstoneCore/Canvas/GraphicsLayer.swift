import TouchstoneDrawing

/// The content that contexts have drawn into one layer so far, in the coordinates of the canvas.
///
/// This is a class because copies of a context have their own state but draw into the same layer.
final class GraphicsLayer {
  private(set) var items: [DisplayList.Item] = []
  /// Whether any content depends on what is below it, in which case the layer must not blend with the page.
  private(set) var isBlended = false

  func add(_ item: DisplayList.Item) {
    items.append(item)
  }

  func markBlended() {
    isBlended = true
  }
}

/// The data shared by all contexts of a canvas.
///
/// This is a class so that copying a context costs no more than copying its state.
final class GraphicsSurroundings {
  let environment: EnvironmentValues
  let diagnostics: DiagnosticLog
  /// The tagged views that can be drawn, laid out.
  let symbols: [RenderNode]

  init(environment: EnvironmentValues, diagnostics: DiagnosticLog, symbols: [RenderNode]) {
    self.environment = environment
    self.diagnostics = diagnostics
    self.symbols = symbols
  }
}
