import Foundation
package import TouchstoneCore
import TouchstoneDrawing

/// The traits of a view for the list that it is a row of.
package struct ListRowTraits {
  var insets: EdgeInsets?
  /// The insets of single edges, in points, which replace the others.
  var edgeInsets: [Edge: CGFloat] = [:]
  var background: AnyView?
  /// The edges at which the row explicitly shows or hides its separator.
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTints: [VerticalEdge: Color] = [:]
  var sectionSeparators: [VerticalEdge: Visibility] = [:]
  var sectionSeparatorTints: [VerticalEdge: Color] = [:]
  var sectionSpacing: CGFloat?
  var headerProminence: Prominence?
  /// Whether the section of a header is expanded, if the user can collapse it.
  var expansion: Binding<Bool>?
  var badge: Text?
  var badgeProminence = BadgeProminence.standard
  /// The buttons that a swipe reveals at an edge.
  var swipes: [HorizontalEdge: AnyView] = [:]
  /// The element of a `ForEach` that the row shows.
  var data: DataRow?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// The nesting level of the row in an outline.
  var level = 0
  /// Whether the row shows a disclosure indicator because it leads to another screen.
  var showsDisclosure = false
  /// Whether there is none after all: the row leads there as any other.
  var hidesDisclosure = false
  /// The opacity of that indicator.
  var disclosureOpacity = 1.0
}

extension EdgeInsets {
  /// Returns insets with other lengths at some edges.
  func replacing(_ lengths: [Edge: CGFloat]) -> EdgeInsets {
    EdgeInsets(
      top: lengths[.top] ?? top, leading: lengths[.leading] ?? leading, bottom: lengths[.bottom] ?? bottom,
      trailing: lengths[.trailing] ?? trailing)
  }
}

/// The key of a row's traits.
private struct ListRowKey: _ViewTraitKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension ViewTraits {
  private enum SwipedAsideKey: _ViewTraitKey { static var defaultValue: Bool { false } }

  /// Whether the view is a row of a list that a swipe has moved to the side of its buttons.
  package var isSwipedAside: Bool {
    get { self[viewTrait: SwipedAsideKey.self] }
    set { self[viewTrait: SwipedAsideKey.self] = newValue }
  }

  /// The traits of the view for the list that it is a row of.
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
