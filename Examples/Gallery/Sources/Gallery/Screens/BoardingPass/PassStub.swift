import SwiftUI

/// The code to scan.
struct PassStub: View {
  let flight: Flight

  var body: some View {
    VStack(spacing: 10) {
      MatrixCode(text: flight.record + flight.number)
        .frame(width: 148, height: 148)
        .padding(12)
        .background(.white, in: .rect(cornerRadius: 10))
      (Text("Booking ").foregroundColor(.secondary)
        + Text(flight.record).font(.footnote.monospaced().bold()))
        .font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }
}

/// The tear-off line, which reports its position.
struct Perforation: View {
  var body: some View {
    GeometryReader { geometry in
      Path { path in
        path.move(to: CGPoint(x: 18, y: 0))
        path.addLine(to: CGPoint(x: geometry.size.width - 18, y: 0))
      }
      .stroke(.secondary.opacity(0.6), style: StrokeStyle(lineWidth: 1.5, dash: [6, 5]))
    }
    .frame(height: 1)
    .anchorPreference(key: PerforationKey.self, value: .bounds) { $0 }
  }
}

/// The position of the tear-off line.
struct PerforationKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Two semicircular notches at the sides.
struct Notches: Shape {
  var y: CGFloat
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for x in [rect.minX, rect.maxX] {
      path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }
}

/// A grid of squares that resembles a matrix code, always the same for the same text.
private struct MatrixCode: View {
  let text: String

  private let count = 25

  var body: some View {
    Canvas { context, size in
      let side = size.width / CGFloat(count)
      var modules = Path()
      for row in 0..<count {
        for column in 0..<count where isDark(row, column) {
          modules.addRect(
            CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
        }
      }
      context.fill(modules, with: .color(.black), style: FillStyle(antialiased: false))
    }
    .accessibilityLabel("Boarding code \(text)")
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    for (top, leading) in [(0, 0), (0, count - 7), (count - 7, 0)] {
      let y = row - top
      let x = column - leading
      if (-1...7).contains(x), (-1...7).contains(y) {
        let ring = max(abs(x - 3), abs(y - 3))
        return ring != 2 && ring != 4
      }
    }
    var hash: UInt32 = 2_166_136_261
    for byte in Array(text.utf8) + [UInt8(row), UInt8(column)] {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    // So far the last bytes have affected only the low bits.
    hash ^= hash >> 15
    hash = hash &* 2_246_822_519
    return (hash >> 16) & 1 == 1
  }
}

#Preview("Stub", traits: .fixedLayout(width: 340, height: 240)) { PassStub(flight: .sample) }

#Preview("Perforation", traits: .fixedLayout(width: 340, height: 20)) { Perforation() }

#Preview("Code", traits: .fixedLayout(width: 120, height: 120)) { MatrixCode(text: "TOUCHSTONE").padding() }
