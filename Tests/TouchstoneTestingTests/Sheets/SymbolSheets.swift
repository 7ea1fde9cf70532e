import SwiftUI

/// Symbols of several layers in the four rendering modes.
struct SymbolModeSheet: View {
  private let symbols = [
    "cloud.sun.rain.fill", "sun.max.fill", "cloud.bolt.rain.fill", "person.3.sequence.fill", "folder.badge.plus",
    "bell.badge", "plus.circle.fill", "exclamationmark.triangle.fill", "rainbow",
  ]
  private let modes: [(String, SymbolRenderingMode)] = [
    ("monochrome", .monochrome), ("hierarchical", .hierarchical), ("palette", .palette), ("multicolor", .multicolor),
  ]

  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 10) {
      ForEach(modes, id: \.0) { name, mode in
        GridRow {
          RowTitle(name)
          ForEach(symbols, id: \.self) { symbol in
            Image(systemName: symbol)
              .symbolRenderingMode(mode)
              .modifier(PaletteColors(isPalette: mode == .palette))
          }
        }
      }
    }
    .font(.system(size: 28))
    .padding(8)
    .background(.teal.opacity(0.25), in: .rect(cornerRadius: 10))
  }
}

private struct PaletteColors: ViewModifier {
  let isPalette: Bool

  func body(content: Content) -> some View {
    if isPalette {
      content.foregroundStyle(.white, .orange, .blue)
    } else {
      content.foregroundStyle(.indigo)
    }
  }
}

/// Symbols plain, filled, slashed, enclosed and with badges.
struct SymbolVariantSheet: View {
  private let suffixes = ["", ".fill", ".slash", ".slash.fill", ".circle", ".circle.fill", ".square", ".square.fill"]
  private let names = ["bell", "heart", "person", "bolt", "star"]

  var body: some View {
    Grid(horizontalSpacing: 14, verticalSpacing: 10) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(suffixes, id: \.self) { suffix in
          Text(verbatim: suffix.isEmpty ? "plain" : suffix)
            .font(.system(size: 8, design: .monospaced))
            .foregroundStyle(.secondary)
        }
      }
      ForEach(names, id: \.self) { name in
        GridRow {
          RowTitle(name)
          ForEach(suffixes, id: \.self) { Image(systemName: name + $0) }
        }
      }
      GridRow {
        RowTitle("symbolVariant")
        Image(systemName: "bell").symbolVariant(.none)
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.slash)
        Image(systemName: "bell").symbolVariant(.slash.fill)
        Image(systemName: "bell").symbolVariant(.circle)
        Image(systemName: "bell").symbolVariant(.circle.fill)
        Image(systemName: "bell").symbolVariant(.square)
        Image(systemName: "bell").symbolVariant(.square.fill)
      }
      GridRow {
        RowTitle("enclosed")
        ForEach(
          [
            "checkmark.seal", "checkmark.seal.fill", "checkmark.shield", "checkmark.shield.fill",
            "exclamationmark.triangle", "exclamationmark.triangle.fill", "a.circle", "7.square.fill",
          ], id: \.self
        ) { Image(systemName: $0) }
      }
      GridRow {
        RowTitle("badge")
        ForEach(
          [
            "folder.badge.plus", "folder.fill.badge.plus", "person.badge.minus", "person.fill.badge.minus",
            "calendar.badge.clock", "person.crop.circle.badge.checkmark", "bell.badge", "bell.badge.fill",
          ], id: \.self
        ) { Image(systemName: $0) }
      }
    }
    .font(.system(size: 22))
  }
}

/// Symbols in nine weights and three scales, beside text.
struct SymbolWeightSheet: View {
  private let weights: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
  private let scales: [(String, Image.Scale)] = [("small", .small), ("medium", .medium), ("large", .large)]

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 10) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(scales, id: \.0) { name, _ in
          Text(verbatim: ".\(name)").font(.system(size: 8, design: .monospaced)).foregroundStyle(.secondary)
        }
      }
      ForEach(weights, id: \.0) { name, weight in
        GridRow {
          RowTitle(name)
          ForEach(scales, id: \.0) { _, scale in
            HStack(alignment: .firstTextBaseline, spacing: 6) {
              Text("Ag")
              Image(systemName: "square.and.arrow.up")
              Image(systemName: "gearshape")
              Image(systemName: "heart.circle.fill")
            }
            .fontWeight(weight)
            .imageScale(scale)
          }
        }
      }
    }
    .font(.system(size: 20))
  }
}

private struct RowTitle: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 8, design: .monospaced))
      .foregroundStyle(.secondary)
      .gridColumnAlignment(.trailing)
  }
}
