public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// The actions to perform when the user selects something in a chart.
struct SelectionActions {
  var x: ((_PlottedValue?) -> Void)?
  var y: ((_PlottedValue?) -> Void)?
  var xRange: ((_PlottedValue, _PlottedValue) -> Void)?
  var yRange: ((_PlottedValue, _PlottedValue) -> Void)?
  var angle: ((_PlottedValue?) -> Void)?

  var isEmpty: Bool { x == nil && y == nil && xRange == nil && yRange == nil && angle == nil }
}

extension ChartProxy {
  /// Selects the value at an x position.
  public func selectXValue(at position: CGFloat) {
    selection?.x?(plottedX(at: position))
  }

  /// Selects the value at a y position.
  public func selectYValue(at position: CGFloat) {
    selection?.y?(plottedY(at: position))
  }

  /// Selects the values between two x positions.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let from = plottedX(at: start), let to = plottedX(at: end) else { return }
    selection?.xRange?(from, to)
  }

  /// Selects the values between two y positions.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let from = plottedY(at: start), let to = plottedY(at: end) else { return }
    selection?.yRange?(from, to)
  }

  /// Selects the running total of the sectors up to an angle.
  public func selectAngleValue(at angle: Angle) {
    selection?.angle?(value(atAngle: angle, as: Double.self).map { .number($0) })
  }
}

/// A view over the plot that receives touches.
struct SelectionSurface: View {
  let proxy: ChartProxy

  var body: some View {
    Rectangle().fill(.clear).contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged(select))
  }

  private func select(_ drag: DragGesture.Value) {
    proxy.selectXValue(at: drag.location.x)
    proxy.selectYValue(at: drag.location.y)
    proxy.selectAngleValue(at: proxy.angle(at: drag.location))
    if drag.location.x != drag.startLocation.x {
      proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
    }
    if drag.location.y != drag.startLocation.y {
      proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
    }
  }
}
