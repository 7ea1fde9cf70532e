import Foundation
import Observation
import Testing
import TouchstoneCombine
import TouchstoneRenderer
import TouchstoneUI

/// Which bodies run when something changes: SwiftUI's documentation of data flow says that those run whose inputs have
/// changed or that read what has changed.
@MainActor @Suite struct EvaluationCountTests {
  @Observable final class Song {
    var title = 1
    var rating = 2
  }

  final class Player: ObservableObject {
    @Published var position = 1
    @Published var volume = 5
  }

  /// Ways for a test to change the state of views.
  @MainActor final class Remote {
    var actions: [String: () -> Void] = [:]
  }

  struct Leaf: View {
    let value: Int
    let log: Log
    var body: some View {
      let _ = log.note("leaf")
      Bar(value: value)
    }
  }

  struct Reader: View {
    @Binding var value: Int
    let log: Log
    var body: some View {
      let _ = log.note("reader")
      Bar(value: value)
    }
  }

  private func bodies(_ log: Log, _ change: () -> Void) -> [String] {
    log.entries = []
    change()
    return log.entries
  }

  @Test func `nothing runs again for a second picture`() {
    let (stage, log) = (Stage(), Log())
    #expect(bodies(log) { stage.show(Leaf(value: 1, log: log)) } == ["leaf"])
    #expect(bodies(log) { stage.show(Leaf(value: 1, log: log)) } == [])
    #expect(bodies(log) { stage.show(Leaf(value: 2, log: log)) } == ["leaf"])
  }

  @Test func `changed state runs its reader and the children with new inputs`() {
    struct Owner: View {
      @State private var first = 1
      @State private var second = 1
      let log: Log
      let remote: Remote
      var body: some View {
        let _ = log.note("owner")
        let _ = remote.actions = ["first": { first += 1 }, "same": { first += 0 }]
        Leaf(value: first, log: log)
        Leaf(value: second, log: log)
      }
    }
    let (stage, log, remote) = (Stage(), Log(), Remote())
    let view = Owner(log: log, remote: remote)
    #expect(bodies(log) { stage.show(view) } == ["owner", "leaf", "leaf"])
    remote.actions["first"]?()
    #expect(bodies(log) { stage.show(view) } == ["owner", "leaf"])
    #expect(stage.widths(view) == [2, 1])
    remote.actions["same"]?()
    #expect(!stage.tree.host.isOutOfDate)
  }

  @Test func `bound state runs only the view that reads it`() {
    struct Owner: View {
      @State private var value = 1
      @State private var pair = [3, 4]
      let log: Log
      let remote: Remote
      var body: some View {
        let _ = log.note("owner")
        let _ = remote.actions = ["value": { value += 1 }, "pair": { pair[0] += 1 }]
        Reader(value: $value, log: log)
        Reader(value: $pair[0], log: log)
      }
    }
    let (stage, log, remote) = (Stage(), Log(), Remote())
    let view = Owner(log: log, remote: remote)
    #expect(bodies(log) { stage.show(view) } == ["owner", "reader", "reader"])
    remote.actions["value"]?()
    #expect(bodies(log) { stage.show(view) } == ["reader"])
    #expect(stage.widths(view) == [2, 3])
    remote.actions["pair"]?()
    #expect(bodies(log) { stage.show(view) }.contains("reader"))
    #expect(stage.widths(view) == [2, 4])
  }

  @Test func `observable model runs the readers of the changed property only`() {
    struct Title: View {
      let song: Song
      let log: Log
      var body: some View {
        let _ = log.note("title")
        Bar(value: song.title)
      }
    }
    struct Rating: View {
      let song: Song
      let log: Log
      var body: some View {
        let _ = log.note("rating")
        Bar(value: song.rating)
      }
    }
    struct Row: View {
      @State private var song = Song()
      let log: Log
      let remote: Remote
      var body: some View {
        let _ = log.note("row")
        let _ = remote.actions["rate"] = { song.rating += 1 }
        Title(song: song, log: log)
        Rating(song: song, log: log)
      }
    }
    let (stage, log, remote) = (Stage(), Log(), Remote())
    let view = Row(log: log, remote: remote)
    #expect(bodies(log) { stage.show(view) } == ["row", "title", "rating"])
    remote.actions["rate"]?()
    #expect(bodies(log) { stage.show(view) } == ["rating"])
    #expect(stage.widths(view) == [1, 3])
    remote.actions["rate"]?()
    #expect(bodies(log) { stage.show(view) } == ["rating"])
    #expect(stage.widths(view) == [1, 4])
  }

