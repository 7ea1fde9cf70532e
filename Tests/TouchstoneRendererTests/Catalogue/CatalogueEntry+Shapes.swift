import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension CatalogueEntry {
  private struct Wedge: Shape {
    var angle: Angle

    var animatableData: Double {
      get { angle.degrees }
      set { angle = .degrees(newValue) }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addArc(center: center, radius: rect.width / 2, startAngle: .zero, endAngle: angle, clockwise: false)
      path.closeSubpath()
      return path
    }
  }

  private struct Band: InsettableShape {
    var inset: CGFloat = 0

    func inset(by amount: CGFloat) -> some InsettableShape { Band(inset: inset + amount) }

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 9, height: 9))
    }
  }

  private static let room = CGRect(x: 2, y: 2, width: 20, height: 12)

  /// Shapes, paths and gradients.
  static let shapes: [CatalogueEntry] = [
    CatalogueEntry("Circle Rectangle RoundedRectangle Capsule …") {
      Circle()
      Rectangle()
      RoundedRectangle(cornerRadius: 4)
      RoundedRectangle(cornerRadius: 4, style: .continuous).fill(Color.red)
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 3))
      Capsule(style: .circular).fill(.blue)
      Ellipse().fill(.red, style: FillStyle(eoFill: true))
      UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 6, style: .continuous)
      ContainerRelativeShape()
    },
    CatalogueEntry(".fill .stroke .strokeBorder StrokeStyle") {
      Circle().stroke()
      Circle().stroke(Color.red, lineWidth: 2)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 3], dashPhase: 1))
      Circle().stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .bevel)).foregroundColor(.red)
      Circle().stroke(lineWidth: 3)
      Circle().strokeBorder(Color.red, lineWidth: 2, antialiased: true)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      Circle().fill(.red).strokeBorder(.blue)
    },
    CatalogueEntry("Shape InsettableShape .path .trim .inset …") {
      Wedge(angle: .degrees(200)).fill(.red)
      Band().inset(by: 2).strokeBorder(.red)
      Circle().trim(from: 0, to: 0.6).rotation(.degrees(20)).scale(0.8).offset(x: 2, y: 1)
      Rectangle().size(width: 9, height: 9).transform(.identity)
      Circle().path(in: room)
      AnyShape(Circle())
      Circle().union(Rectangle().size(CGSize(width: 5, height: 5)))
      Rectangle().subtracting(Circle(), eoFill: false)
    },
    CatalogueEntry("Path .addLine .move .addCurve …") {
      Path { path in
        path.move(to: CGPoint(x: 2, y: 2))
        path.addLine(to: CGPoint(x: 20, y: 2))
        path.addLines([CGPoint(x: 20, y: 2), CGPoint(x: 20, y: 12)])
        path.addQuadCurve(to: CGPoint(x: 9, y: 12), control: CGPoint(x: 12, y: 20))
        path.addCurve(to: CGPoint(x: 2, y: 9), control1: CGPoint(x: 6, y: 2), control2: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        path.addRect(room)
        path.addRects([room])
        path.addRoundedRect(in: room, cornerSize: CGSize(width: 2, height: 2), style: .continuous)
        path.addEllipse(in: room)
        path.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .degrees(90))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 4, y: 4), radius: 2)
        path.addPath(Path(room), transform: CGAffineTransform(translationX: 1, y: 1))
      }
      .stroke(.red)
      Path(ellipseIn: room).trimmedPath(from: 0, to: 0.5).strokedPath(StrokeStyle(lineWidth: 2)).fill(.blue)
      Path(roundedRect: room, cornerRadius: 3).applying(.identity).offsetBy(dx: 1, dy: 1)
      Path(Path(room).cgPath)
      Path("0 0 m 9 0 l 9 9 l h")
    },
    CatalogueEntry("Gradient LinearGradient RadialGradient AngularGradient UnitPoint") {
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 0.5))
      LinearGradient(
        stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .leading,
        endPoint: .trailing)
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(20))
      EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
      Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Circle().fill(.radialGradient(Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 9))
      Circle().fill(Color.red.gradient)
    },
  ]
}
