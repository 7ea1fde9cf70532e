import Foundation
package import TouchstoneCore
import TouchstoneDrawing

/// What a view carries for the list that it is a row of.
package struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  /// Edges at which the row says that it has, or has not, a separator.
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTints: [VerticalEdge: Color] = [:]
  var sectionSeparators: [VerticalEdge: Visibility] = [:]
  var sectionSpacing: CGFloat?
  var headerProminence: Prominence?
  /// Whether a person can close the section of a header.
  var expansion: Binding<Bool>?
  var badge: Text?
  /// Which element of a `ForEach` the row shows.
  var data: DataRow?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// How many levels of an outline the row lies in.
  var level = 0
  /// Whether the row leads to another screen.
  var showsDisclosure = false
}

/// The key of what a row carries.
private struct ListRowKey: _ViewTraitKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension ViewTraits {
  /// What the view carries for the list that it is a row of.
  package var listRow: ListRowTraits {
    get { self[viewTrait: ListRowKey.self] }
    set { self[viewTrait: ListRowKey.self] = newValue }
  }
}

extension View {
  nonisolated func listRow(_ change: @escaping (inout ListRowTraits) -> Void) -> ModifiedContent<Self, TraitModifier> {
    modifier(TraitModifier { change(&$0.listRow) })
  }
}
