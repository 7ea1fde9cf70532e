import SwiftUI

/// The receipt of a café, on paper with a torn lower edge.
public struct ReceiptScreen: View {
  private struct Item: Identifiable {
    let id: Int
    let name: String
    let count: Int
    let price: Double
  }

  private let items = [
    Item(id: 1, name: "Flat white", count: 2, price: 4.2),
    Item(id: 2, name: "Cinnamon bun", count: 1, price: 3.9),
    Item(id: 3, name: "Egg on toast", count: 1, price: 9.5),
    Item(id: 4, name: "Orange juice", count: 3, price: 3.75),
  ]

  public init() {}

  private var total: Double { items.reduce(0) { $0 + Double($1.count) * $1.price } }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        Image(systemName: "cup.and.saucer.fill")
          .font(.system(size: 34))
          .foregroundStyle(.brown)
        Text("Café Lumière").font(.system(.title2, design: .serif)).italic().bold()
        Text("12 Harbour Street · Table 7").font(.caption).foregroundStyle(.secondary)
      }
      dashes
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
        ForEach(items) { item in
          GridRow {
            Text("\(item.count)×").foregroundStyle(.secondary)
            Text(item.name)
            Text(Double(item.count) * item.price, format: .currency(code: "EUR"))
              .gridColumnAlignment(.trailing)
              .frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
      }
      .font(.callout)
      .monospacedDigit()
      dashes
      VStack(spacing: 6) {
        LabeledContent("Net", value: total / 1.07, format: .currency(code: "EUR"))
        LabeledContent("VAT 7 %", value: total - total / 1.07, format: .currency(code: "EUR"))
        LabeledContent {
          Text(total, format: .currency(code: "EUR")).foregroundStyle(Color.primary)
        } label: {
          Text("Total")
        }
        .font(.title3.bold())
        .padding(.top, 4)
      }
      .font(.footnote)
      .monospacedDigit()
      // A scanner needs dark bars on white.
      Barcode().fill(.black).frame(height: 44).background { Rectangle().fill(.white).padding(-8) }
      Text("No. 2026-1121-0042")
        .font(.caption2.monospaced())
        .tracking(1.5)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 22)
    .padding(.top, 26)
    .padding(.bottom, 34)
    .overlay(alignment: .topTrailing) { stamp }
    .background {
      TornPaper().fill(.background).shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    }
    .frame(width: 300)
    .padding(20)
    .background(.brown.opacity(0.22))
    .background(.background)
  }

  private var dashes: some View {
    Line()
      .stroke(.tertiary, style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
      .frame(height: 1)
  }

  private var stamp: some View {
    Text("PAID")
      .font(.headline.weight(.black))
      .foregroundStyle(.green)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.green, lineWidth: 2))
      .rotationEffect(.degrees(14))
      .padding(18)
  }
}

private struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

private struct Barcode: Shape {
  func path(in rect: CGRect) -> Path {
    let widths: [CGFloat] = [2, 1, 3, 1, 1, 2, 4, 1, 2, 1, 1, 3, 2, 2, 1, 4, 1, 1, 2, 3, 1, 2, 1]
    let gaps: [CGFloat] = [1, 2, 1, 3, 1, 1, 2, 1, 2, 3, 1]
    var path = Path()
    var x = rect.minX
    var index = 0
    while x < rect.maxX {
      let width = min(widths[index % widths.count], rect.maxX - x)
      path.addRect(CGRect(x: x, y: rect.minY, width: width, height: rect.height))
      x += width + gaps[index % gaps.count]
      index += 1
    }
    return path
  }
}

private struct TornPaper: Shape {
  func path(in rect: CGRect) -> Path {
    let teeth = 20
    let step = rect.width / CGFloat(teeth)
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    for tooth in 0...teeth {
      let y = tooth.isMultiple(of: 2) ? rect.maxY : rect.maxY - step * 0.7
      path.addLine(to: CGPoint(x: rect.maxX - CGFloat(tooth) * step, y: y))
    }
    path.closeSubpath()
    return path
  }
}

#Preview(traits: .sizeThatFitsLayout) { ReceiptScreen() }
