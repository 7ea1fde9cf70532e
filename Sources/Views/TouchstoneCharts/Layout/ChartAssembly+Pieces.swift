import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The last pass: where the parts around the plot are, from the plot outward.
extension ChartAssembly {
  /// Returns the rectangle of the whole plot, of which a scrolling chart shows a part.
  func wholePlot(showingIn frame: CGRect) -> CGRect {
    contents.geometry?.whole.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
  }

  /// Returns the parts around the plot.
  @MainActor
  func pieces(around plot: CGRect, size: CGSize) -> [Piece] {
    var pieces: [Piece] = []
    for axis in axes.all { pieces += self.pieces(of: axis, around: plot, size: size) }
    // What comes next is beside all that is there already.
    var outer = plot
    for side in [AxisSide.top, .bottom, .leading, .trailing] {
      outer = outer.extended(by: axes.all.map { $0.extent(side) }.max() ?? 0, side)
    }
    if let xTitle, let title = settings.xAxis.title {
      let frame = Self.frame(
        xTitle.size, AxisSide(title.position) ?? .bottom, title.alignment ?? .center, beside: &outer, along: plot,
        spacing: title.spacing ?? AxisStandard.titleSpacing)
      pieces.append(Piece(node: xTitle.node, frame: frame))
    }
    if let yTitle, let title = settings.yAxis.title {
      // Inferred: a title is aligned with the edge at which its axis is drawn.
      let usual: Alignment =
        axes.y?.resolved.groups.first?.side == .leading ? .topLeading : .topTrailing
      let frame = Self.frame(
        yTitle.size, AxisSide(title.position) ?? .top, title.alignment ?? usual, beside: &outer,
        along: CGRect(x: 0, y: plot.minY, width: size.width, height: plot.height),
        spacing: title.spacing ?? AxisStandard.titleSpacing)
      pieces.append(Piece(node: yTitle.node, frame: frame))
    }
    if let legend {
      let frame = Self.frame(
        legend.size, settings.legend.side, settings.legend.alignment ?? .topLeading, beside: &outer,
        along: CGRect(origin: .zero, size: size), spacing: settings.legend.distance)
      pieces.append(Piece(node: legend.node, frame: frame))
    }
    return pieces
  }

  /// Returns the labels of an axis, or the single view that an axis style makes of them.
  @MainActor
  private func pieces(of axis: LabelledAxis, around plot: CGRect, size: CGSize) -> [Piece] {
    let pieces = AxisLabelPlacement(axis, plot: plot, geometry: contents.geometry).pieces
    let isX = axis.resolved.axis == .horizontal
    guard let style = isX ? settings.xAxis.style : settings.yAxis.style, let side = axis.resolved.groups.first?.side
    else { return pieces }
    let strip = plot.strip(axis.extent(side), side)
    let node = DelegatingNode(
      AxisNode(pieces, strip: strip), environment: plotNode.environment, children: pieces.map(\.node))
    let place = context.child(.part(isX ? .xAxis : .yAxis))
    return [Piece(node: place.evaluateOne(style(ChartAxisContent(node: node))), frame: strip)]
  }

  /// Returns the frame of a part beside a rectangle, aligned with another rectangle along that side.
  private static func frame(
    _ size: CGSize, _ side: AxisSide, _ alignment: Alignment, beside rect: inout CGRect, along: CGRect,
    spacing: CGFloat
  ) -> CGRect {
    let x = along.minX + (along.width - size.width) * alignment.horizontal.share
    let y = along.minY + (along.height - size.height) * alignment.vertical.share
    let origin =
      switch side {
      case .top: CGPoint(x: x, y: rect.minY - spacing - size.height)
      case .bottom: CGPoint(x: x, y: rect.maxY + spacing)
      case .leading: CGPoint(x: rect.minX - spacing - size.width, y: y)
      case .trailing: CGPoint(x: rect.maxX + spacing, y: y)
      }
    rect = rect.extended(by: spacing + (side.isHorizontal ? size.width : size.height), side)
    return CGRect(origin: origin, size: size)
  }
}

extension AxisSide {
  /// Creates the side that a position names, or `nil` for automatic positions and overlays.
  init?(_ position: AnnotationPosition) {
    switch position.storage {
    case .automatic, .overlay: return nil
    case .top, .topLeading, .topTrailing: self = .top
    case .bottom, .bottomLeading, .bottomTrailing: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }

  var isHorizontal: Bool { self == .leading || self == .trailing }
}

extension CGRect {
  /// Returns the strip of the given extent along a side, outside the rectangle.
  func strip(_ extent: CGFloat, _ side: AxisSide) -> CGRect {
    switch side {
    case .top: CGRect(x: minX, y: minY - extent, width: width, height: extent)
    case .bottom: CGRect(x: minX, y: maxY, width: width, height: extent)
    case .leading: CGRect(x: minX - extent, y: minY, width: extent, height: height)
    case .trailing: CGRect(x: maxX, y: minY, width: extent, height: height)
    }
  }

  func extended(by length: CGFloat, _ side: AxisSide) -> CGRect {
    switch side {
    case .top: CGRect(x: minX, y: minY - length, width: width, height: height + length)
    case .bottom: CGRect(x: minX, y: minY, width: width, height: height + length)
    case .leading: CGRect(x: minX - length, y: minY, width: width + length, height: height)
    case .trailing: CGRect(x: minX, y: minY, width: width + length, height: height)
    }
  }
}
