import SwiftUI

/// Rows with a symbol, two texts and a spacer.
struct TextRows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        HStack {
          Image(systemName: "star.fill").foregroundColor(.orange)
          Text("Row \(index)")
          Spacer()
          Text("Detail").foregroundStyle(.secondary)
        }
        .padding(.horizontal)
      }
    }
    .frame(width: 390)
  }
}

/// Rows with three rectangles.
struct BoxRows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<count, id: \.self) { _ in
        HStack(spacing: 2) {
          Rectangle().fill(.red).frame(width: 20, height: 3)
          Rectangle().fill(.green)
          Rectangle().fill(.blue).frame(width: 40)
        }
        .frame(height: 4)
      }
    }
    .frame(width: 390)
  }
}

/// A page of paragraphs, 390 points wide.
struct Paragraphs: View {
  static let paragraph = """
    The Analytical Engine has no pretensions whatever to originate anything. It can do whatever we know how to order it \
    to perform. It can follow analysis; but it has no power of anticipating any analytical relations or truths. Its \
    province is to assist us in making available what we are already acquainted with.
    """

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<8, id: \.self) { index in
        Text("\(index + 1). \(Self.paragraph)").font(.body)
      }
    }
    .padding()
    .frame(width: 390)
    .background(.white)
  }
}

/// A settings screen of 390 × 844 points.
struct SettingsScreen: View {
  private static let symbols = ["wifi", "bell.fill", "gearshape.fill", "lock.fill", "star.fill"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Settings").font(.largeTitle).bold().padding(.horizontal)
      ForEach(0..<3, id: \.self) { _ in
        VStack(spacing: 0) {
          ForEach(Self.symbols, id: \.self) { symbol in
            HStack(spacing: 12) {
              Image(systemName: symbol)
                .foregroundColor(.white)
                .frame(width: 30, height: 30)
                .background(Color.blue)
                .clipShape(RoundedRectangle(cornerRadius: 7))
              Text("Setting of \(symbol)")
              Spacer()
              Text("On").foregroundStyle(.secondary)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            Divider()
          }
        }
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal)
      }
      Spacer()
    }
    .padding(.top, 60)
    .frame(width: 390, height: 844)
    .background(Color(white: 0.95))
  }
}

/// Blurred discs and cards with shadows.
struct BlurScreen: View {
  var body: some View {
    VStack(spacing: 24) {
      ForEach(0..<4, id: \.self) { index in
        ZStack {
          Circle().fill(.purple).frame(width: 120, height: 120).blur(radius: CGFloat(4 + index * 6))
          RoundedRectangle(cornerRadius: 20).fill(.white).frame(width: 300, height: 100)
            .shadow(color: .black.opacity(0.4), radius: CGFloat(4 + index * 4), y: 4)
        }
      }
    }
    .frame(width: 390, height: 844)
    .background(.white)
  }
}

/// Linear, radial, elliptical and angular gradients.
struct GradientScreen: View {
  private let colors: [Color] = [.red, .yellow, .green, .blue, .purple]

  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 200)
      EllipticalGradient(colors: colors)
      AngularGradient(colors: colors, center: .center)
    }
    .frame(width: 390, height: 844)
  }
}

/// Texts of which no two are the same.
struct DistinctTexts: View {
  let count: Int
  /// The number of the first one.
  var first = 0

  var body: some View {
    VStack(spacing: 0) { ForEach(first..<first + count, id: \.self) { Text(verbatim: "Row number \($0)") } }
  }
}

/// A list of as many rows.
struct ListedTexts: View {
  let count: Int

  var body: some View {
    List { ForEach(0..<count, id: \.self) { Text(verbatim: "Row number \($0)") } }.frame(width: 390, height: 844)
  }
}
