import SwiftUI

/// The targets of the package as boxes, and arrows to those that each depends on.
struct TargetDiagram: View {
  private let graph: TargetLayers
  /// The middle of each layer, from the top.
  private let middles: [CGFloat]
  private let size: CGSize

  init(_ graph: TargetGraph) {
    let layers = TargetLayers(graph)
    self.graph = layers
    let heights = layers.layers.map { $0.map { layers.items[$0].height }.max() ?? 0 }
    var top: CGFloat = 0
    var middles: [CGFloat] = []
    for height in heights.reversed() {
      middles.insert(top + height / 2, at: 0)
      top += height + 40
    }
    self.middles = middles
    size = CGSize(width: layers.items.map { $0.x + $0.width / 2 }.max() ?? 0, height: top - 40)
  }

  var body: some View {
    VStack(spacing: 16) {
      ZStack(alignment: .topLeading) {
        arrows.stroke(.secondary, lineWidth: 1)
        heads.fill(.secondary)
        boxes { _ in true }.fill(.background)
        ForEach(TargetKind.allCases, id: \.self) { kind in
          boxes { TargetKind(of: $0) == kind }.fill(kind.color.opacity(0.25))
        }
        ForEach(graph.items.indices, id: \.self) { index in
          names(of: graph.items[index])
        }
      }
      .frame(width: size.width, height: size.height)
      HStack(spacing: 20) {
        ForEach(TargetKind.allCases, id: \.self) { kind in
          HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 3).fill(kind.color.opacity(0.25)).frame(width: 14, height: 14)
            Text(kind.rawValue).font(.system(size: 12))
          }
        }
        Text("T· is Touchstone").font(.system(size: 12))
      }
    }
    .padding(16)
    .background(.background)
  }

  /// The outlines of the boxes whose first target is asked for.
  private func boxes(where isWanted: (String) -> Bool) -> Path {
    Path { path in
      for item in graph.items {
        guard let name = item.names.first, isWanted(name) else { continue }
        let corner = CGPoint(x: item.x - item.width / 2, y: middles[item.layer] - item.height / 2)
        path.addRoundedRect(
          in: CGRect(origin: corner, size: CGSize(width: item.width, height: item.height)),
          cornerSize: CGSize(width: 6, height: 6), style: .circular)
      }
    }
  }

  private func names(of item: TargetLayers.Item) -> some View {
    VStack(spacing: 0) {
      ForEach(item.names, id: \.self) { name in
        Text(verbatim: TargetLayers.Item.shown(name)).font(.system(size: 12)).frame(height: 16)
      }
    }
    .position(x: item.x, y: middles[item.layer])
  }

  /// Each arrow from the lower edge of a box to the upper edge of another, straight through the layers between.
  private var arrows: Path {
    Path { path in
      for item in graph.items {
        for end in item.below {
          let start = CGPoint(x: item.x, y: middles[item.layer] + (item.names.isEmpty ? -1 : item.height / 2))
          let tip = tip(of: graph.items[end])
          let bend = (middles[item.layer] + tip.y) / 2 + (start.y - middles[item.layer]) / 2
          path.move(to: start)
          path.addCurve(to: tip, control1: CGPoint(x: start.x, y: bend), control2: CGPoint(x: tip.x, y: bend))
        }
      }
    }
  }

  private var heads: Path {
    Path { path in
      for item in graph.items where !item.names.isEmpty && graph.items.contains(where: { points($0, to: item) }) {
        let tip = tip(of: item)
        path.addLines([tip, CGPoint(x: tip.x - 3.5, y: tip.y - 7), CGPoint(x: tip.x + 3.5, y: tip.y - 7)])
        path.closeSubpath()
      }
    }
  }

  private func points(_ item: TargetLayers.Item, to other: TargetLayers.Item) -> Bool {
    item.below.contains { graph.items[$0].names == other.names }
  }

  private func tip(of item: TargetLayers.Item) -> CGPoint {
    CGPoint(x: item.x, y: middles[item.layer] - (item.names.isEmpty ? 0 : item.height / 2))
  }
}
