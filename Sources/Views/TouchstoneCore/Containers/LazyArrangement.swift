package import Foundation
package import TouchstoneDrawing

/// The rules by which a lazy container divides its views into lines and arranges each line.
///
/// A stack has a line for each view. It proposes the available length across the axis and leaves the other one
/// unspecified, and aligns the view in the length that is proposed to the stack. A grid has as many views in a line as
/// it has tracks. It proposes each the length of its track; headers and footers of sections take a line of their own, in
/// the whole length that is proposed to the grid. A line is as long as its longest view.
///
/// - Source: SwiftUI, `LazyVStack` and `LazyVGrid`; that lazy stacks and headers in grids fill the cross axis was measured
///   on Apple's frameworks.
package struct LazyArrangement {
  /// The axis along which lines follow one another.
  package let axis: Axis
  package let alignment: AlignmentKey
  /// The distance between lines, or `nil` for the preferred spacing of the views, which is 8 in a grid.
  package let spacing: CGFloat?
  /// Whether each view says how far it is from the one before it, as the parts of a list do.
  private let hasGapsOfViews: Bool
  /// The tracks of a grid, or `nil` for a stack.
  var items: [GridItem]?

  package init(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, hasGapsOfViews: Bool = false, items: [GridItem]? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.hasGapsOfViews = hasGapsOfViews
    self.items = items
  }

  var crossAxis: Axis { axis.crossing }

  /// The tracks of a grid and their total length.
  struct Tracks {
    let tracks: [GridItem.Track]
    let total: CGFloat
  }

  func tracks(in space: CGFloat?) -> Tracks? {
    items.map {
      let (tracks, total) = GridItem.tracks($0, in: space)
      return Tracks(tracks: tracks, total: total)
    }
  }

  /// A view in a line, with its proposal, and its track unless it takes the whole line.
  struct Cell {
    let node: RenderNode
    let proposal: ProposedViewSize
    let track: GridItem.Track?
    let size: CGSize
  }

  /// Returns the measured views of a line.
  ///
  /// - Parameter wholeLine: Whether the views are a header or a footer, which takes the length of the container.
  func cells(_ nodes: [RenderNode], wholeLine: Bool, proposal: ProposedViewSize, tracks: Tracks?) -> [Cell] {
    nodes.enumerated().map { index, node in
      var inner = proposal
      inner[axis] = nil
      let track = wholeLine ? nil : tracks.flatMap { index < $0.tracks.count ? $0.tracks[index] : nil }
      if let tracks { inner[crossAxis] = track?.length ?? crossLength(tracks, in: proposal[crossAxis]) }
      return Cell(node: node, proposal: inner, track: track, size: node.size(for: inner))
    }
  }

  /// Returns the length of a line along the axis: the views of a grid lie side by side, those of a stack one after
  /// another.
  func length(_ cells: [Cell]) -> CGFloat {
    if items != nil { return cells.reduce(0) { max($0, $1.size[axis]) } }
    return zip(cells, gaps(cells)).reduce(0) { $0 + $1.1 + $1.0.size[axis] }
  }

  /// Returns the distance of each view in a stack's line from the previous one.
  private func gaps(_ cells: [Cell]) -> [CGFloat] {
    cells.indices.map { $0 == 0 ? 0 : gap(after: cells[$0 - 1].node, before: cells[$0].node) }
  }

  /// Returns the distance between two lines, given the last view of one and the first view of the next.
  func gap(after last: RenderNode, before first: RenderNode) -> CGFloat {
    if hasGapsOfViews { return first.traits.gap }
    if let spacing { return spacing }
    return items == nil ? last.spacing.distance(to: first.spacing, along: axis) : ViewSpacing.standardDistance
  }

  /// Returns the size that a container reports across the axis.
  func crossLength(_ cells: some Sequence<Cell>, proposal: ProposedViewSize, tracks: Tracks?) -> CGFloat {
    let space = proposal[crossAxis]
    guard let tracks else { return space ?? cells.reduce(0) { max($0, $1.size[crossAxis]) } }
    return crossLength(tracks, in: space)
  }

  /// Returns the length of a grid across the axis.
  private func crossLength(_ tracks: Tracks, in space: CGFloat?) -> CGFloat {
    guard let space, space.isFinite else { return tracks.total }
    return max(space, tracks.total)
  }

  /// Returns the top-left corner of each view in a line.
  ///
  /// - Parameters:
  ///   - start: The start of the line along the axis.
  ///   - bounds: The size of the container.
  func origins(
    _ cells: [Cell], start: CGFloat, length: CGFloat, in bounds: CGSize, proposal: ProposedViewSize, tracks: Tracks?
  ) -> [CGPoint] {
    let whole = ViewDimensions(size: bounds, node: nil, proposal: proposal)
    guard let tracks else {
      var along = start
      return zip(cells, gaps(cells)).map { cell, gap in
        along += gap
        defer { along += cell.size[axis] }
        let dimensions = cell.node.dimensions(for: cell.proposal)
        return point(along, alignment.id.defaultValue(in: whole) - dimensions[alignment])
      }
    }
    var size = CGSize.zero
    size[crossAxis] = tracks.total
    let grid = ViewDimensions(size: size, node: nil, proposal: proposal)
    let margin = alignment.id.defaultValue(in: whole) - alignment.id.defaultValue(in: grid)
    // A view in a track without an alignment uses the grid's alignment, and is centred along the track.
    let own =
      axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(alignment.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment.id))
    return cells.map { cell in
      let corner = point(start, cell.track.map { margin + $0.start } ?? 0)
      var size = CGSize.zero
      size[axis] = length
      size[crossAxis] = cell.track?.length ?? bounds[crossAxis]
      let subview = LayoutSubview(node: cell.node)
      (cell.track?.alignment ?? own).place(
        subview, in: CGRect(origin: corner, size: size), proposal: cell.proposal)
      return cell.node.tentativePlacement?.origin(of: cell.size) ?? corner
    }
  }

  private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

