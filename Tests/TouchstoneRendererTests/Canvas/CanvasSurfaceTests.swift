import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Every operation of `GraphicsContext` on surfaces of the smallest and largest sizes: a picture of that size or an error
/// that names it.
@MainActor @Suite struct CanvasSurfaceTests {
  private typealias Step = (inout GraphicsContext, CGSize) -> Void

  private let gradient = Gradient(colors: [.red, .blue])
  private let dot = Image(size: CGSize(width: 2, height: 2)) { $0.fill(rect(0, 0, 2, 2), with: .color(.pureRed)) }

  private func whole(_ size: CGSize) -> Path { Path(CGRect(origin: .zero, size: size)) }

  /// Steps that draw, each with a shading or a source of its own.
  private var drawings: [(String, Step)] {
    let (gradient, dot) = (gradient, dot)
    let shadings: [(String, (CGSize) -> GraphicsContext.Shading)] = [
      ("color", { _ in .color(.pureRed) }), ("style", { _ in .style(.tint) }), ("foreground", { _ in .foreground }),
      ("palette", { _ in .palette([.color(.pureRed)]) }),
      ("linear", { .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: $0.width, y: 0)) }),
      (
        "mirror", { _ in .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 3, y: 1), options: .mirror) }
      ),
      ("radial", { .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: $0.width) }),
      ("conic", { .conicGradient(gradient, center: CGPoint(x: $0.width / 2, y: 0)) }),
      ("tiles", { _ in .tiledImage(dot) }),
      (
        "mesh",
        { _ in
          .style(
            MeshGradient(
              width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue]))
        }
      ),
    ]
    let fills = shadings.map { name, shading -> (String, Step) in
      ("fill \(name)", { [self] in $0.fill(whole($1), with: shading($1)) })
    }
    return fills + [
      ("fill ellipse", { $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: $1)), with: .color(.pureRed)) }),
      ("stroke", { [self] in $0.stroke(whole($1), with: .color(.pureRed), lineWidth: 3) }),
      (
        "dashes",
        { [self] in $0.stroke(whole($1), with: .color(.pureRed), style: StrokeStyle(lineWidth: 1, dash: [4, 2])) }
      ),
      ("image", { $0.draw(dot, in: CGRect(origin: .zero, size: $1)) }),
      ("image at", { context, _ in context.draw(dot, at: .zero) }),
      ("text", { $0.draw(Text("Hi"), in: CGRect(origin: .zero, size: $1)) }),
      ("text at", { context, _ in context.draw(Text("Hi"), at: .zero) }),
      (
        "layer",
        { context, size in context.drawLayer { $0.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground) } }
      ),
      ("core graphics", { context, size in context.withCGContext { $0.fill(CGRect(origin: .zero, size: size)) } }),
    ]
  }

  /// Steps that change how all that follows is drawn.
  private var settings: [(String, Step)] {
    let filters: [(String, GraphicsContext.Filter)] = [
      ("blur", .blur(radius: 2)), ("opaque blur", .blur(radius: 2, options: .opaque)), ("shadow", .shadow(radius: 2)),
      ("grayscale", .grayscale(1)), ("threshold", .alphaThreshold(min: 0.5, color: .pureRed)),
      ("projection", .projectionTransform(ProjectionTransform(CGAffineTransform(rotationAngle: 0.1)))),
      ("matrix", .colorMatrix(ColorMatrix())), ("luminance", .luminanceToAlpha),
    ]
    return filters.map { name, filter -> (String, Step) in (name, { context, _ in context.addFilter(filter) }) } + [
      ("opacity", { context, _ in context.opacity = 0.5 }),
      ("blend mode", { context, _ in context.blendMode = .multiply }),
      ("copy", { context, _ in context.blendMode = .copy }),
      ("clip", { $0.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: $1))) }),
      ("inverse clip", { $0.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: $1)), options: .inverse) }),
      (
        "clip to layer",
        { context, size in
          context.clipToLayer(options: .inverse) { $0.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground) }
        }
      ),
      ("turn", { context, _ in context.rotate(by: .degrees(30)) }),
      ("scale", { context, _ in context.scaleBy(x: 1e-3, y: 1e3) }),
    ]
  }

  /// Runs all steps on a canvas, one canvas for each; settings come with a fill.
  private func forEachStep(_ size: CGSize, _ check: (String, Result<Bitmap, any Error>) -> Void) {
    let fill: Step = { [self] in $0.fill(whole($1), with: .color(.pureRed)) }
    let pairs = drawings.map { ($0.0, [$0.1]) } + settings.map { ($0.0, [$0.1, fill]) }
    for (name, steps) in pairs {
      let result = Result {
        try canvasPicture(width: size.width, height: size.height) { context in
          for step in steps { step(&context, size) }
        }
      }
      check(name, result)
    }
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 30_000, height: 1), CGSize(width: 1, height: 30_000)])
  func `every operation draws on thin and long surfaces`(_ size: CGSize) throws {
    forEachStep(size) { name, result in
      let drawn = try? result.get()
      #expect(drawn.map { [$0.width, $0.height] } == [Int(size.width), Int(size.height)], "\(name)")
    }
  }

  @Test(arguments: [
    (CGSize(width: 0, height: 0), "0 × 0 pt"), (CGSize(width: 0, height: 30), "0 × 30 pt"),
    (CGSize(width: 30_000, height: 30_000), "30000 × 30000 px"), (CGSize(width: 40_000, height: 2), "40000 × 2 px"),
  ])
  func `every operation on a surface that cannot be is refused with its size`(_ size: CGSize, _ words: String) {
    forEachStep(size) { name, result in
      guard case .failure(let error) = result else {
        Issue.record("\(name) drew a picture")
        return
      }
      #expect(error is RenderError && "\(error)".contains(words), "\(name): \(error)")
    }
  }

  @Test(arguments: [
    CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 14_400, height: 1),
    CGSize(width: 30_000, height: 30_000),
  ])
  func `vectors of every size are written or refused`(_ size: CGSize) throws {
    let canvas = Canvas { [self] context, size in
      for (_, step) in drawings { step(&context, size) }
    }.frame(width: size.width, height: size.height)
    let isPage = size.width > 0 && size.width <= 14_400
    // An SVG has no limit of its own; what of it has to be pixels has.
    let svg = Result { try ImageRenderer(content: canvas).svgData() }
    if case .failure(let error) = svg { #expect(size == .zero && "\(error)".contains("0.0 × 0.0 pt"), "\(error)") }
    var pages = 0
    ImageRenderer(content: canvas).render { size, draw in
      let data = NSMutableData()
      var box = CGRect(origin: .zero, size: size)
      guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, nil)
      else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
      do {
        _ = try context.pdfData()
        pages += 1
      } catch {
        #expect("\(error)".contains("30000 × 30000 pt"), "\(error)")
      }
    }
    #expect(pages == (isPage ? 1 : 0))
  }
}
