import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Layers with an opacity of their own.
struct GroupsPage: View {
  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        ZStack {
          Circle().fill(Color.red).offset(x: -8)
          Circle().fill(Color.blue).offset(x: 8)
        }
        .frame(width: 28, height: 28)
        .compositingGroup()
        .opacity(0.5)
        .cell()
        Circle().fill(Color.red).opacity(0.6).overlay(Circle().fill(Color.red.opacity(0.6)).padding(8)).cell()
        Capsule().fill(Color.purple).frame(height: 20).opacity(0.4).cell()
        VStack(spacing: 0) {
          Color.green.frame(height: 22)
          Color.blue.opacity(0.5).frame(height: 22)
        }
        .opacity(0.8)
        .cell()
      }
    }
  }
}

/// Two squares of which the upper one blends, for each mode.
struct BlendModesPage: View {
  let modes: [BlendMode]

  var body: some View {
    VectorSheet {
      ForEach(Array(stride(from: 0, to: modes.count, by: 5)), id: \.self) { start in
        HStack(spacing: 10) {
          ForEach(start..<min(start + 5, modes.count), id: \.self) { index in
            // Whole numbers of 255 in each component, so that no program has to round them first.
            ZStack {
              Rectangle().fill(Color(red: 0.8, green: 0.6, blue: 0.4)).padding(.trailing, 14)
              Rectangle().fill(Color(red: 0.4, green: 0.2, blue: 0.6)).padding(.leading, 14)
                .blendMode(modes[index])
            }
            .cell()
          }
        }
      }
    }
  }
}

/// Masks by shape, gradient, symbol and layer.
struct MasksPage: View {
  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        Color.teal.mask { Circle() }.cell()
        Color.red.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)).cell()
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .mask { Image(systemName: "star.fill").font(.largeTitle) }.cell()
        Color.purple.mask {
          Circle().overlay(Circle().padding(12).blendMode(.destinationOut)).compositingGroup()
        }.cell()
      }
    }
  }
}

/// Blurs, shadows and colour filters.
struct FiltersPage: View {
  private var disc: some View { Circle().fill(Color.orange).frame(width: 40, height: 40) }

  var body: some View {
    VectorSheet {
      HStack(spacing: 10) {
        disc.blur(radius: 3).cell()
        disc.shadow(color: .black.opacity(0.5), radius: 3, x: 3, y: 4).cell()
        Circle().fill(Color.orange.shadow(.inner(color: .black, radius: 3, y: 2))).cell()
        disc.hueRotation(.degrees(120)).saturation(0.8).brightness(0.1).cell()
      }
    }
  }
}

/// Layers in which something blends in a way that CSS has no name for.
struct PorterDuffPage: View {
  private let modes: [GraphicsContext.BlendMode] = [
    .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationAtop, .xor, .plusDarker,
  ]

  var body: some View {
    HStack(spacing: 10) {
      ForEach(modes.indices, id: \.self) { index in
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 28, height: 28)), with: .color(red: 0.8, green: 0.6, blue: 0.4))
          context.blendMode = modes[index]
          context.fill(
            Path(CGRect(x: 14, y: 14, width: 28, height: 28)), with: .color(red: 0.4, green: 0.8, blue: 0.6))
        }
        .frame(width: 44, height: 44)
      }
    }
    .padding(10)
    .background(Color.white)
  }
}

/// Layers in which one part cuts what lies below it, through groups that turn and clip it, or goes below it.
struct CutsPage: View {
  private let modes: [GraphicsContext.BlendMode] = [
    .destinationOut, .clear, .destinationIn, .destinationOver,
  ]

  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        ForEach(modes.indices, id: \.self) { index in
          Canvas { context, _ in
            for side in [0.0, 22] {
              context.blendMode = .normal
              context.fill(Path(CGRect(x: side, y: 0, width: 20, height: 30)), with: .color(.red))
              context.blendMode = modes[index]
              context.fill(Path(CGRect(x: side + 6, y: 10, width: 20, height: 30)), with: .color(.blue.opacity(0.7)))
            }
          }
          .frame(width: 50, height: 44)
        }
      }
      LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing)
        .frame(width: 200, height: 50)
        .overlay { Rectangle().frame(width: 60, height: 14).blendMode(.destinationOut).rotationEffect(.degrees(30)) }
        .overlay { Circle().frame(width: 60).blendMode(.destinationOut).offset(x: 20).clipped().offset(x: 60) }
        .compositingGroup()
    }
    .padding(10)
    .background(Color.white)
  }
}

/// Backdrops: what lies below, blurred, in two places and within a transform.
struct MaterialsPage: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      Circle().fill(Color.yellow).frame(width: 60, height: 60)
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 10).fill(.ultraThinMaterial).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 10).fill(.thickMaterial).frame(width: 60, height: 60).scaleEffect(0.8)
      }
      .offset(y: 10)
    }
    .frame(width: 200, height: 120)
  }
}

/// Patterns, layers and gradients between circles.
struct CoreGraphicsPage: View {
  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        cell { context in
          var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
              context.setFillColor(red: 0.1, green: 0.4, blue: 0.8, alpha: 1)
              context.fillEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 5))
            }, releaseInfo: nil)
          let pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8,
            tiling: .noDistortion, isColored: true, callbacks: &callbacks)
          if let pattern { context.setFillPattern(pattern, colorComponents: [1]) }
          context.fillEllipse(in: CGRect(x: 2, y: 2, width: 40, height: 40))
        }
        cell { context in
          guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) else { return }
          layer.context?.setFillColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 0.7)
          layer.context?.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 10)])
          layer.context?.fillPath()
          for place in [CGPoint(x: 2, y: 2), CGPoint(x: 14, y: 10)] { context.draw(layer, at: place) }
          context.draw(layer, in: CGRect(x: 20, y: 20, width: 22, height: 22))
        }
      }
      HStack(spacing: 10) {
        circles(CGPoint(x: 16, y: 16), 0, CGPoint(x: 22, y: 22), 20)
        circles(CGPoint(x: 10, y: 22), 4, CGPoint(x: 32, y: 22), 9)
        circles(
          CGPoint(x: 16, y: 16), 2, CGPoint(x: 22, y: 22), 14, [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        circles(CGPoint(x: 10, y: 22), 4, CGPoint(x: 30, y: 22), 9, .drawsAfterEndLocation)
      }
    }
    .padding(10)
    .background(Color.white)
  }

  private func circles(
    _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint, _ endRadius: CGFloat,
    _ options: CGGradientDrawingOptions = []
  ) -> some View {
    cell { context in
      let colors = [CGColor(red: 1, green: 0.9, blue: 0.6, alpha: 1), CGColor(red: 0.5, green: 0, blue: 0.2, alpha: 1)]
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: options)
    }
  }

  private func cell(_ draw: @escaping (CGContext) -> Void) -> some View {
    Canvas { context, size in
      context.clip(to: Path(CGRect(origin: .zero, size: size)))
      context.withCGContext(content: draw)
    }
    .frame(width: 44, height: 44)
  }
}