/// The division of a lazy container's views into lines.
struct LazyLines {
  /// Lines of views in the same part of a section.
  private struct Block {
    let firstLine: Int
    let firstElement: Int
    let elementCount: Int
    let perLine: Int
    let section: SectionTrait?
  }

  /// A section and its lines.
  struct Section {
    var lines: Range<Int>
    var header: Int?
    var footer: Int?
  }

  private var blocks: [Block] = []
  private(set) var count = 0
  /// The sections with headers or footers, in order.
  private(set) var sections: [Section] = []

  /// Divides views into lines.
  ///
  /// - Parameter perLine: The number of views side by side.
  @MainActor
  init(_ elements: ViewElementList, perLine: Int) {
    guard perLine > 0 else { return }
    var ids: [ObjectIdentifier] = []
    for (run, start) in zip(elements.runs, elements.starts) {
      let isBar = run.section.map { $0.role != .content } ?? false
      if perLine > 1, !isBar, let last = blocks.last, last.section.map({ $0.role == .content }) ?? true {
        // Views without a header between them fill lines together.
        blocks.removeLast()
        add(
          Block(
            firstLine: last.firstLine, firstElement: last.firstElement, elementCount: last.elementCount + run.count,
            perLine: perLine, section: run.section))
      } else {
        add(
          Block(
            firstLine: count, firstElement: start, elementCount: run.count, perLine: isBar ? 1 : perLine,
            section: run.section))
      }
      guard let section = run.section, let block = blocks.last else { continue }
      if ids.last != section.id {
        ids.append(section.id)
        sections.append(Section(lines: block.firstLine..<count))
      }
      sections[sections.count - 1].lines = sections[sections.count - 1].lines.lowerBound..<count
      if section.role == .header, sections[sections.count - 1].header == nil {
        sections[sections.count - 1].header = block.firstLine
      }
      if section.role == .footer { sections[sections.count - 1].footer = count - 1 }
    }
  }

  private mutating func add(_ block: Block) {
    blocks.append(block)
    count = block.firstLine + (block.elementCount + block.perLine - 1) / block.perLine
  }

  /// Returns the views of a line, and whether they are a header or footer.
  func elements(of line: Int) -> (elements: Range<Int>, isBar: Bool) {
    let block = blocks[blockIndex { $0.firstLine <= line }]
    let offset = (line - block.firstLine) * block.perLine
    let first = block.firstElement + offset
    let isBar = block.section.map { $0.role != .content } ?? false
    return (first..<(first + min(block.perLine, block.elementCount - offset)), isBar)
  }

  /// Returns the line that contains a view.
  func line(of element: Int) -> Int {
    let block = blocks[blockIndex { $0.firstElement <= element }]
    return block.firstLine + (element - block.firstElement) / block.perLine
  }

  private func blockIndex(_ isBefore: (Block) -> Bool) -> Int {
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(blocks[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
