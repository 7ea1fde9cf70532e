import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Views on their way in and out, and from one place to another.
@MainActor @Suite struct TransitionTests: MomentReading {
  @Test func `transitions come and go`() throws {
    struct Door: View {
      let transition: AnyTransition
      let opens: Bool
      @State private var isOpen: Bool
      init(_ transition: AnyTransition, opens: Bool) {
        self.transition = transition
        self.opens = opens
        _isOpen = State(initialValue: !opens)
      }
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 100, height: 100)
          if isOpen { Color.red.frame(width: 40, height: 20).transition(transition) }
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isOpen = opens } }
      }
    }
    for opens in [true, false] {
      let share = opens ? 0.25 : 0.75
      #expect(groups(items(Door(.opacity, opens: opens), at: 0.25)).map(\.opacity) == [share])
      #expect(groups(items(Door(.symbolEffect(.appear), opens: opens), at: 0.25)).map(\.opacity) == [share])
      let scaled = try #require(rects(items(Door(.scale, opens: opens), at: 0.25)).last)
      #expect(abs(scaled.width - 40 * share) < 1e-9)
      let moved = try #require(rects(items(Door(.move(edge: .leading), opens: opens), at: 0.25)).last)
      #expect(abs(moved.minX - 40 * (share - 1)) < 1e-9)
      let slid = rects(items(Door(.slide, opens: opens), at: 0.25)).last?.minX
      #expect(slid == (opens ? -30 : 10))
      let pair = AnyTransition.asymmetric(insertion: .opacity, removal: .move(edge: .top))
      let found = items(Door(pair, opens: opens), at: 0.25)
      if opens {
        #expect(groups(found).map(\.opacity) == [0.25])
      } else {
        #expect(abs(try #require(rects(found).last).minY + 5) < 1e-9)
        #expect(rects(found).count == 2)
      }
      // At the end nothing of it is left.
      #expect(rects(items(Door(.opacity, opens: opens), at: 1.5)).count == (opens ? 2 : 1))
      #expect(groups(items(Door(.opacity, opens: opens), at: 1.5)).isEmpty)
    }
    let push = items(Door(.push(from: .trailing), opens: true), at: 0.5)
    #expect(rects(push).last?.minX == 20 && groups(push).first?.opacity == 0.5)
  }

  @Test func `view that goes leaves its room at once`() {
    struct Row: View {
      @State private var isThere = true
      var body: some View {
        HStack(spacing: 0) {
          if isThere { Color.red.frame(width: 20, height: 10) }
          Color.blue.frame(width: 10, height: 10)
        }
        .frame(width: 40, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 1)) { isThere = false } }
      }
    }
    let found = items(Row(), at: 0.5)
    #expect(rects(found).map(\.minX).sorted() == [0, 10])
    #expect(groups(found).map(\.opacity) == [0.5])
    #expect(rects(items(Row(), at: 1)) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func `elements of a ForEach come go and move`() {
    struct List: View {
      @State private var ids = [1, 2]
      var body: some View {
        HStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
          .frame(width: 60, alignment: .leading)
          .onAppear { withAnimation(.linear(duration: 1)) { ids = [3, 1] } }
      }
    }
    let found = items(List(), at: 0.5)
    // 3 fades in at its place, 1 is on its way from 0 to 10, 2 fades out where it was.
    #expect(rects(found).map(\.minX).sorted() == [0, 5, 10])
    #expect(groups(found).map(\.opacity).sorted() == [0.5, 0.5])
  }

  @Test func `matched view travels from the place of the other`() {
    struct Hero: View {
      @Namespace private var space
      @State private var isLarge = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.white.frame(width: 100, height: 100)
          if isLarge {
            Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 80, height: 80)
              .frame(width: 100, height: 100, alignment: .bottomTrailing)
          } else {
            Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
          }
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
    let found = rects(items(Hero(), at: 0.5))
    // Both cross-fade on one way: from (0, 0) 20×20 to (20, 20) 80×80.
    #expect(found.dropFirst().allSatisfy { $0 == CGRect(x: 10, y: 10, width: 50, height: 50) })
    #expect(found.count == 3)
    #expect(rects(items(Hero(), at: 1)).last == CGRect(x: 20, y: 20, width: 80, height: 80))
  }

  @Test func `view that is no source lies on the source`() {
    struct Ring: View {
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          Color.blue.frame(width: 30, height: 30)
          Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
        }
        .background { Color.green.matchedGeometryEffect(id: 1, in: space, isSource: false) }
      }
    }
    let list = ImageRenderer(content: Ring()).picture(scale: 1).list
    #expect(rects(list.items).contains(CGRect(x: 30, y: 5, width: 20, height: 20)))
    #expect(rects(list.items).first == CGRect(x: 30, y: 5, width: 20, height: 20))
  }
}
