import Foundation
import Testing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Views that go by a transition, and come back before it has ended.
@MainActor @Suite struct ReturnTests {
  private final class Entries { var all: [String] = [] }

  private struct Counter: View {
    @State private var count = 1

    var body: some View {
      Button("More") { count += 1 }.accessibilityIdentifier("more")
        .overlay { Text("count \(count)") }
    }
  }

  private struct Screen: View {
    let entries: Entries
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("Switch") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        if isThere {
          Counter()
            .onAppear { entries.all.append("came") }
            .onDisappear { entries.all.append("went") }
        }
      }
    }
  }

  private func names(_ renderer: ImageRenderer<Screen>) -> [String] { renderer.picture(scale: 1).root.names }

  @Test func `view that comes back while it goes keeps its state`() throws {
    let entries = Entries()
    let renderer = ImageRenderer(content: Screen(entries: entries))
    renderer.advance(by: .zero)
    try renderer.tap("more")
    try renderer.tap("Switch")
    renderer.advance(by: .milliseconds(500))
    #expect(entries.all == ["came"])
    try renderer.tap("Switch")
    renderer.advance(by: .milliseconds(500))
    #expect(names(renderer).contains("count 2"))
    renderer.advance(by: .seconds(2))
    #expect(entries.all == ["came"])
  }

  @Test func `view that comes back after it has gone starts again`() throws {
    let entries = Entries()
    let renderer = ImageRenderer(content: Screen(entries: entries))
    renderer.advance(by: .zero)
    try renderer.tap("more")
    try renderer.tap("Switch")
    renderer.advance(by: .milliseconds(1500))
    #expect(entries.all == ["came", "went"])
    try renderer.tap("Switch")
    renderer.advance(by: .milliseconds(1500))
    #expect(names(renderer).contains("count 1"))
    #expect(entries.all == ["came", "went", "came"])
  }
}
