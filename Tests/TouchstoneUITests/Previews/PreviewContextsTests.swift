import Foundation
import Synchronization
import Testing

@testable import TouchstoneUI

@MainActor struct PreviewContextsTests {
  /// How often each context was made.
  nonisolated private static let made = Mutex<[String: Int]>([:])

  private struct First: PreviewModifier {
    static func makeSharedContext() -> String { PreviewContextsTests.make("first") }
    func body(content: Content, context: String) -> some View { content }
  }

  private struct Second: PreviewModifier {
    static func makeSharedContext() -> String { PreviewContextsTests.make("second") }
    func body(content: Content, context: String) -> some View { content }
  }

  private struct Third: PreviewModifier {
    static func makeSharedContext() -> String { PreviewContextsTests.make("third") }
    func body(content: Content, context: String) -> some View { content }
  }

  nonisolated private static func make(_ name: String) -> String {
    made.withLock { $0[name, default: 0] += 1 }
    return name
  }

  @Test func `the context that was not needed for longest is made again, and no other`() async throws {
    let contexts = PreviewContexts(limit: 2)
    let traits: [PreviewTrait<Preview.ViewTraits>] = [.modifier(First()), .modifier(Second()), .modifier(Third())]
    for trait in [traits[0], traits[0], traits[1], traits[2]] {
      await contexts.prepare(for: trait)
      #expect(contexts.arePrepared(for: trait))
    }
    #expect(Self.made.withLock { $0 } == ["first": 1, "second": 1, "third": 1])
    #expect(traits.map { contexts.arePrepared(for: $0) } == [false, true, true])
    await contexts.prepare(for: traits[0])
    #expect(Self.made.withLock { $0["first"] } == 2)
  }
}
