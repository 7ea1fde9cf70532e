import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension RandomView {
  mutating func style() -> AnyShapeStyle {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .red, location: number()), Gradient.Stop(color: .blue, location: number()),
      Gradient.Stop(color: Color(red: Double(number()), green: 0, blue: 1, opacity: Double(number())), location: 1),
    ])
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: unit(), endPoint: unit()))
    case 1:
      return AnyShapeStyle(
        RadialGradient(gradient: gradient, center: unit(), startRadius: number(), endRadius: number()))
    case 2:
      return AnyShapeStyle(
        AngularGradient(gradient: gradient, center: unit(), startAngle: angle(), endAngle: angle()))
    case 3:
      return AnyShapeStyle(
        EllipticalGradient(
          gradient: gradient, center: unit(), startRadiusFraction: number(), endRadiusFraction: number()))
    case 4: return AnyShapeStyle(Color.red.shadow(.inner(radius: number(), x: number(), y: number())))
    default: return AnyShapeStyle(Color.primary.opacity(Double(number())))
    }
  }

  mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: pick([.butt, .round, .square]), lineJoin: pick([.miter, .round, .bevel]),
      miterLimit: number(), dash: (0..<Int.random(in: 0...3, using: &random)).map { _ in number() },
      dashPhase: number())
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.closeSubpath()
      case 5: path.addRect(rect())
      case 6: path.addEllipse(in: rect())
      case 7: path.addRoundedRect(in: rect(), cornerSize: CGSize(width: number(), height: number()))
      case 8:
        path.addArc(
          center: point(), radius: number(), startAngle: angle(), endAngle: angle(), clockwise: chance(2))
      default: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
      }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return path.strokedPath(stroke())
    case 1: return path.trimmedPath(from: number(), to: number())
    case 2: return path.applying(CGAffineTransform(scaleX: number(), y: number()))
    default: return path
    }
  }

  private mutating func outline() -> AnyShape {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return AnyShape(Circle().inset(by: number()))
    case 1: return AnyShape(Capsule(style: pick([.continuous, .circular])).inset(by: number()))
    case 2: return AnyShape(RoundedRectangle(cornerRadius: number(), style: pick([.continuous, .circular])))
    case 3:
      return AnyShape(
        UnevenRoundedRectangle(
          topLeadingRadius: number(), bottomLeadingRadius: number(), bottomTrailingRadius: number(),
          topTrailingRadius: number()))
    case 4: return AnyShape(Ellipse().trim(from: number(), to: number()).rotation(angle()))
    case 5: return AnyShape(Rectangle().scale(x: number(), y: number()).offset(x: number(), y: number()))
    default:
      let path = path()
      return AnyShape(path)
    }
  }

  mutating func shape() -> AnyView {
    let outline = outline()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return AnyView(outline.fill(style()))
    case 1: return AnyView(outline.stroke(style(), style: stroke()))
    case 2: return AnyView(Circle().strokeBorder(style(), style: stroke()))
    default: return AnyView(outline)
    }
  }

  mutating func canvas() -> AnyView {
    let (paths, scale, place, box) = ((0..<4).map { _ in path() }, number(), point(), rect())
    let (stroke, radius, turn, step) = (stroke(), number(), angle(), Int.random(in: 0..<6, using: &random))
    return AnyView(
      Canvas { context, size in
        context.fill(paths[0], with: .color(.red))
        switch step {
        case 0: context.scaleBy(x: scale, y: 1)
        case 1: context.rotate(by: turn)
        case 2: context.translateBy(x: place.x, y: place.y)
        case 3: context.clip(to: paths[1])
        case 4: context.addFilter(.blur(radius: radius))
        default: context.addFilter(.shadow(radius: radius, x: place.x, y: place.y))
        }
        context.stroke(paths[2], with: .color(.blue), style: stroke)
        context.draw(Text("Canvas"), in: box)
        context.draw(Text("Canvas").font(.system(size: scale)), at: place)
        context.fill(
          paths[3],
          with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: place, endPoint: box.origin))
        context.drawLayer { $0.opacity = Double(radius) }
        context.fill(Path(CGRect(origin: place, size: size)), with: .color(.green))
      })
  }
}
