import TouchstoneCore
import TouchstoneDrawing

extension Color {
  /// The colour of placeholders, of handles and of disabled texts: UIKit's `tertiaryLabel` and `placeholderText`.
  static let placeholder = Color(storage: .system(.tertiary))
}
