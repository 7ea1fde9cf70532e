import SwiftUI

/// Screens that scroll, with the APIs of iOS 17 to 26.
@MainActor enum ScrollSnippets {
  struct Feed: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var isPastHeader = false
    @State private var phase = ScrollPhase.idle

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20, id: \.self) { row in
              Text("Row \(row)")
                .frame(maxWidth: .infinity, minHeight: 44)
                .scrollTransition(.interactive, axis: .vertical) { content, phase in
                  content
                    .opacity(phase.isIdentity ? 1 : 0.4)
                    .scaleEffect(x: 1, y: phase.isIdentity ? 1 : 0.9)
                    .rotation3DEffect(.degrees(phase.value * 20), axis: (1, 0, 0))
                }
                .onScrollVisibilityChange(threshold: 0.5) { _ in }
            }
          } header: {
            Text("Header")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position, anchor: .center)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y + $0.contentInsets.top > 80
      } action: { _, isPast in
        isPastHeader = isPast
      }
      .onScrollPhaseChange { _, new, context in
        if new == .idle, context.velocity?.dy == 0 { phase = new }
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { _ in }
      .defaultScrollAnchor(.top, for: .initialOffset)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .contentMargins(.top, EdgeInsets(), for: .scrollIndicators)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollBounceBehavior(.basedOnSize, axes: .vertical)
      .overlay(alignment: .bottom) {
        Button(isPastHeader ? "Top" : "Down") { position.scrollTo(edge: isPastHeader ? .top : .bottom) }
      }
    }
  }

  struct Carousel: View {
    private struct HalfPage: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x =
          (target.rect.minX / (context.containerSize.width / 2)).rounded() * context.containerSize.width
      }
    }

    @State private var shown: Int?

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5) { page in
            Color(hue: Double(page) / 5, saturation: 0.5, brightness: 1)
              .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
              .visualEffect { content, proxy in
                content.hueRotation(.degrees(proxy.frame(in: .scrollView(axis: .horizontal)).minX / 10))
              }
              .id(page)
          }
        }
      }
      .scrollPosition(id: $shown, anchor: .leading)
      .scrollTargetBehavior(HalfPage())
      .scrollClipDisabled()
      .scrollIndicators(.never)
      .frame(height: 100)
    }
  }

  struct Refreshed: View {
    @State private var rows = [1, 2, 3]
    @State private var selection: Set<Int> = []

    var body: some View {
      List(selection: $selection) {
        ForEach($rows, id: \.self, editActions: [.move, .delete]) { $row in
          Text("\(row)")
            .listRowSeparator(.hidden, edges: .bottom)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin", systemImage: "pin") {}.tint(.yellow) }
        }
        .listRowInsets(.vertical, 4)
      }
      .listSectionSpacing(.compact)
      .listSectionMargins(.horizontal, 12)
      .listRowSpacing(2)
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
      .scrollContentBackground(.hidden)
      .background(Gradient(colors: [.mint, .teal]).opacity(0.3))
      .environment(\.defaultMinListRowHeight, 30)
    }
  }
}
