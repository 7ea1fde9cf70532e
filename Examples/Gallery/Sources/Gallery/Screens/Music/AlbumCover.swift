import SwiftUI

/// A lighthouse at night, always square.
struct AlbumCover: View {
  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height)
      context.scaleBy(x: side / 100, y: side / 100)
      drawSky(in: context)
      drawBeam(in: context)
      drawSea(in: context)
      drawTower(in: context)
    }
    .aspectRatio(1, contentMode: .fit)
  }

  /// The evening sky with its stars.
  private func drawSky(in context: GraphicsContext) {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    context.fill(
      square,
      with: .linearGradient(
        Gradient(colors: [
          Color(red: 0.09, green: 0.07, blue: 0.25), Color(red: 0.55, green: 0.20, blue: 0.45),
          Color(red: 0.98, green: 0.55, blue: 0.35),
        ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 72)))
    for star in 0..<24 {
      let x = CGFloat((star * 37 + 11) % 100)
      let y = CGFloat((star * 29 + 3) % 41)
      let radius = star.isMultiple(of: 5) ? 0.55 : 0.3
      context.fill(
        Path(ellipseIn: CGRect(x: x, y: y, width: 2 * radius, height: 2 * radius)), with: .color(.white.opacity(0.8)))
    }
  }

  /// The beam of the lamp.
  private func drawBeam(in context: GraphicsContext) {
    context.drawLayer { layer in
      layer.blendMode = .screen
      layer.addFilter(.blur(radius: 1))
      var beam = Path()
      beam.move(to: CGPoint(x: 66, y: 31))
      beam.addLine(to: CGPoint(x: -10, y: 4))
      beam.addLine(to: CGPoint(x: -10, y: 38))
      beam.closeSubpath()
      layer.fill(
        beam,
        with: .linearGradient(
          Gradient(colors: [.yellow.opacity(0.85), .yellow.opacity(0)]), startPoint: CGPoint(x: 66, y: 31),
          endPoint: CGPoint(x: -5, y: 20)))
    }
  }

  /// The sea and the rock.
  private func drawSea(in context: GraphicsContext) {
    context.fill(
      Path(CGRect(x: 0, y: 72, width: 100, height: 28)),
      with: .linearGradient(
        Gradient(colors: [Color(red: 0.25, green: 0.13, blue: 0.36), Color(red: 0.05, green: 0.05, blue: 0.16)]),
        startPoint: CGPoint(x: 0, y: 72), endPoint: CGPoint(x: 0, y: 100)))
    var rock = Path()
    rock.move(to: CGPoint(x: 42, y: 86))
    rock.addQuadCurve(to: CGPoint(x: 100, y: 70), control: CGPoint(x: 66, y: 62))
    rock.addLine(to: CGPoint(x: 100, y: 88))
    rock.addQuadCurve(to: CGPoint(x: 42, y: 86), control: CGPoint(x: 70, y: 94))
    rock.closeSubpath()
    context.fill(rock, with: .color(Color(red: 0.07, green: 0.05, blue: 0.14)))
  }

  /// The tower with its stripes, its lamp and its dome.
  private func drawTower(in context: GraphicsContext) {
    var tower = Path()
    tower.move(to: CGPoint(x: 62, y: 74))
    tower.addLine(to: CGPoint(x: 64, y: 36))
    tower.addLine(to: CGPoint(x: 70, y: 36))
    tower.addLine(to: CGPoint(x: 72, y: 74))
    tower.closeSubpath()
    context.drawLayer { layer in
      layer.clip(to: tower)
      for stripe in 0..<6 {
        layer.fill(
          Path(CGRect(x: 60, y: 36 + CGFloat(stripe) * 6.5, width: 14, height: 6.5)),
          with: .color(stripe.isMultiple(of: 2) ? .white : .red))
      }
    }
    context.fill(Path(CGRect(x: 62.5, y: 34.5, width: 9, height: 1.5)), with: .color(.black))
    context.fill(Path(CGRect(x: 64.5, y: 28, width: 5, height: 6.5)), with: .color(.yellow))
    var dome = Path()
    dome.addArc(
      center: CGPoint(x: 67, y: 28.5), radius: 3.2, startAngle: .degrees(180), endAngle: .zero, clockwise: false)
    context.fill(dome, with: .color(Color(red: 0.07, green: 0.05, blue: 0.14)))
  }
}

#Preview(traits: .fixedLayout(width: 200, height: 200)) { AlbumCover() }
