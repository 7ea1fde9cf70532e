import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension PlotGeometry {
  /// Returns the shapes of marks in drawing order: by z-index, then in data order.
  ///
  /// A line or an area takes the place of its first mark.
  func shapes(_ marks: [Mark]) -> [MarkShape] {
    var series = MarkSeries()
    /// The marks that are drawn separately, and the first mark of each series with the series' number.
    var order: [(series: Int?, mark: Int)] = []
    for (index, mark) in marks.enumerated() {
      if !mark.kind.isSeries {
        order.append((nil, index))
      } else if let number = series.add(mark) {
        order.append((number, index))
      }
    }
    func zIndex(_ index: Int) -> Double { marks[index].style.zIndex ?? 0 }
    if order.contains(where: { zIndex($0.mark) != 0 }) {
      order = order.enumerated().sorted {
        (zIndex($0.element.mark), $0.offset) < (zIndex($1.element.mark), $1.offset)
      }.map(\.element)
    }
    let bars = BarRuns(marks, order.map { $0.series == nil ? $0.mark : nil })
    return bars.runs.compactMap { run in
      if run.count > 1 { return barShape(run.lazy.map { marks[order[$0].mark] }) }
      let (number, index) = order[run.lowerBound]
      if let number { return seriesShape(series.marks[number], number: number) }
      switch marks[index].kind {
      case .point: return pointShape(marks[index])
      case .sector: return sectorShape(marks[index])
      default: return boxShape(marks[index])
      }
    }
  }
}

extension MarkShape {
  /// Draws the shape; views are drawn by their own nodes.
  ///
  /// - Parameters:
  ///   - transform: From the points of the plot to those of the picture.
  ///   - plot: The plot, in points of the picture.
  func draw(
    into recorder: inout Recorder, transform: CGAffineTransform, plot: CGRect, environment: EnvironmentValues
  ) {
    let bounds = markStyle.alignsWithPlot == true ? plot : frame.applying(transform)
    let rendering = style.rendered(in: StyleContext(environment: environment, bounds: bounds))
    var group = DisplayList.Group(items: [])
    group.filters = markStyle.filters
    group.opacity = markStyle.opacity
    if let clip = markStyle.clip {
      let path = clip.path(CGRect(origin: .zero, size: frame.size))
        .applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
      group.clips = [DisplayList.Clip(path: path.applying(transform), style: clip.style)]
    }
    guard group.filters.isEmpty, group.opacity == 1, group.clips.isEmpty else {
      recorder.group(group) { draw(into: &$0, rendering, transform) }
      return
    }
    draw(into: &recorder, rendering, transform)
  }

  private func draw(into recorder: inout Recorder, _ rendering: StyleRendering, _ transform: CGAffineTransform) {
    for (index, step) in steps.enumerated() {
      guard index == 0, let hole else {
        draw(step, into: &recorder, rendering, transform)
        continue
      }
      let clip = DisplayList.Clip(path: hole.applying(transform), isInverse: true)
      recorder.group(DisplayList.Group(clips: [clip], items: [])) { draw(step, into: &$0, rendering, transform) }
    }
  }

  private func draw(
    _ step: Step, into recorder: inout Recorder, _ rendering: StyleRendering, _ transform: CGAffineTransform
  ) {
    switch step {
    case .fill(let path, let style): recorder.fill(path.applying(transform), rendering, style: style)
    case .stroke(let path, let stroke): recorder.stroke(path.applying(transform), rendering, style: stroke)
    case .view: break
    }
  }
}
