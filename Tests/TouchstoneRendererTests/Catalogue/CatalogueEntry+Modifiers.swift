import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension CatalogueEntry {
  /// Modifiers of layout.
  static let modifiers: [CatalogueEntry] = [
    CatalogueEntry(".frame .padding EdgeInsets") {
      Color.red.frame(width: 9)
      Color.red.frame(width: nil, height: 9, alignment: .topLeading)
      Color.red.frame(minWidth: 4, idealWidth: 5, maxWidth: 20, minHeight: 4, idealHeight: 5, maxHeight: 20)
      Color.red.frame(maxWidth: .infinity, alignment: .trailing)
      Color.red.padding().padding(2).padding(.horizontal).padding([.top, .leading], 1).padding(.bottom, nil)
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(0)
    },
    CatalogueEntry(".offset .position .aspectRatio .layoutPriority") {
      Color.red.offset(x: 1).offset(CGSize(width: 1, height: 2)).offset(y: 3)
      Color.red.position(x: 9, y: 9)
      Color.red.position(CGPoint(x: 9, y: 9))
      Color.red.aspectRatio(1.5, contentMode: .fit)
      Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)
      Color.red.aspectRatio(contentMode: .fit).layoutPriority(1).zIndex(2)
      Color.red.containerRelativeFrame(.horizontal)
      Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 2)
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in length / 3 }
    },
    CatalogueEntry("Alignment .leading .top … .alignmentGuide VerticalAlignment") {
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Color.red }
      ZStack(alignment: .topTrailing) { Color.red }
      ZStack(alignment: .bottomLeading) { Color.red }
      VStack(alignment: .trailing) { Color.red.alignmentGuide(.trailing) { $0[.leading] + $0.width / 2 } }
      HStack(alignment: .own) { Color.red.alignmentGuide(.own) { dimensions in dimensions[VerticalAlignment.center] } }
      HStack(alignment: .bottom) { Color.red.alignmentGuide(VerticalAlignment.bottom) { $0.height } }
    },
    CatalogueEntry(".ignoresSafeArea .safeAreaInset .edgesIgnoringSafeArea") {
      Color.red.ignoresSafeArea()
      Color.red.ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all)
      Color.red.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 2) { Color.blue.frame(height: 3) }
      Color.red.safeAreaInset(edge: .leading) { Color.blue.frame(width: 3) }.safeAreaPadding(.horizontal, 2)
    },
    CatalogueEntry(".id .tag .contentShape .allowsHitTesting .disabled .onAppear …") {
      Color.red.id("a").tag(1).contentShape(Rectangle()).contentShape(.interaction, Circle(), eoFill: true)
      Color.red.allowsHitTesting(false).disabled(true).onAppear {}.onDisappear {}
      Color.red.onAppear(perform: nil).task {}.task(id: 1, priority: .low) {}
      Color.red.onChange(of: 1) {}.onChange(of: 1, initial: true) { old, new in _ = (old, new) }
      Color.red.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    },
    CatalogueEntry(".accessibilityLabel .accessibilityElement …") {
      Color.red.accessibilityLabel("A").accessibilityLabel(Text("B")).accessibilityValue("C")
      Color.red.accessibilityHint("D").accessibilityHidden(true).accessibilityIdentifier("e")
      Color.red.accessibilityElement().accessibilityElement(children: .combine)
      Color.red.accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isImage)
      Color.red.accessibilityAction {}.accessibilityAction(named: "F") {}.accessibilitySortPriority(2)
      Color.red.accessibilityInputLabels(["G"]).accessibilityAdjustableAction { _ in }
    },
  ]
}

private enum OwnAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension VerticalAlignment {
  fileprivate static let own = VerticalAlignment(OwnAlignment.self)
}
