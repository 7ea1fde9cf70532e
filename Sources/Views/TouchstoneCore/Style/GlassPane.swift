import Foundation
package import TouchstoneDrawing

/// A pane of glass, in points of the picture.
struct GlassPane {
  /// A part of a pane with its own tint and light.
  struct Part {
    let outline: Path
    let tint: Color?
    let isLit: Bool
  }

  let outline: Path
  let parts: [Part]
  let variant: Glass.Variant
}

extension Recorder {
  /// Draws glass: the blurred backdrop, a fill or a tint, a shadow outside, and a rim inside.
  mutating func draw(_ pane: GlassPane, _ environment: EnvironmentValues) {
    let metrics = environment.look.glass
    let isDark = environment.colorScheme == .dark
    let context = StyleContext(environment: environment, bounds: pane.outline.boundingRect)
    let variant = pane.variant == .clear ? metrics.clear : metrics.regular
    var filling = variant.fill.color.opacity(isDark ? variant.darkOpacity : variant.lightOpacity).rendering(in: context)
    filling.content = [
      .backdrop([.blur(radius: variant.blur, opaque: true), .colorMatrix(.saturation(variant.saturation))])
    ]
    fill(pane.outline, filling)
    let tints = Set(pane.parts.map(\.tint))
    if tints.count == 1, let tint = pane.parts[0].tint {
      fill(pane.outline, tint.rendering(in: context))
    } else {
      fillNecks(of: pane, reach: metrics.spacing, context)
      for part in pane.parts { if let tint = part.tint { fill(part.outline, tint.rendering(in: context)) } }
    }
    for part in pane.parts where part.isLit {
      fill(part.outline, Color.white.opacity(metrics.pressedLight).rendering(in: context))
    }
    drawShadow(of: pane.outline, metrics.shadow, environment)
    let rim = Color.white.opacity(isDark ? metrics.darkRim : metrics.lightRim)
    let light = LinearGradient(
      colors: [rim, rim.opacity(metrics.rimAtSides), rim], startPoint: .top, endPoint: .bottom)
    group(DisplayList.Group(clips: [DisplayList.Clip(path: pane.outline)], items: [])) {
      $0.stroke(pane.outline, light.rendering(in: context), style: StrokeStyle(lineWidth: 2 * metrics.rimWidth))
    }
  }

  /// Lets the tints of parts run out into what connects them with others.
  private mutating func fillNecks(of pane: GlassPane, reach: CGFloat, _ context: StyleContext) {
    for part in pane.parts {
      guard let tint = part.tint else { continue }
      let style = StrokeStyle(lineWidth: 2 * reach, lineJoin: .round)
      let halo = DisplayList.Group(
        clips: [DisplayList.Clip(path: pane.outline)], filters: [.blur(radius: reach / 2, opaque: false)], items: [])
      group(halo) {
        $0.fill(part.outline.union(part.outline.strokedPath(style)), tint.rendering(in: context))
      }
    }
  }

  /// Draws the shadow of a path outside of it only, because what casts it is translucent.
  package mutating func drawShadow(of outline: Path, _ shadow: LookShadow, _ environment: EnvironmentValues) {
    let filter = Filter.Shadow(
      color: Color.black.opacity(shadow.opacity).components(in: environment), radius: shadow.radius,
      offset: CGSize(width: 0, height: shadow.drop), placement: .only)
    add(
      .group(
        DisplayList.Group(
          clips: [DisplayList.Clip(path: outline, isInverse: true)], filters: [.shadow(filter)],
          items: [.fill(outline, .color(.black), FillStyle())])))
  }
}

/// The common outline of panes of glass.
struct GlassOutline {
  let paths: [Path]
  /// The distance within which two panes merge.
  let spacing: CGFloat

  /// The area of the panes with its narrow gaps closed.
  ///
  /// The gaps are those into which no circle with the spacing as its diameter fits: the closing of the area, as known from
  /// mathematical morphology.
  var merged: Path {
    guard var area = paths.first else { return Path() }
    for path in paths.dropFirst() { area = area.union(path) }
    // Panes exactly at the distance stay apart.
    let width = spacing - 0.02
    guard width > 0, areNearby else { return area }
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let grown = area.union(area.strokedPath(style))
    return grown.subtracting(grown.strokedPath(style)).union(area)
  }

  /// Whether the bounds of two panes are closer together than the spacing.
  private var areNearby: Bool {
    let rects = paths.map { $0.boundingRect.insetBy(dx: -spacing / 2, dy: -spacing / 2) }
    return rects.indices.contains { index in rects[..<index].contains { $0.intersects(rects[index]) } }
  }
}
