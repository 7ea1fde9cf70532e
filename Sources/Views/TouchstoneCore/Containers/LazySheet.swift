import Foundation
import TouchstoneDrawing

/// The positions of a lazy container's lines for one proposal: measured where known, estimated elsewhere.
///
/// The estimated length of a line is the average length of the lines at the start.
struct LazySheet {
  /// A measured line.
  struct Line {
    let cells: [LazyArrangement.Cell]
    let length: CGFloat
  }

  let arrangement: LazyArrangement
  let proposal: ProposedViewSize
  let tracks: LazyArrangement.Tracks?
  let lines: LazyLines
  private var measured: [Int: Line] = [:]
  /// The measured lines in order, and the start of each.
  private var order: [Int] = []
  private var starts: [CGFloat] = []
  private(set) var total: CGFloat = 0
  /// The estimated length of a line and its distance from the previous one.
  private var estimate: (length: CGFloat, gap: CGFloat) = (0, 0)

  @MainActor
  init(arrangement: LazyArrangement, elements: ViewElementList, proposal: ProposedViewSize) {
    self.arrangement = arrangement
    self.proposal = proposal
    tracks = arrangement.tracks(in: proposal[arrangement.crossAxis])
    lines = LazyLines(elements, perLine: tracks?.tracks.count ?? 1)
  }

  subscript(line: Int) -> Line? { measured[line] }

  /// Measures the views of a line; `settle` takes it into account.
  mutating func measure(_ line: Int, nodes: [RenderNode], isBar: Bool) {
    let cells = arrangement.cells(nodes, wholeLine: isBar, proposal: proposal, tracks: tracks)
    measured[line] = Line(cells: cells, length: arrangement.length(cells))
  }

  /// Returns the distance of a line from the previous one if both are measured.
  func gap(before line: Int) -> CGFloat? {
    guard let current = measured[line] else { return nil }
    guard let first = current.cells.first else { return 0 }
    var index = line - 1
    while index >= 0 {
      guard let previous = measured[index] else { return nil }
      if let last = previous.cells.last { return arrangement.gap(after: last.node, before: first.node) }
      index -= 1
    }
    return 0
  }

  /// Sorts the measured lines.
  ///
  /// - Parameter sample: The number of lines at the start from which the others are estimated; all of them are
  ///   measured.
  mutating func settle(sample: Int) {
    var length: CGFloat = 0
    var gaps: CGFloat = 0
    for line in 0..<sample {
      length += measured[line]?.length ?? 0
      gaps += gap(before: line) ?? 0
    }
    estimate = sample > 0 ? (length / CGFloat(sample), sample > 1 ? gaps / CGFloat(sample - 1) : 0) : (0, 0)
    order = measured.keys.sorted()
    starts = []
    starts.reserveCapacity(order.count)
    var end: CGFloat = 0
    var next = 0
    for line in order {
      end += CGFloat(line - next) * (estimate.length + estimate.gap) + (gap(before: line) ?? estimate.gap)
      starts.append(end)
      end += measured[line]?.length ?? 0
      next = line + 1
    }
    total = end + CGFloat(lines.count - next) * (estimate.length + estimate.gap)
  }

  /// Returns the number of measured lines that satisfy a predicate.
  private func rank(_ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the position of a line along the axis.
  func span(_ line: Int) -> (start: CGFloat, length: CGFloat) {
    let rank = rank { order[$0] <= line }
    guard rank > 0 else { return (CGFloat(line) * (estimate.length + estimate.gap), estimate.length) }
    let known = order[rank - 1]
    let length = measured[known]?.length ?? 0
    if known == line { return (starts[rank - 1], length) }
    let between = CGFloat(line - known - 1) * (estimate.length + estimate.gap)
    return (starts[rank - 1] + length + between + estimate.gap, estimate.length)
  }

  /// Returns the line at a position along the axis: the first one that ends after it, or the last line.
  func line(at place: CGFloat) -> Int {
    let rank = rank { starts[$0] <= place }
    guard rank > 0 else { return 0 }
    let known = order[rank - 1]
    let end = starts[rank - 1] + (measured[known]?.length ?? 0)
    guard place >= end, known + 1 < lines.count else { return known }
    let pitch = estimate.length + estimate.gap
    let passed = pitch > 0 ? ((place - end) / pitch).rounded(.down) : 0
    let limit = (rank < order.count ? order[rank] : lines.count) - 1
    return Int(min(CGFloat(limit), CGFloat(known + 1) + passed))
  }
}
