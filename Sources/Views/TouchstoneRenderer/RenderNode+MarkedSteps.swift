package import TouchstoneDrawing
package import TouchstoneUI

extension RenderNode {
  /// Draws the view, which is laid out, once more, with the steps of each marked view in a group with its number.
  package func steps(markedBy marks: ViewMarks) -> [DisplayList.Item] {
    let clock = environment.clock.isRunning ? environment.clock : nil
    var recorder = Recorder(displayScale: environment.displayScale, diagnostics: DiagnosticLog(), clock: clock)
    recorder.marks = marks
    drawInMotion(into: &recorder)
    return recorder.items
  }
}
