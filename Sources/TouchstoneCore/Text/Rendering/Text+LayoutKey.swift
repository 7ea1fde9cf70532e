public import Foundation
import TouchstoneDrawing

extension Text {
  /// The layouts of the texts in a view.
  ///
  /// - Source: SwiftUI, `Text.LayoutKey`.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout and the place of its top left.
    public struct AnchoredLayout: Equatable {
      /// The top left of the text.
      public var origin: Anchor<CGPoint>
      /// The lines of the text.
      public var layout: Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}
