import Foundation
public import TouchstoneDrawing
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == UIImage {
  /// One picture of a view in every combination of some axes, each with its name under it.
  ///
  ///     assertSnapshot(of: Card(), as: .contactSheet(varying: .typeSizes(.large, .accessibility3), .colorSchemes))
  ///
  /// The last axis goes across, the others go down. Each pixel of a variant is a pixel of the sheet, so that variants of
  /// different scales have different sizes. For a golden each: ``Swift/Dictionary/images(varying:layout:isOpaque:traits:precision:perceptualPrecision:)``.
  ///
  /// - Parameters:
  ///   - axes: What varies; the last axis changes fastest.
  ///   - layout: The size of each variant, unless devices are an axis.
  ///   - isOpaque: Whether there is a background behind the view; a device's screen always has one. Without it the sheet's
  ///     grey shows through.
  ///   - traits: What the view inherits, apart from what varies.
  ///   - precision: The share of the sheet that must match, 0…1.
  ///   - perceptualPrecision: How close a pixel must come to match, 0…1.
  public static func contactSheet(
    varying axes: SnapshotAxis..., layout: SwiftUISnapshotLayout = .sizeThatFits, isOpaque: Bool = true,
    traits: UITraitCollection = UITraitCollection(), precision: Float? = nil, perceptualPrecision: Float? = nil
  ) -> Snapshotting {
    let variants = SnapshotAxis.variants(
      of: ViewPicture(layout: layout, traits: traits, isOpaque: isOpaque), varying: axes)
    let columns = axes.last?.options.count ?? 1
    return SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(taking: { view in
        Taken(default: UIImage()) { remarks in
          let cells = variants.map { variant in
            let picture = remarks.adding(variant.picture.draw(view), emptyIn: variant.name)
            return ContactSheet.Cell(name: variant.name, picture: picture)
          }
          // A variant that could not be drawn has failed the assertion already.
          guard cells.allSatisfy({ $0.picture.size != .zero }) else { return UIImage() }
          let sheet = ViewPicture(layout: .sizeThatFits, scale: ContactSheet.scale, traits: UITraitCollection())
          return remarks.adding(sheet.draw(ContactSheet(cells: cells, columns: max(columns, 1))))
        }
      })
  }
}

/// Pictures in rows, on grey, each over its name.
private struct ContactSheet: View {
  struct Cell {
    var name: String
    var picture: UIImage
  }

  /// Pixels per point of the sheet.
  nonisolated static let scale: CGFloat = 2

  let cells: [Cell]
  let columns: Int

  var body: some View {
    Grid(alignment: .top, horizontalSpacing: 16, verticalSpacing: 16) {
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { index in cell(cells[index]) }
        }
      }
    }
    .padding(16)
    .background(Color(white: 0.85))
  }

  private var rows: [Range<Int>] {
    stride(from: 0, to: cells.count, by: columns).map { $0..<min($0 + columns, cells.count) }
  }

  private func cell(_ cell: Cell) -> some View {
    VStack(spacing: 6) {
      if let picture = cell.picture.cgImage { Image(decorative: picture, scale: Self.scale) }
      Text(verbatim: cell.name).font(.system(size: 11)).foregroundStyle(Color(white: 0.25))
    }
  }
}
