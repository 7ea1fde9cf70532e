import SwiftUI

/// A step of the podium, with the runner on it.
struct PodiumPlace: View {
  let runner: Runner

  var body: some View {
    VStack(spacing: 8) {
      Avatar(runner: runner, diameter: runner.rank == 1 ? 76 : 60)
        .overlay(alignment: .top) {
          if runner.rank == 1 {
            Image(systemName: "crown.fill")
              .font(.system(size: 22))
              .foregroundStyle(.yellow.gradient)
              .alignmentGuide(.top) { $0[.bottom] }
          }
        }
        .overlay(alignment: .bottom) {
          Medal(rank: runner.rank)
            .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
        }
        .padding(.bottom, 8)
      Text(runner.name)
        .font(.footnote.weight(.semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Text(runner.points, format: .number)
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .minimumScaleFactor(0.5)
      Text("\(runner.rank)")
        .font(.system(size: 44, weight: .heavy, design: .rounded))
        .foregroundStyle(.white.opacity(0.9))
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .background(
          LinearGradient(colors: [.white.opacity(0.32), .white.opacity(0.08)], startPoint: .top, endPoint: .bottom),
          in: .rect(topLeadingRadius: 12, topTrailingRadius: 12))
    }
  }

  private var height: CGFloat {
    switch runner.rank {
    case 1: 96
    case 2: 72
    default: 56
    }
  }
}

private struct Medal: View {
  let rank: Int

  var body: some View {
    Text("\(rank)")
      .font(.system(size: 11, weight: .bold))
      .foregroundStyle(.black.opacity(0.7))
      .frame(width: 20, height: 20)
      .background(color.gradient, in: .circle)
      .overlay { Circle().strokeBorder(.white.opacity(0.6), lineWidth: 1) }
  }

  private var color: Color {
    switch rank {
    case 1: .yellow
    case 2: Color(white: 0.8)
    default: .brown
    }
  }
}

struct Avatar: View {
  let runner: Runner
  var diameter: CGFloat = 40

  var body: some View {
    Text(runner.initials)
      .font(.system(size: diameter * 0.38, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: diameter, height: diameter)
      .background(runner.color.gradient, in: .circle)
      .overlay { Circle().strokeBorder(.white.opacity(0.5), lineWidth: diameter / 24) }
  }
}

#Preview("Winner", traits: .fixedLayout(width: 130, height: 280)) {
  PodiumPlace(runner: Runner.all[0]).padding(.top, 40).foregroundStyle(.white).background(.indigo)
}

#Preview("Avatar", traits: .sizeThatFitsLayout) { Avatar(runner: Runner.me, diameter: 64) }

#Preview("Medals", traits: .sizeThatFitsLayout) {
  HStack { ForEach(1...3, id: \.self) { Medal(rank: $0) } }.padding()
}
