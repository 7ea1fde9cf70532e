import Foundation
import TouchstoneTesting
import TouchstoneUI

/// Views with a bug each, as people write them.
enum PlantedBugs {
  /// Cuts texts of more than a line, and large ones.
  struct FixedHeight: View {
    var title: String
    var body: some View {
      Text(title).font(.headline).frame(maxWidth: .infinity, alignment: .leading).frame(height: 24).clipped()
    }
  }

  /// Truncates long names.
  struct OneLine: View {
    var name: String
    var price: Int
    var body: some View {
      HStack {
        Text(name).lineLimit(1)
        Spacer()
        Text("\(price) €").layoutPriority(1)
      }
      .padding()
    }
  }

  /// Its badge covers the end of a message that is as wide as the view.
  struct CoveringBadge: View {
    var message: String
    var isNew: Bool
    var body: some View {
      Text(message).frame(maxWidth: .infinity, alignment: .leading).padding(8)
        .overlay(alignment: .topTrailing) {
          if isNew { Rectangle().fill(.red).frame(width: 48, height: 28) }
        }
    }
  }

  /// Is wider than a phone if both texts are long.
  struct FixedRow: View {
    var name: String
    var detail: String
    var body: some View {
      HStack {
        Text(name).fixedSize()
        Text(detail).foregroundStyle(.secondary)
      }
    }
  }

  /// Has a button that is as narrow as its text.
  struct NarrowButton: View {
    var label: String
    var body: some View {
      HStack {
        Text("Filter")
        Button(action: {}, label: { Text(label.isEmpty ? "All of them" : label).frame(minHeight: 44) })
          .buttonStyle(.plain)
      }
    }
  }

  /// Has no place for an empty list.
  struct FirstElement: View {
    var items: [String]
    var body: some View { Text(items[0]) }
  }

  /// Keeps marked lines from left to right.
  struct ForcedDirection: View {
    var title: String
    var isMarked: Bool
    var body: some View {
      HStack {
        Image(systemName: "star")
        Text(title)
        Spacer()
      }
      .environment(\.layoutDirection, isMarked ? .leftToRight : direction)
    }

    @Environment(\.layoutDirection) private var direction
  }

  /// Shows a number of days that grows.
  struct Age: View {
    var date: Date
    var body: some View {
      Text("\(Int(Date().timeIntervalSince(date) / 86_400)) days ago")
    }
  }

  /// Cuts long names without a sign of it.
  struct CutName: View {
    var name: String
    var age: Int?
    var body: some View {
      VStack(alignment: .leading) {
        Text(String(name.prefix(24)))
        if let age { Text("\(age)").foregroundStyle(.secondary) }
      }
    }
  }

  /// Divides by a total that may be zero.
  struct Share: View {
    var part: Double
    var total: Double
    var body: some View {
      Text(verbatim: "\(part / total * 100) %")
    }
  }
}

/// Views that are right in all states.
enum SoundViews {
  struct Card: View {
    var title: String
    var detail: String?
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        if let detail { Text(detail).foregroundStyle(.secondary) }
      }
      .padding().frame(maxWidth: .infinity, alignment: .leading).background(.background)
    }
  }

  struct Row: View {
    var title: String
    var count: Int
    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star")
        Text(title)
        Spacer(minLength: 8)
        Text(count, format: .number).foregroundStyle(.secondary)
      }
    }
  }

  enum Kind: String, CaseIterable, Fuzzable, CustomStringConvertible {
    case plain, important
    var description: String { self == .plain ? "a plain one" : "an important one" }
  }

  struct Action: View {
    var label: String
    var kind: Kind
    var body: some View {
      Button(action: {}, label: { Text(label).frame(minWidth: 44, minHeight: 44).contentShape(.rect) })
        .buttonStyle(.plain).foregroundStyle(kind == .plain ? Color.primary : Color.red)
    }
  }

  struct Names: View {
    var names: [String]
    var tint: Color
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(Array(names.enumerated()), id: \.offset) { Text($0.element) }
        if names.isEmpty { Text("No names").foregroundStyle(.secondary) }
        Circle().fill(tint).frame(width: 12, height: 12)
      }
    }
  }

  struct Setting: View {
    var title: String
    var isOn: Bool
    var date: Date
    var body: some View {
      VStack(alignment: .leading) {
        Toggle(title, isOn: .constant(isOn))
        Text(date, format: .dateTime.day().month().year()).font(.caption)
      }
    }
  }
}
