import Foundation
import TouchstoneDrawing

/// Fills columns, or rows, with one view after the other.
///
/// It proposes each view the width of its column and no height. It reports the width of the columns and the sum of the
/// heights of the rows, each as high as its highest view. It places each view by its column's alignment; headers and
/// footers of sections take a row of their own. A grid of rows swaps the two axes.
///
/// - Source: SwiftUI, `LazyVGrid` and `LazyHGrid`.
struct LazyGridLayout {
  /// The axis along which lines follow one another: the vertical one for a `LazyVGrid`.
  let axis: Axis
  let items: [GridItem]
  let alignment: AlignmentKey
  let spacing: CGFloat?

  private struct Line {
    var start: CGFloat
    var length: CGFloat
    /// The views of the line, each with its track; `nil` for one that takes the whole line.
    var cells: [(index: Int, track: GridItem.Track?)]
  }

  private var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

  private func proposal(_ track: GridItem.Track?, total: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[crossAxis] = track?.length ?? total
    return proposal
  }

  private func lines(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> (lines: [Line], size: CGSize) {
    let (tracks, total) = GridItem.tracks(items, in: proposal[crossAxis])
    var lines: [Line] = []
    var cells: [(index: Int, track: GridItem.Track?)] = []
    var end: CGFloat = 0
    func finishLine() {
      guard !cells.isEmpty else { return }
      let start = lines.isEmpty ? 0 : end + (spacing ?? ViewSpacing.standardDistance)
      let length = cells.reduce(0) { longest, cell in
        max(longest, subviews[cell.index].sizeThatFits(self.proposal(cell.track, total: total))[axis])
      }
      lines.append(Line(start: start, length: length, cells: cells))
      end = start + length
      cells = []
    }
    for index in subviews.indices where !tracks.isEmpty {
      let role = subviews[index].node.traits.section?.role
      if role == .header || role == .footer {
        finishLine()
        cells = [(index, nil)]
        finishLine()
      } else {
        cells.append((index, tracks[cells.count]))
        if cells.count == tracks.count { finishLine() }
      }
    }
    finishLine()
    var size = CGSize.zero
    size[axis] = end
    size[crossAxis] = total
    return (lines, size)
  }
}

extension LazyGridLayout: BuiltInLayout {
  typealias Cache = Void
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = lines(proposal, subviews).size
    // A grid takes the room that it is given, as lazy stacks do.
    if let room = proposal[crossAxis], room.isFinite { size[crossAxis] = max(room, size[crossAxis]) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let (lines, size) = lines(proposal, subviews)
    let room = ViewDimensions(size: bounds.size, node: nil, proposal: proposal)
    let grid = ViewDimensions(size: size, node: nil, proposal: proposal)
    let margin = alignment.id.defaultValue(in: room) - alignment.id.defaultValue(in: grid)
    for line in lines {
      for cell in line.cells {
        var rect = CGRect(origin: bounds.origin, size: .zero)
        let start = margin + (cell.track?.start ?? 0)
        if axis == .vertical {
          rect.origin.x += start
          rect.origin.y += line.start
        } else {
          rect.origin.x += line.start
          rect.origin.y += start
        }
        rect.size[axis] = line.length
        rect.size[crossAxis] = cell.track?.length ?? size[crossAxis]
        (cell.track?.alignment ?? .center).place(
          subviews[cell.index], in: rect, proposal: self.proposal(cell.track, total: size[crossAxis]))
      }
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
