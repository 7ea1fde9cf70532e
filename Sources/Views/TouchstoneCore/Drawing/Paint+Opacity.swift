package import TouchstoneDrawing

extension Paint {
  /// Returns the paint with its opacity multiplied by a factor, or `nil` for an image.
  package func multiplyingOpacity(by factor: Double) -> Paint? {
    func faded(_ ramp: GradientRamp) -> GradientRamp {
      var ramp = ramp
      ramp.stops = ramp.stops.map { stop in
        GradientRamp.Stop(color: stop.color.multiplyingOpacity(by: factor), location: stop.location)
      }
      return ramp
    }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .linearGradient(let ramp, let start, let end): return .linearGradient(faded(ramp), start: start, end: end)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      return .radialGradient(faded(ramp), center: center, startRadius: startRadius, endRadius: endRadius)
    case .circularGradient(let ramp, let circles): return .circularGradient(faded(ramp), circles)
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        faded(ramp), bounds: bounds, center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let ramp, let center, let startAngle, let endAngle):
      return .angularGradient(faded(ramp), center: center, startAngle: startAngle, endAngle: endAngle)
    case .meshGradient(var mesh):
      mesh.background = mesh.background.multiplyingOpacity(by: factor)
      for index in mesh.vertices.indices {
        mesh.vertices[index].color = mesh.vertices[index].color.multiplyingOpacity(by: factor)
      }
      return .meshGradient(mesh)
    case .tiledImage: return nil
    }
  }
}
