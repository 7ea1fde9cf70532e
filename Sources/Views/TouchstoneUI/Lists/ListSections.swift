import TouchstoneCore
import TouchstoneDrawing

/// The position of each view of a list in its section, determined without creating the views.
@MainActor
struct ListSections {
  /// The views of a section.
  struct Span {
    let id: ObjectIdentifier?
    /// The range of view numbers of each part.
    var headers: Range<Int>
    var rows: Range<Int>
    var footers: Range<Int>

    var first: Int { headers.lowerBound }
    var end: Int { footers.upperBound }
  }

  private(set) var spans: [Span] = []

  init(_ elements: ViewElementList) {
    for (run, start) in zip(elements.runs, elements.starts) {
      if spans.isEmpty || spans[spans.count - 1].id != run.section?.id {
        let empty = start..<start
        spans.append(Span(id: run.section?.id, headers: empty, rows: empty, footers: empty))
      }
      let end = start + run.count
      var span = spans[spans.count - 1]
      switch run.section?.role {
      case .header:
        span.headers = span.headers.lowerBound..<end
        span.rows = end..<end
        span.footers = end..<end
      case .content, nil:
        span.rows = span.rows.lowerBound..<end
        span.footers = end..<end
      case .footer: span.footers = span.footers.lowerBound..<end
      }
      spans[spans.count - 1] = span
    }
  }

  /// Returns the number of a view's section. Cost: O(log n) in the number of sections.
  func number(of element: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if spans[middle].first <= element { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
