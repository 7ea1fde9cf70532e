import Foundation
import TouchstoneCore

/// A label with a value at the trailing edge, or below it in a list at accessibility sizes of Dynamic Type.
///
/// - Source: UIKit, `UIListContentConfiguration.valueCell`, whose texts are below each other if they lack space.
struct ValueRow<Label: View, Value: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.look) private var look
  /// Whether large texts are below each other.
  let isStacked: Bool
  /// The smallest distance between the label and the value beside it; `nil` for the default.
  var distance: CGFloat?
  @ViewBuilder let label: Label
  @ViewBuilder let value: Value

  var body: some View {
    if isStacked, typeSize.isAccessibilitySize {
      VStack(alignment: .rowTitle, spacing: look.lists.stackedDistance) {
        label
        value
      }
    } else {
      HStack {
        label
        Spacer(minLength: distance)
        value
      }
    }
  }
}

extension HorizontalAlignment {
  private enum RowTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the title of a row begins, beside its icon.
  static let rowTitle = HorizontalAlignment(RowTitle.self)
}
