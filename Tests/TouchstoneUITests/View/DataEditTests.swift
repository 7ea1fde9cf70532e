import Foundation
import Testing
import TouchstoneUI

@Suite struct DataEditTests {
  @Test func `elements are removed at offsets`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([1, 3]))
    #expect(letters == ["a", "c"])
  }

  /// The results that Apple documents for `move(fromOffsets:toOffset:)`: before the element at the offset.
  @Test(arguments: [
    ([0], 3, "bcad"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"), ([0, 2], 4, "bdac"), ([1, 3], 0, "bdac"),
  ])
  func `elements are moved`(source: [Int], destination: Int, expected: String) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(letters.joined() == expected)
  }
}

@MainActor @Suite struct BoundListTests {
  private struct Bird: Identifiable {
    let id: Int
    var name: String
  }

  /// All ways in which a list takes elements that can be told apart, bound or not.
  @Test func `list of a binding binds its rows`() {
    struct Birds: View {
      @State private var birds = [Bird(id: 1, name: "Wren"), Bird(id: 2, name: "Heron")]
      @State private var one: Int?
      @State private var many: Set<Int> = []
      let note: (String) -> Void

      var body: some View {
        VStack {
          List(birds) { Text($0.name) }
          List(birds, selection: $one) { Text($0.name) }
          List(birds, selection: $many) { Text($0.name) }
          List($birds) { $bird in TextField("Name", text: $bird.name) }
          List($birds, selection: $one) { $bird in TextField("Name", text: $bird.name) }
          List($birds, selection: $many) { $bird in TextField("Name", text: $bird.name) }
          List($birds, id: \.name) { $bird in TextField("Name", text: $bird.name) }
          ForEach($birds) { $bird in
            Text(bird.name).onAppear {
              bird.name += "!"
              note(birds[bird.id - 1].name)
            }
          }
        }
        .defaultAppStorage(.standard)
      }
    }
    let log = Log()
    Stage().show(Birds { log.note($0) })
    #expect(log.entries == ["Wren!", "Heron!"])
  }
}
