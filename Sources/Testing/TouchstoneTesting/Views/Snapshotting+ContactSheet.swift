import Foundation
public import TouchstoneDrawing
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == UIImage {
  /// One picture of a view in every combination of the values of some axes, as a table with headings.
  ///
  ///     assertSnapshot(of: Card(), as: .contactSheet(varying: .typeSizes(.large, .accessibility3), .colorSchemes))
  ///
  /// The values of the last axis are in columns, those of the others in rows. Dark variants have a black background,
  /// others a white one. Each pixel of a variant is a pixel of the sheet, so variants of different scales have
  /// different sizes. For separate goldens, use
  /// ``Swift/Dictionary/images(varying:layout:isOpaque:traits:precision:perceptualPrecision:)``.
  ///
  /// - Parameters:
  ///   - axes: The axes; the last one varies fastest.
  ///   - layout: The size of each variant, unless one axis is devices.
  ///   - isOpaque: Whether the picture of a variant has a background behind the view; a device's screen always has one.
  ///   - traits: The traits of the view's environment, apart from those that vary.
  ///   - precision: The share of pixels of the sheet that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  public static func contactSheet(
    varying axes: SnapshotAxis..., layout: SwiftUISnapshotLayout = .sizeThatFits, isOpaque: Bool = true,
    traits: UITraitCollection = UITraitCollection(), precision: Float? = nil, perceptualPrecision: Float? = nil
  ) -> Snapshotting {
    let variants = SnapshotAxis.variants(
      of: ViewPicture(layout: layout, traits: traits, isOpaque: isOpaque), varying: axes)
    let columns = axes.last?.options.map(\.name) ?? []
    let rows = SnapshotAxis.variants(of: ViewPicture(layout: layout, traits: traits), varying: Array(axes.dropLast()))
    return SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(taking: { view in
        Taken(default: UIImage()) { remarks in
          if variants.isEmpty { throw SnapshotFailure.nothing }
          let cells = variants.map { variant in
            ContactSheet.Cell(
              picture: remarks.adding(variant.picture.draw(view), emptyIn: variant.name),
              isDark: variant.picture.isDark)
          }
          // If a variant could not be drawn, the assertion has already failed.
          guard cells.allSatisfy({ $0.picture.size != .zero }) else { return UIImage() }
          let sheet = ContactSheet(
            title: title, columns: columns, rows: rows.count > 1 ? rows.map(\.name) : [], cells: cells)
          let picture = ViewPicture(layout: .sizeThatFits, scale: ContactSheet.scale, traits: UITraitCollection())
          // The variants are audited, not the sheet.
          return AuditOrder.$current.withValue(nil) { remarks.adding(picture.draw(sheet)) }
        }
      })
  }

  /// The name of the view's type; `nil` for a generic type, such as a stack's, whose name says little.
  private static var title: String? {
    let name = "\(Value.self)"
    return name.contains("<") || Value.self == AnyView.self ? nil : name
  }
}

/// A table of pictures: a column for each value of the last axis, a row for each combination of the others.
private struct ContactSheet: View {
  struct Cell {
    var picture: UIImage
    var isDark: Bool
  }

  /// The number of pixels per point of the sheet.
  nonisolated static let scale: CGFloat = 2

  let title: String?
  let columns: [String]
  /// The headings of the rows; empty if there is one row, which needs no heading.
  let rows: [String]
  /// The cells, row by row.
  let cells: [Cell]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let title {
        Text(verbatim: title).font(.system(size: 15, weight: .semibold)).foregroundStyle(Color(white: 0.15))
      }
      Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 12) {
        if !columns.isEmpty {
          GridRow {
            if !rows.isEmpty { Color.clear.frame(width: 0, height: 0) }
            ForEach(columns, id: \.self) { heading($0) }
          }
        }
        ForEach(Array(stride(from: 0, to: cells.count, by: max(columns.count, 1))), id: \.self) { first in
          GridRow {
            if !rows.isEmpty { heading(rows[first / max(columns.count, 1)]) }
            ForEach(first..<min(first + max(columns.count, 1), cells.count), id: \.self) { cell(cells[$0]) }
          }
        }
      }
    }
    .padding(16)
    .background(Color(white: 0.9))
  }

  private func heading(_ name: String) -> some View {
    Text(verbatim: name).font(.system(size: 11, weight: .medium)).foregroundStyle(Color(white: 0.3))
  }

  @ViewBuilder private func cell(_ cell: Cell) -> some View {
    if let picture = cell.picture.cgImage {
      Image(decorative: picture, scale: Self.scale)
        .padding(8)
        .background(cell.isDark ? Color.black : Color.white)
    }
  }
}

extension ViewPicture {
  fileprivate var isDark: Bool { colorScheme.map { $0 == .dark } ?? (traits.userInterfaceStyle == .dark) }
}
