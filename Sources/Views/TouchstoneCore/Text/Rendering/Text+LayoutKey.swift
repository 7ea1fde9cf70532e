public import Foundation
import TouchstoneDrawing

extension Text {
  /// A preference key for the layouts of the texts in a view.
  ///
  /// - Source: SwiftUI, `Text.LayoutKey`.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout and the position of its top-left corner.
    public struct AnchoredLayout: Equatable {
      /// The top-left corner of the text.
      public var origin: Anchor<CGPoint>
      /// The layout of the text.
      public var layout: Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}
