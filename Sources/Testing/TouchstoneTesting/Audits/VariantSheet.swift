import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Pictures of variants of a view next to each other, with their names; a single one has neither a name nor a margin.
struct VariantSheet: View {
  /// A picture of a variant, with its name and its size in points.
  struct Variant {
    var name: String
    var picture: CGImage
    var size: CGSize
  }

  private static let spacing: CGFloat = 16
  /// The height of a name, and of the space below it for the number of an outline at the top.
  private static let nameHeight: CGFloat = 36

  private let variants: [Variant]
  private let scale: CGFloat

  /// - Parameter scale: The pictures' pixels per point.
  init(_ variants: [Variant], scale: CGFloat) {
    self.variants = variants
    self.scale = scale
  }

  /// The corner of a variant's picture in the sheet, in points.
  func origin(of name: String) -> CGPoint? {
    guard let index = variants.firstIndex(where: { $0.name == name }) else { return nil }
    guard variants.count > 1 else { return .zero }
    let before = variants.prefix(index).map { $0.size.width + Self.spacing }
    return CGPoint(x: before.reduce(Self.spacing, +), y: Self.nameHeight + Self.spacing)
  }

  var body: some View {
    if let only = variants.first, variants.count == 1 {
      Image(decorative: only.picture, scale: scale)
    } else {
      HStack(alignment: .top, spacing: Self.spacing) {
        ForEach(variants, id: \.name) { variant in
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: variant.name).font(.system(size: 13, weight: .medium)).foregroundStyle(Color(white: 0.25))
              .lineLimit(1).frame(width: variant.size.width, height: Self.nameHeight, alignment: .topLeading)
            Image(decorative: variant.picture, scale: scale)
          }
        }
      }
      .padding(Self.spacing).background(Color(white: 0.9)).environment(\.colorScheme, .light)
    }
  }
}
