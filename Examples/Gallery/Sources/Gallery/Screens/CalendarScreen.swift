import SwiftUI

/// November 2026 in seven columns, with today, dots for events, and the list of the day's events.
public struct CalendarScreen: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let events: [Int: [Color]] = [
    3: [.red], 6: [.blue, .green], 12: [.orange], 17: [.blue], 21: [.red, .blue, .purple], 26: [.green],
  ]

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        Text("November").font(.title.bold()) + Text(" 2026").font(.title).foregroundColor(.secondary)
        Spacer()
        HStack(spacing: 20) {
          Image(systemName: "chevron.left")
          Image(systemName: "chevron.right")
        }
        .font(.body.weight(.semibold))
        .foregroundStyle(.red)
      }
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { index in
          Text(["M", "T", "W", "T", "F", "S", "S"][index])
            .font(.caption2.weight(.semibold))
            .foregroundStyle(.secondary)
        }
        // The first of November 2026 is a Sunday, so six cells are empty.
        ForEach(-5..<31, id: \.self) { day in
          if day < 1 {
            Color.clear.frame(height: 42)
          } else {
            cell(day)
          }
        }
      }
      Divider()
      VStack(spacing: 8) {
        event("Standup", "09:30 – 09:45", .red)
        event("Design review", "11:00 – 12:00", .blue)
        event("Dinner with Ada", "19:30", .purple)
      }
    }
    .padding(18)
    .frame(width: 350)
    .background(.background)
  }

  private func cell(_ day: Int) -> some View {
    VStack(spacing: 2) {
      Text("\(day)")
        .font(.body)
        .fontWeight(day == 21 ? .semibold : .regular)
        .foregroundStyle(
          day == 21 ? AnyShapeStyle(.white) : isWeekend(day) ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary)
        )
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: 32, height: 32)
        .background {
          if day == 21 {
            Circle().fill(.red)
          }
        }
      HStack(spacing: 2) {
        ForEach(Array((events[day] ?? []).enumerated()), id: \.offset) { _, color in
          Circle().fill(color).frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(height: 42)
  }

  private func isWeekend(_ day: Int) -> Bool { [0, 1].contains(day % 7) }

  private func event(_ title: String, _ time: String, _ color: Color) -> some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(.subheadline.weight(.semibold))
        Text(time).font(.caption).foregroundStyle(.secondary).monospacedDigit()
      }
      Spacer(minLength: 0)
    }
    .padding(.leading, 14)
    .overlay(alignment: .leading) { RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 4) }
    .padding(8)
    .background(color.opacity(0.12), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

#Preview(traits: .sizeThatFitsLayout) { CalendarScreen() }
