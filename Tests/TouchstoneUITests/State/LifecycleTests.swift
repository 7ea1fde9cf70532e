import Foundation
import Testing
import TouchstoneCombine
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

@MainActor @Suite struct LifecycleTests {
  @Test func `appearing settles before the first picture`() {
    struct Loader: View {
      @State private var value = 1
      var body: some View { Bar(value: value).onAppear { value = 6 } }
    }
    let stage = Stage()
    #expect(stage.widths(Loader()) == [6])
    #expect(stage.show(Loader()).diagnostics == [])
  }

  @Test func `view appears once and disappears once`() {
    let (stage, log) = (Stage(), Log())
    @ViewBuilder func content(_ isThere: Bool) -> some View {
      if isThere {
        VStack { Bar(value: 1).onDisappear { log.note("inner gone") } }
          .onAppear { log.note("here") }
          .onDisappear { log.note("gone") }
      }
    }
    stage.show(content(true))
    stage.show(content(true))
    #expect(log.entries == ["here"])
    stage.show(content(false))
    stage.show(content(false))
    #expect(log.entries == ["here", "gone", "inner gone"])
    stage.show(content(true))
    #expect(log.entries.last == "here")
  }

  @Test func `a task restarts when a value changes that can only be compared`() async {
    struct Query: Equatable { var words: [String] }
    let (stage, log) = (Stage(), Log())
    func content(_ query: Query) -> some View {
      Bar(value: 1).task(id: query, name: "search") { log.note(query.words.joined()) }
    }
    stage.show(content(Query(words: ["a"])))
    stage.show(content(Query(words: ["a"])))
    stage.show(content(Query(words: ["a", "b"])))
    await wait { log.entries.count >= 2 }
    // The first was cancelled, but runs to its end: it never waits.
    #expect(log.entries.sorted() == ["a", "ab"])
  }

  @Test func `change tells the old and the new value`() {
    let (stage, log) = (Stage(), Log())
    func content(_ value: Int) -> some View {
      Bar(value: value)
        .onChange(of: value) { old, new in log.note("\(old)→\(new)") }
        .onChange(of: value, initial: true) { log.note("now") }
    }
    stage.show(content(1))
    #expect(log.entries == ["now"])
    stage.show(content(1))
    stage.show(content(2))
    #expect(Set(log.entries[1...]) == ["1→2", "now"])
    #expect(log.entries.count == 3)
  }

  @Test func `changes follow each other until nothing changes`() {
    struct Chain: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Bar(value: second)
          .onAppear { first = 3 }
          .onChange(of: first) { second = first + 1 }
      }
    }
    #expect(Stage().widths(Chain()) == [4])
  }

  @Test func `received values reach the view`() {
    struct Listener: View {
      let values: PassthroughSubject<Int, Never>
      @State private var last = 1
      var body: some View { Bar(value: last).onReceive(values) { last = $0 } }
    }
    let (stage, values) = (Stage(), PassthroughSubject<Int, Never>())
    #expect(stage.widths(Listener(values: values)) == [1])
    values.send(12)
    #expect(stage.widths(Listener(values: values)) == [12])
    #expect(Stage().widths(Bar(value: 3).onReceive(Just("once")) { _ in }) == [3])
  }

  @Test func `view that is gone receives nothing`() {
    let (stage, log, values) = (Stage(), Log(), PassthroughSubject<Int, Never>())
    @ViewBuilder func content(_ isThere: Bool) -> some View {
      if isThere { Bar(value: 1).onReceive(values) { log.note("\($0)") } }
    }
    stage.show(content(true))
    values.send(1)
    stage.show(content(false))
    values.send(2)
    #expect(log.entries == ["1"])
  }

  @Test func `latest action receives`() {
    let (stage, log, values) = (Stage(), Log(), PassthroughSubject<Int, Never>())
    func content(_ name: String) -> some View { Bar(value: 1).onReceive(values) { log.note("\(name)\($0)") } }
    stage.show(content("a"))
    stage.show(content("b"))
    values.send(1)
    #expect(log.entries == ["b1"])
  }

  @Test func `task runs and is cancelled once the view is gone`() async {
    let (stage, log) = (Stage(), Log())
    @ViewBuilder func content(_ isThere: Bool) -> some View {
      if isThere {
        Bar(value: 1).task {
          log.note("started")
          try? await Task.sleep(for: .seconds(3600))
          if Task.isCancelled { log.note("cancelled") }
        }
      }
    }
    stage.show(content(true))
    await wait { !log.entries.isEmpty }
    stage.show(content(false))
    await wait { log.entries.count >= 2 }
    #expect(log.entries == ["started", "cancelled"])
  }

  @Test func `task with an identity starts again`() async {
    let (stage, log) = (Stage(), Log())
    func content(_ id: Int) -> some View { Bar(value: 1).task(id: id) { log.note("\(id)") } }
    for (id, starts) in [(1, 1), (1, 1), (2, 2)] {
      stage.show(content(id))
      await wait { log.entries.count >= starts }
    }
    #expect(log.entries == ["1", "2"])
  }
}
