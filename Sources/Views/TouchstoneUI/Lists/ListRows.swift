import TouchstoneCore

/// The views of a list and the rows that they become.
///
/// A short list evaluates all views before it is laid out, so that the views around it know what each row says, such as a
/// title. A long list evaluates only the visible ones, like a lazy stack.
@MainActor
struct ListRows<Value: Hashable> {
  /// The number of views up to which a list is short; more than fit on any screen.
  private static var longestShort: Int { 300 }

  typealias Row = ListAssembly<Value>.Row

  /// The views; in a short list, there is one for each row.
  let elements: ViewElementList
  private let assembly: ListAssembly<Value>
  /// The rows of a short list.
  private let known: [Row]?

  init(_ elements: ViewElementList, of assembly: ListAssembly<Value>, in environment: EnvironmentValues) {
    self.assembly = assembly
    guard elements.count <= Self.longestShort else {
      self.elements = elements
      known = nil
      return
    }
    var evaluated = ViewElementList()
    var rows: [Row] = []
    for element in elements.all {
      for row in assembly.evaluate(element, in: environment) {
        evaluated.append(ViewElementList(Self.element(element, as: row)))
        rows.append(row)
      }
    }
    self.elements = evaluated
    known = rows
  }

  /// Whether all rows are evaluated already.
  var areKnown: Bool { known != nil }

  /// Returns the rows that a view becomes.
  func rows(at index: Int, _ element: ViewElement, in environment: EnvironmentValues) -> [Row] {
    known.map { [$0[index]] } ?? assembly.evaluate(element, in: environment)
  }

  /// Returns the traits of a row that may never be shown.
  func traits(at index: Int) -> ListRowTraits {
    if let known { return known[index].traits }
    let element = elements[index]
    // Inspecting a view doesn't make it visible.
    element.context.place.leave()
    return element.traits.listRow
  }

  /// Returns a view that is one of the rows of another. Only after its evaluation is it known which section it is in, if the
  /// section is in a view that hides its content.
  private static func element(_ element: ViewElement, as row: Row) -> ViewElement {
    var known = ViewElement(element.context) { _ in [row.node] }
    known.traits = element.traits
    known.traits.id = row.node.traits.id
    known.traits.section = row.node.traits.section ?? element.traits.section
    known.traits.listRow.sectionSpacing = row.traits.sectionSpacing
    return known
  }
}