  @Test func `observable object runs all its observers`() {
    struct Volume: View {
      @ObservedObject var player: Player
      let log: Log
      var body: some View {
        let _ = log.note("volume")
        Bar(value: player.volume)
      }
    }
    struct Owner: View {
      @StateObject private var player = Player()
      let log: Log
      let remote: Remote
      var body: some View {
        let _ = log.note("owner")
        let _ = remote.actions["seek"] = { player.position += 1 }
        Volume(player: player, log: log)
        Leaf(value: 1, log: log)
      }
    }
    let (stage, log, remote) = (Stage(), Log(), Remote())
    let view = Owner(log: log, remote: remote)
    #expect(bodies(log) { stage.show(view) } == ["owner", "volume", "leaf"])
    remote.actions["seek"]?()
    #expect(bodies(log) { stage.show(view) } == ["owner", "volume"])
  }

  @Test func `environment runs the views that read the changed value`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      let log: Log
      var body: some View {
        let _ = log.note("scheme")
        Bar(value: scheme == .dark ? 2 : 1)
      }
    }
    struct Lines: View {
      @Environment(\.lineLimit) private var limit
      let log: Log
      var body: some View {
        let _ = log.note("lines")
        Bar(value: limit ?? 0)
      }
    }
    let (stage, log) = (Stage(), Log())
    let row = HStack {
      Scheme(log: log)
      Lines(log: log)
    }
    #expect(bodies(log) { stage.show(row) } == ["scheme", "lines"])
    stage.environment.colorScheme = .dark
    #expect(bodies(log) { stage.show(row) } == ["scheme"])
    #expect(stage.widths(row) == [2, 0])
  }

  @Test func `equatable view runs when it says that it differs`() {
    struct Rounded: View, Equatable {
      let value: Double
      let action: () -> Void
      let log: Log
      nonisolated static func == (lhs: Rounded, rhs: Rounded) -> Bool { lhs.value.rounded() == rhs.value.rounded() }
      var body: some View {
        let _ = log.note("rounded")
        Bar(value: Int(value.rounded()))
      }
    }
    let (stage, log) = (Stage(), Log())
    func view(_ value: Double) -> some View { Rounded(value: value, action: { _ = value }, log: log).equatable() }
    #expect(bodies(log) { stage.show(view(3.1)) } == ["rounded"])
    #expect(bodies(log) { stage.show(view(2.9)) } == [])
    #expect(bodies(log) { stage.show(view(4.2)) } == ["rounded"])
  }

  @Test func `view with a closure that holds something new runs again`() {
    struct Actor: View {
      let action: () -> Int
      let log: Log
      var body: some View {
        let _ = log.note("actor")
        Bar(value: action())
      }
    }
    let (stage, log) = (Stage(), Log())
    func view(_ value: Int) -> some View { Actor(action: { value }, log: log) }
    #expect(stage.widths(view(1)) == [1])
    #expect(stage.widths(view(2)) == [2])
  }

  @Test func `modifier whose body is kept shows its new content`() {
    struct Frame: ViewModifier {
      let log: Log
      func body(content: Content) -> some View {
        let _ = log.note("modifier")
        content.padding(0)
      }
    }
    let (stage, log) = (Stage(), Log())
    #expect(stage.widths(Bar(value: 3).modifier(Frame(log: log))) == [3])
    #expect(bodies(log) { stage.show(Bar(value: 5).modifier(Frame(log: log))) } == [])
    #expect(stage.widths(Bar(value: 5).modifier(Frame(log: log))) == [5])
  }

  @Test func `children of a ForEach run only where their element changed`() {
    let (stage, log) = (Stage(), Log())
    func list(_ values: [Int]) -> some View {
      HStack { ForEach(Array(values.enumerated()), id: \.offset) { Leaf(value: $0.element, log: log) } }
    }
    #expect(bodies(log) { stage.show(list([1, 2, 3])) }.count == 3)
    #expect(bodies(log) { stage.show(list([1, 9, 3])) } == ["leaf"])
    #expect(stage.widths(list([1, 9, 3])) == [1, 9, 3])
  }

  @Test func `closures that read a model are followed too`() {
    let (stage, song) = (Stage(), Song())
    let view = HStack { ForEach(0..<2, id: \.self) { _ in Bar(value: song.title) } }
    #expect(stage.widths(view) == [1, 1])
    song.title = 6
    #expect(stage.tree.host.isOutOfDate)
    #expect(stage.widths(view) == [6, 6])
  }

  @Test func `unchanged model is registered once however often it is read`() {
    struct Gauge: View {
      let song: Song
      let tick: Int
      var body: some View { Bar(value: song.title + tick * 0) }
    }
    let (stage, song) = (Stage(), Song())
    for tick in 0..<200 { stage.show(Gauge(song: song, tick: tick)) }
    var calls = 0
    stage.tree.host.onChange = { calls += 1 }
    song.title = 2
    // The view that reads it and the tree as a whole.
    #expect(calls <= 2)
  }

  @Test func `model outlives the trees that read it`() {
    let song = Song()
    weak var host: EvaluationHost?
    do {
      let stage = Stage()
      host = stage.tree.host
      stage.show(Leaf(value: song.title, log: Log()))
    }
    #expect(host == nil)
    song.title += 1
  }
}
