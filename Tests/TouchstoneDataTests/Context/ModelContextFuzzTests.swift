import SwiftData
import Testing
import TouchstoneTestSupport

@testable import TouchstoneData

/// Random sequences of changes, compared with a naive library.
struct ModelContextFuzzTests {
  /// A context, what it should contain, and what should be in the store, which another context changes as well.
  private struct Run {
    let container: ModelContainer
    var context: ModelContext
    var other: ModelContext
    var expected = NaiveLibrary()
    var saved = NaiveLibrary()
    /// The volumes whose pages the context has changed since the last save.
    var recounted: Set<Int> = []
    var random: SplitMix

    init(seed: UInt64) throws {
      container = try makeContainer()
      (context, other) = (ModelContext(container), ModelContext(container))
      random = SplitMix(state: seed)
    }

    /// A random model of the context.
    mutating func any<Model: PersistentModel>(_ type: Model.Type) throws -> Model? {
      try context.fetch(FetchDescriptor<Model>()).randomElement(using: &random)
    }

    /// About half of the models of the context.
    mutating func some<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
      try context.fetch(FetchDescriptor<Model>()).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    }

    mutating func step() throws {
      switch Int.random(in: 0..<21, using: &random) {
      case 0...3: try insert()
      case 4...5: try delete()
      case 6...13: try relate()
      case 14...15:
        try context.save()
        expected.mergeLabels(saved: saved.labels)
        (saved, recounted) = (expected, [])
      case 16...17:
        context.rollback()
        (expected, recounted) = (saved, [])
      case 18...19: try changeElsewhere()
      default: if !context.hasChanges { swap(&context, &other) }
      }
    }

    private mutating func insert() throws {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let shelf = Shelf()
        context.insert(shelf)
        expected.shelves.insert(shelf._$state.number)
      case 1:
        // Related in the initialiser, and inserted with it or by a relation alone.
        let shelf = try any(Shelf.self)
        let volume = Volume(pages: 7, shelf: shelf)
        if let shelf, Bool.random(using: &random) { shelf.volumes.append(volume) } else { context.insert(volume) }
        let number = volume._$state.number
        expected.volumes.insert(number)
        (expected.pages[number], expected.shelf[number]) = (7, shelf?._$state.number)
      case 2:
        let label = Label(name: try #require(["a", "b", "c", "d"].randomElement(using: &random)))
        context.insert(label)
        expected.labels.insert(label._$state.number)
        expected.names[label._$state.number] = label.name
      default:
        let (cover, volume) = (Cover(), try any(Volume.self))
        cover.volume = volume
        context.insert(cover)
        expected.covers.insert(cover._$state.number)
        if let volume { expected.setCover(cover._$state.number, of: volume._$state.number) }
      }
    }

    /// Changes and saves what the context then sees, unless it has changed the same.
    private mutating func changeElsewhere() throws {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let shelf = Shelf()
        other.insert(shelf)
        saved.shelves.insert(shelf._$state.number)
        expected.shelves.insert(shelf._$state.number)
      case 1:
        guard let volume = try other.fetch(FetchDescriptor<Volume>()).randomElement(using: &random) else { return }
        volume.pages += 10
        let number = volume._$state.number
        saved.pages[number, default: 0] += 10
        if expected.volumes.contains(number), !recounted.contains(number) {
          expected.pages[number] = saved.pages[number]
        }
      default:
        let names = Set(saved.names.values)
        guard let name = ["a", "b", "c", "d"].first(where: { !names.contains($0) }) else { return }
        let label = Label(name: name)
        other.insert(label)
        let number = label._$state.number
        (saved.names[number], expected.names[number]) = (name, name)
        saved.labels.insert(number)
        expected.labels.insert(number)
      }
      try other.save()
    }

    private mutating func delete() throws {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        guard let shelf = try any(Shelf.self) else { return }
        context.delete(shelf)
        expected.deleteShelf(shelf._$state.number)
      case 1:
        guard let volume = try any(Volume.self) else { return }
        context.delete(volume)
        expected.deleteVolume(volume._$state.number)
      case 2:
        guard let label = try any(Label.self) else { return }
        context.delete(label)
        expected.deleteLabel(label._$state.number)
      default:
        guard let cover = try any(Cover.self) else { return }
        context.delete(cover)
        expected.deleteCover(cover._$state.number)
      }
    }

    private mutating func relate() throws {
      guard let volume = try any(Volume.self) else { return }
      let number = volume._$state.number
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        volume.pages += 1
        expected.pages[number, default: 0] += 1
        recounted.insert(number)
      case 1:
        let shelf = try any(Shelf.self)
        volume.shelf = shelf
        expected.shelf[number] = shelf?._$state.number
      case 2:
        guard let shelf = try any(Shelf.self) else { return }
        let volumes = try some(Volume.self)
        shelf.volumes = volumes
        expected.setVolumes(Set(volumes.map { $0._$state.number }), on: shelf._$state.number)
      case 3:
        let labels = try some(Label.self)
        volume.labels = labels
        expected.setLabels(Set(labels.map { $0._$state.number }), of: number)
      case 4:
        guard let label = try any(Label.self) else { return }
        label.volumes.removeAll { $0 == volume }
        expected.labelled.remove(NaiveLibrary.Pair(volume: number, label: label._$state.number))
      case 5:
        let cover = try any(Cover.self)
        volume.cover = cover
        expected.setCover(cover?._$state.number, of: number)
      default:
        let sequel = try any(Volume.self)
        volume.sequel = sequel
        expected.sequel[number] = sequel?._$state.number
      }
    }
  }

  @Test(arguments: 0..<10)
  func `random changes agree with a naive library`(part: UInt64) throws {
    for seed in (part * 1000)..<(part * 1000 + 1000) {
      var run = try Run(seed: seed)
      for step in 1...40 {
        try run.step()
        guard step.isMultiple(of: 4) else { continue }
        try #require(try NaiveLibrary(run.context) == run.expected, "seed \(seed), step \(step)")
      }
      for context in [run.other, ModelContext(run.container)] {
        try #require(try NaiveLibrary(context) == run.saved, "seed \(seed), another context")
      }
    }
  }
}
