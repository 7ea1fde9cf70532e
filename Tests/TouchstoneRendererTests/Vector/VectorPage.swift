import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Pages of what vector pictures hold, for comparison with bitmaps.
enum VectorPage: String, CaseIterable {
  case shapes
  case strokes
  case gradients
  /// Angular ones and meshes, which a PDF holds as images.
  case turningGradients
  case clips
  case groups
  case blendModes
  case hueModes
  case symbols
  case text
  case masks
  /// What cuts what lies below, or goes below it.
  case cuts
  case canvas
  /// What only Core Graphics' calls draw: patterns, layers, circles with two centres.
  case coreGraphics
  /// What a PDF holds as images: blurs, shadows, colour filters.
  case filters
  /// What an SVG holds as images.
  case porterDuff
  case materials

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .shapes: ShapesPage()
    case .strokes: StrokesPage()
    case .gradients: GradientsPage()
    case .turningGradients: TurningGradientsPage()
    case .clips: ClipsPage()
    case .groups: GroupsPage()
    case .blendModes:
      BlendModesPage(modes: [
        .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
        .exclusion, .color, .luminosity,
      ])
    case .hueModes: BlendModesPage(modes: [.hue, .saturation])
    case .symbols: SymbolsPage()
    case .text: TextPage()
    case .masks: MasksPage()
    case .cuts: CutsPage()
    case .canvas: CanvasPage()
    case .coreGraphics: CoreGraphicsPage()
    case .filters: FiltersPage()
    case .porterDuff: PorterDuffPage()
    case .materials: MaterialsPage()
    }
  }
}

/// Rows of cells on white.
private struct Sheet<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 10) { content }
      .padding(10)
      .background(Color.white)
  }
}

extension View {
  fileprivate func cell() -> some View { frame(width: 44, height: 44) }
}

private struct ShapesPage: View {
  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        Rectangle().fill(Color.red).cell()
        Circle().fill(Color.orange).cell()
        Ellipse().fill(Color.yellow).frame(height: 30).cell()
        Capsule().fill(Color.green).frame(height: 24).cell()
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color.blue).cell()
      }
      HStack(spacing: 10) {
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8).fill(Color.purple).cell()
        Circle().trim(from: 0.1, to: 0.7).fill(Color.pink).cell()
        Rectangle().rotation(.degrees(30)).scale(0.7).fill(Color.teal).cell()
        Circle().inset(by: 6).fill(Color.indigo).cell()
        Path { path in
          path.addRect(CGRect(x: 2, y: 2, width: 40, height: 40))
          path.addEllipse(in: CGRect(x: 10, y: 10, width: 24, height: 24))
        }.fill(Color.brown, style: FillStyle(eoFill: true)).cell()
      }
    }
  }
}

private struct StrokesPage: View {
  private func zigzag(_ style: StrokeStyle) -> some View {
    Path { path in
      path.addLines([
        CGPoint(x: 6, y: 38), CGPoint(x: 14, y: 6), CGPoint(x: 22, y: 38), CGPoint(x: 38, y: 22),
      ])
    }
    .stroke(Color.blue, style: style)
    .cell()
  }

  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        zigzag(StrokeStyle(lineWidth: 4))
        zigzag(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        zigzag(StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel))
        zigzag(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6], dashPhase: 3))
      }
      HStack(spacing: 10) {
        Circle().strokeBorder(Color.red, lineWidth: 5).cell()
        Circle().stroke(Color.red, lineWidth: 5).padding(4).cell()
        RoundedRectangle(cornerRadius: 10).stroke(Color.green, style: StrokeStyle(lineWidth: 1, dash: [3])).cell()
        Rectangle().stroke(Color.black.opacity(0.5), lineWidth: 1).padding(1).cell()
      }
    }
  }
}

private struct GradientsPage: View {
  private let colors = [Color.red, .yellow, .blue]

  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)).cell()
        Rectangle().fill(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 25)).cell()
        Ellipse().fill(EllipticalGradient(colors: colors)).frame(height: 30).cell()
      }
      HStack(spacing: 10) {
        Rectangle()
          .fill(LinearGradient(colors: [.red, .red.opacity(0)], startPoint: .top, endPoint: .bottom))
          .cell()
        Rectangle()
          .fill(
            LinearGradient(
              stops: [.init(color: .green, location: 0.3), .init(color: .white, location: 0.3)], startPoint: .leading,
              endPoint: .trailing)
          )
          .cell()
        Rectangle().fill(Color.blue.gradient).cell()
        Circle()
          .stroke(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom), lineWidth: 8).padding(4).cell()
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
          .rotationEffect(.degrees(20)).frame(width: 30, height: 30).cell()
      }
    }
  }
}

