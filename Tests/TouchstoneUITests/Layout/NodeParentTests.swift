import Testing
import TouchstoneUI

/// The reference to the parent is not a weak one, so views have to clear it themselves.
@MainActor struct NodeParentTests {
  private func node(_ name: String, _ children: [RenderNode] = []) -> RenderNode {
    RenderNode(name: name, environment: EnvironmentValues(), children: children)
  }

  @Test func `view that outlives its parent has none`() {
    let child = node("child")
    var parent: RenderNode? = node("parent", [child])
    #expect(child.parent === parent)
    parent = nil
    #expect(child.parent == nil)
    #expect(child.root === child)
  }

  @Test func `view that its parent lets go of has none`() {
    let child = node("child")
    let parent = node("parent", [child])
    let other = node("other")
    parent.adopt([other])
    #expect(child.parent == nil)
    #expect(other.parent === parent)
  }

  @Test func `view keeps its second parent when the first ends`() {
    let child = node("child")
    var first: RenderNode? = node("first", [child])
    let second = node("second", [child])
    #expect(first?.children.count == 1)
    first = nil
    #expect(child.parent === second)
  }

  @Test func `place that went is made again`() {
    let place = ViewIdentity()
    let first = place.child(.body, visit: 1)
    let second = place.child(.content, visit: 1)
    #expect(place.child(.content, visit: 2) === second)
    _ = place.prune(visit: 2)
    #expect(place.child(.content, visit: 3) === second)
    #expect(place.child(.body, visit: 3) !== first)
  }
}
