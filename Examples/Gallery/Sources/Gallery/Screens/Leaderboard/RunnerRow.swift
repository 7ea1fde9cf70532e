import SwiftUI

/// The width of the widest score, which all rows reserve for theirs.
struct ScoreWidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}

struct RunnerRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let runner: Runner
  let scoreWidth: CGFloat?

  var body: some View {
    HStack(spacing: 12) {
      VStack(spacing: 2) {
        Text(runner.rank, format: .number)
          .font(.subheadline.weight(.semibold).monospacedDigit())
          .foregroundStyle(.secondary)
        TrendSymbol(trend: runner.trend)
      }
      .frame(minWidth: 24)
      Avatar(runner: runner)
      // Large text has no space for all of it in one line.
      let layout = isStacked ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 12))
      layout {
        Text(runner.name)
          .font(.body.weight(runner.isMe ? .bold : .regular))
          .lineLimit(isStacked ? nil : 1)
          .truncationMode(.middle)
          .frame(maxWidth: .infinity, alignment: .leading)
        results
      }
    }
    .modifier(CardBackground(isHighlighted: runner.isMe))
  }

  private var isStacked: Bool { typeSize.isAccessibilitySize }

  private var results: some View {
    HStack(spacing: 12) {
      Sparkline(values: runner.history)
        .foregroundStyle(runner.trend == .down ? .red : .green)
        .frame(width: 44, height: 22)
      Text(runner.points, format: .number)
        .font(.callout.weight(.semibold).monospacedDigit())
        .fixedSize()
        .background {
          GeometryReader { geometry in
            Color.clear.preference(key: ScoreWidthKey.self, value: geometry.size.width)
          }
        }
        .frame(width: scoreWidth, alignment: .trailing)
    }
  }
}

private struct CardBackground: ViewModifier {
  let isHighlighted: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 12)
      .padding(.vertical, 9)
      .background {
        RoundedRectangle(cornerRadius: 14, style: .continuous)
          .fill(style)
          .shadow(color: .black.opacity(isHighlighted ? 0 : 0.06), radius: 3, y: 1)
      }
  }

  private var style: AnyShapeStyle {
    isHighlighted
      ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(Color(uiColor: .secondarySystemGroupedBackground))
  }
}

private struct TrendSymbol: View {
  let trend: Runner.Trend

  var body: some View {
    switch trend {
    case .up: Image(systemName: "arrowtriangle.up.fill").font(.system(size: 8)).foregroundStyle(.green)
    case .down: Image(systemName: "arrowtriangle.down.fill").font(.system(size: 8)).foregroundStyle(.red)
    case .same: Capsule().fill(.tertiary).frame(width: 8, height: 2)
    }
  }
}

/// A sparkline of recent days, with a dot for today.
private struct Sparkline: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      guard let low = values.min(), let high = values.max(), high > low else { return }
      let room = CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3)
      let points = values.enumerated().map { index, value in
        CGPoint(
          x: room.minX + room.width * CGFloat(index) / CGFloat(values.count - 1),
          y: room.maxY - room.height * (value - low) / (high - low))
      }
      var line = Path()
      line.addLines(points)
      context.stroke(line, with: .foreground, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      if let last = points.last {
        context.fill(Path(ellipseIn: CGRect(x: last.x - 2.5, y: last.y - 2.5, width: 5, height: 5)), with: .foreground)
      }
    }
  }
}

#Preview(traits: .fixedLayout(width: 380, height: 80)) { RunnerRow(runner: Runner.me, scoreWidth: 60) }

#Preview("Trends", traits: .sizeThatFitsLayout) {
  HStack {
    TrendSymbol(trend: .up)
    TrendSymbol(trend: .down)
    TrendSymbol(trend: .same)
  }
  .padding()
}

#Preview("Sparkline", traits: .fixedLayout(width: 80, height: 30)) { Sparkline(values: [3, 5, 4, 8, 6, 9]) }