private struct TurningGradientsPage: View {
  private let colors = [Color.red, .yellow, .blue]

  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        Circle().fill(AngularGradient(colors: colors, center: .center)).cell()
        Circle()
          .fill(AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180)))
          .cell()
      }
      HStack(spacing: 10) {
        Rectangle().fill(mesh).cell()
        Circle().fill(mesh.opacity(0.5)).cell()
        Circle().inset(by: 4)
          .stroke(
            AngularGradient(colors: colors, center: .center),
            style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12])
          )
          .cell()
      }
    }
  }

  private var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 2,
      points: [[0, 0], [0.3, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
      colors: [.red, .yellow, .green, .blue, .white, .purple])
  }
}

private struct ClipsPage: View {
  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        Color.red.overlay(Color.blue.frame(width: 20, height: 60)).clipShape(Circle()).cell()
        Color.green.clipShape(RoundedRectangle(cornerRadius: 12)).cell()
        Circle().fill(Color.orange).frame(width: 60, height: 60).frame(width: 40, height: 40).clipped().cell()
        Color.purple.clipShape(Circle()).rotationEffect(.degrees(30)).scaleEffect(x: 1, y: 0.6).cell()
        Color.teal.clipShape(Circle()).clipShape(Rectangle().offset(x: 22)).cell()
        Canvas { context, size in
          var circles = Path(ellipseIn: CGRect(x: 4, y: 10, width: 24, height: 24))
          circles.addEllipse(in: CGRect(x: 16, y: 10, width: 24, height: 24))
          context.clip(to: circles, options: .inverse)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.teal))
        }
        .cell()
      }
    }
  }
}

private struct GroupsPage: View {
  var body: some View {
    Sheet {
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

private struct BlendModesPage: View {
  let modes: [BlendMode]

  var body: some View {
    Sheet {
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

private struct SymbolsPage: View {
  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(Color.orange).cell()
        Image(systemName: "heart").font(.title).cell()
        Image(systemName: "gearshape").resizable().scaledToFit().foregroundStyle(Color.gray).cell()
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(Color.white, Color.green).font(.title).cell()
      }
    }
  }
}

private struct TextPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Waving fi ÄÖ <&>").font(.title).bold()
      Text("The quick brown fox jumps over the lazy dog.").italic()
      Text("سلام · 東京 · Ωμέγα").foregroundStyle(Color.blue)
      Text("wide").tracking(6).underline()
      Text("Small print in grey").font(.caption).foregroundStyle(.secondary)
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask { Text("Text as a mask").bold() }
        .frame(width: 120, height: 20)
    }
    .padding(8)
    .background(Color.white)
  }
}

private struct MasksPage: View {
  var body: some View {
    Sheet {
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

private struct CanvasPage: View {
  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        Canvas { context, size in
          context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), options: .inverse)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pink))
        }.cell()
        Canvas { context, size in
          context.clipToLayer(options: .inverse) {
            $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 22, height: 44)), with: .color(.black))
          }
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        }.cell()
        Canvas { context, _ in
          context.rotate(by: .degrees(10))
          context.fill(Path(ellipseIn: CGRect(x: 12, y: 6, width: 28, height: 14)), with: .color(.black))
          context.opacity = 0.5
          context.fill(Path(CGRect(x: 10, y: 26, width: 30, height: 10)), with: .color(.green))
        }.cell()
        Canvas { context, _ in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 44, height: 44)),
            with: .linearGradient(
              Gradient(colors: [.red, .white]), startPoint: .zero, endPoint: CGPoint(x: 11, y: 11), options: .mirror))
        }.cell()
      }
    }
  }
}

private struct FiltersPage: View {
  private var disc: some View { Circle().fill(Color.orange).frame(width: 40, height: 40) }

  var body: some View {
    Sheet {
      HStack(spacing: 10) {
        disc.blur(radius: 3).cell()
        disc.shadow(color: .black.opacity(0.5), radius: 3, x: 3, y: 4).cell()
        Circle().fill(Color.orange.shadow(.inner(color: .black, radius: 3, y: 2))).cell()
        disc.hueRotation(.degrees(120)).saturation(0.8).brightness(0.1).cell()
      }
    }
  }
}
