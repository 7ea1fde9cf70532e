import Foundation
import Observation
import Testing
import TouchstoneUI

@MainActor @Suite struct StateTests {
  /// Counts up each time it appears or its action runs.
  private struct Counter: View {
    @State private var count: Int
    let remote: Remote

    init(from start: Int, remote: Remote) {
      _count = State(initialValue: start)
      self.remote = remote
    }

    var body: some View {
      let _ = remote.actions.append { count += 1 }
      Bar(value: count)
    }
  }

  @MainActor private final class Remote {
    var actions: [() -> Void] = []
  }

  @Test func `state outlives the value of its view`() {
    let (stage, remote) = (Stage(), Remote())
    #expect(stage.widths(Counter(from: 5, remote: remote)) == [5])
    remote.actions[0]()
    // The new value's own start is not read again.
    #expect(stage.widths(Counter(from: 90, remote: remote)) == [6])
  }

  @Test func `one view used twice has two states`() {
    let (stage, remote) = (Stage(), Remote())
    let counter = Counter(from: 1, remote: remote)
    let row = HStack {
      counter
      counter
    }
    #expect(stage.widths(row) == [1, 1])
    remote.actions[1]()
    #expect(stage.widths(row) == [1, 2])
  }

  @Test func `two renderers do not share state`() {
    let remote = Remote()
    let counter = Counter(from: 1, remote: remote)
    let (first, second) = (Stage(), Stage())
    first.show(counter)
    remote.actions[0]()
    #expect(first.widths(counter) == [2])
    #expect(second.widths(counter) == [1])
  }

  @Test func `branches of a condition are different places`() {
    let (stage, remote) = (Stage(), Remote())
    @ViewBuilder func content(_ isFirst: Bool) -> some View {
      if isFirst { Counter(from: 1, remote: remote) } else { Counter(from: 10, remote: remote) }
    }
    #expect(stage.widths(content(true)) == [1])
    remote.actions[0]()
    #expect(stage.widths(content(true)) == [2])
    #expect(stage.widths(content(false)) == [10])
    // The state of a branch that was left is forgotten.
    #expect(stage.widths(content(true)) == [1])
  }

  @Test func `state follows the identity of an element`() {
    let (stage, remote) = (Stage(), Remote())
    func list(_ ids: [Int]) -> some View {
      HStack { ForEach(ids, id: \.self) { Counter(from: $0 * 10, remote: remote) } }
    }
    #expect(stage.widths(list([1, 2, 3])) == [10, 20, 30])
    remote.actions[0]()
    #expect(stage.widths(list([3, 1, 2])) == [30, 11, 20])
    #expect(stage.widths(list([3, 2])) == [30, 20])
    #expect(stage.widths(list([1])) == [10])
  }

  @Test func `elements with the same identity keep one state each`() {
    let (stage, remote) = (Stage(), Remote())
    func list() -> some View { HStack { ForEach([4, 4], id: \.self) { Counter(from: $0, remote: remote) } } }
    #expect(stage.widths(list()) == [4, 4])
    remote.actions[1]()
    #expect(stage.widths(list()) == [4, 5])
  }

  @Test func `state of other types in the same place is not mixed up`() {
    struct Number: View {
      @State private var value = 3
      var body: some View { Bar(value: value) }
    }
    struct Word: View {
      @State private var value = "seven"
      var body: some View { Bar(value: value.count) }
    }
    let stage = Stage()
    #expect(stage.widths(AnyView(Number())) == [3])
    #expect(stage.widths(AnyView(Word())) == [5])
    #expect(stage.widths(Number()) == [3])
    #expect(stage.widths(Word()) == [5])
  }

  @Test func `properties made of properties keep their state`() {
    struct Pair: DynamicProperty {
      @State var first = 1
      @State var second = 2
    }
    struct Holder: View {
      private let pair = Pair()
      @State private var third = 4
      let remote: Remote

      var body: some View {
        let _ = remote.actions.append { pair.second += 10 }
        Bar(value: pair.first * 100 + pair.second * 2 + third)
      }
    }
    let (stage, remote) = (Stage(), Remote())
    #expect(stage.widths(Holder(remote: remote)) == [108])
    remote.actions[0]()
    #expect(stage.widths(Holder(remote: remote)) == [128])
  }

  @Test func `state changed in a modifier is kept`() {
    struct Grow: ViewModifier {
      @State private var extra = 0
      func body(content: Content) -> some View {
        HStack(spacing: 0) {
          content
          Bar(value: extra).onAppear { extra = 7 }
        }
      }
    }
    #expect(Stage().widths(Bar(value: 2).modifier(Grow())) == [2, 7])
  }

  @Test func `key value storage is shared by its key`() {
    struct Writer: View {
      @AppStorage("visits") private var visits = 1
      var body: some View { Color.clear.frame(width: 0, height: 0).onAppear { visits = 8 } }
    }
    struct Reader: View {
      @AppStorage("visits") private var visits = 2
      var body: some View { Bar(value: visits) }
    }
    #expect(
      Stage().widths(
        HStack {
          Writer()
          Reader()
        }) == [0, 8])
    // A new renderer starts with an empty store: nothing was written to the machine.
    #expect(Stage().widths(Reader()) == [2])
  }

  @Test func `metric grows with the text size`() {
    struct Metric: View {
      @ScaledMetric private var length = 17.0
      var body: some View { Bar(value: Int(length)) }
    }
    let stage = Stage()
    #expect(stage.widths(Metric()) == [17])
    // Lines of body are 62 points apart at the largest size and 22 at the usual one, by Apple's Human Interface Guidelines:
    // 17 × 62 / 22, rounded to a pixel.
    stage.environment.dynamicTypeSize = .accessibility5
    #expect(stage.widths(Metric()) == [48])
  }

  @Test func `metric is scaled as UIFontMetrics scales it, and rounded to a pixel`() {
    struct Metric: View {
      @ScaledMetric private var length = 17.0
      var body: some View { Color.red.frame(width: length, height: 1) }
    }
    let stage = Stage()
    stage.environment.displayScale = 3
    stage.environment.dynamicTypeSize = .medium
    // jaredsinclair.com, 2 March 2024: `UIFontMetrics(forTextStyle: .body).scaledValue(for: 17)` at the size medium.
    #expect(stage.widths(Metric()).allSatisfy { abs($0 - 16.333) < 0.001 } && stage.widths(Metric()).count == 1)
  }
}
