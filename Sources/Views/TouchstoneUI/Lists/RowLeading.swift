import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The accessory before a row in edit mode.
struct RowLeading: View {
  @Environment(\.look.lists.editSymbolSize) private var size
  @Environment(\.symbolScale) private var scale
  let delete: (@MainActor () -> Void)?
  /// Whether the row is selected; `nil` if rows can't be selected.
  let isSelected: Bool?
  let name: String

  var isEmpty: Bool { delete == nil && isSelected == nil }

  var body: some View {
    if let delete {
      Button(action: delete) {
        Image(systemName: "minus.circle.fill").font(.system(size: size * scale)).foregroundStyle(.white, .red)
      }
      .buttonStyle(BareButtonStyle())
      .accessibilityLabel("Remove \(name)")
    } else if let isSelected {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.system(size: size * scale))
        .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.placeholder))
    }
  }
}
