import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Every modifier that takes a length, with lengths that no screen has: a size that is a number, and a picture.
@MainActor @Suite struct FrameLimitTests {
  nonisolated static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e6, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  private var cell: some View { Color.red.frame(width: 8, height: 6) }

  private func views(_ l: CGFloat) -> [(name: String, view: AnyView)] {
    [
      ("frame", AnyView(cell.frame(width: l))), ("frame height", AnyView(cell.frame(height: l))),
      ("min", AnyView(Color.red.frame(minWidth: l, minHeight: l))),
      ("ideal", AnyView(Color.red.frame(idealWidth: l, idealHeight: l))),
      ("max", AnyView(Color.red.frame(maxWidth: l, maxHeight: l))),
      ("min beyond max", AnyView(Color.red.frame(minWidth: l, maxWidth: 5))),
      ("fixed", AnyView(Color.red.frame(idealWidth: l).fixedSize())),
      ("ratio", AnyView(Color.red.aspectRatio(l, contentMode: .fit))),
      ("ratio of a size", AnyView(Color.red.aspectRatio(CGSize(width: l, height: 1), contentMode: .fill))),
      ("padding", AnyView(cell.padding(l))),
      ("padding of an edge", AnyView(cell.padding(EdgeInsets(top: l, leading: 0, bottom: -l, trailing: 1)))),
      ("offset", AnyView(cell.offset(x: l, y: l))), ("position", AnyView(cell.position(x: l, y: l))),
      ("container", AnyView(cell.containerRelativeFrame(.horizontal) { _, _ in l })),
      ("container parts", AnyView(cell.containerRelativeFrame(.vertical, count: 3, spacing: l))),
      ("safe area", AnyView(cell.safeAreaPadding(l))),
      ("inset", AnyView(cell.safeAreaInset(edge: .top, spacing: l) { cell })),
      ("guide", AnyView(VStack(alignment: .leading) { cell.alignmentGuide(.leading) { _ in l } })),
      (
        "column",
        AnyView(
          VStack(spacing: l) {
            cell; cell
          })
      ),
      (
        "row",
        AnyView(
          HStack(spacing: l) {
            cell; cell
          })
      ),
      (
        "lazy column",
        AnyView(
          ScrollView {
            LazyVStack(spacing: l) {
              cell; cell
            }
          })
      ),
      (
        "lazy grid",
        AnyView(
          LazyVGrid(columns: [GridItem(.flexible(minimum: l, maximum: l))]) {
            cell; cell
          })
      ),
      (
        "grid",
        AnyView(
          Grid(horizontalSpacing: l, verticalSpacing: l) {
            GridRow {
              cell; cell
            }
          })
      ),
      (
        "spacer",
        AnyView(
          HStack {
            cell; Spacer(minLength: l)
          })
      ),
      ("margins", AnyView(ScrollView { cell }.contentMargins(l))),
      ("scroll offset", AnyView(ScrollView { cell }.scrollPosition(.constant(ScrollPosition(y: l))))),
      ("scale", AnyView(cell.scaleEffect(l))), ("turn", AnyView(cell.rotationEffect(.radians(l)))),
      ("blur", AnyView(cell.blur(radius: l))), ("shadow", AnyView(cell.shadow(radius: l, x: l))),
      ("corner", AnyView(cell.cornerRadius(l))), ("border", AnyView(cell.border(.red, width: l))),
      (
        "priority",
        AnyView(
          HStack {
            cell.layoutPriority(Double(l)); cell
          })
      ),
      (
        "depth",
        AnyView(
          ZStack {
            cell.zIndex(Double(l)); cell
          })
      ),
      ("transform", AnyView(cell.transformEffect(CGAffineTransform(scaleX: l, y: 1)))),
    ]
  }

  @Test(arguments: lengths)
  func `sizes stay numbers`(length: CGFloat) {
    for (name, view) in views(length) {
      for room in [nil, 0, 100, length] as [CGFloat?] {
        let probe = FrameProbe(view, width: room, height: room)
        let size = probe.size
        #expect(!size.width.isNaN && !size.height.isNaN && size.width >= 0 && size.height >= 0, "\(name)")
        #expect(
          !probe.root.treeDescription.contains("(nan") && !probe.root.treeDescription.contains(", nan)"), "\(name)")
      }
    }
  }
}
