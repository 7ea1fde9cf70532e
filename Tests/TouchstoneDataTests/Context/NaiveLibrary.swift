import SwiftData

@testable import TouchstoneData

/// The models of a context as plain values, with the rules of their relations written out.
struct NaiveLibrary: Equatable {
  struct Pair: Hashable {
    let volume: Int
    let label: Int
  }

  var shelves: Set<Int> = []
  var volumes: Set<Int> = []
  var labels: Set<Int> = []
  var covers: Set<Int> = []
  /// The names of labels, which are unique once they are saved.
  var names: [Int: String] = [:]
  /// The pages of volumes.
  var pages: [Int: Int] = [:]
  /// The shelves of volumes, and the sequels.
  var shelf: [Int: Int] = [:]
  var sequel: [Int: Int] = [:]
  /// The covers of volumes.
  var cover: [Int: Int] = [:]
  var labelled: Set<Pair> = []

  mutating func deleteShelf(_ shelf: Int) {
    shelves.remove(shelf)
    for (volume, other) in self.shelf where other == shelf { deleteVolume(volume) }
  }

  mutating func deleteVolume(_ volume: Int) {
    volumes.remove(volume)
    if let cover = cover[volume] { covers.remove(cover) }
    (pages[volume], shelf[volume], cover[volume], sequel[volume]) = (nil, nil, nil, nil)
    labelled = labelled.filter { $0.volume != volume }
    sequel = sequel.filter { $0.value != volume }
  }

  mutating func deleteLabel(_ label: Int) {
    labels.remove(label)
    names[label] = nil
    labelled = labelled.filter { $0.label != label }
  }

  /// Lets labels of one name become one: the one that was saved before, or else the first, with the volumes of the other.
  mutating func mergeLabels(saved: Set<Int>) {
    var known: [String: Int] = [:]
    for label in labels.sorted() {
      guard let name = names[label] else { continue }
      guard let first = known[name] else {
        known[name] = label
        continue
      }
      let (kept, lost) = saved.contains(label) ? (label, first) : (first, label)
      let volumes = labelled.filter { $0.label == lost }.map(\.volume)
      labelled = labelled.filter { $0.label != kept }.union(volumes.map { Pair(volume: $0, label: kept) })
      deleteLabel(lost)
      known[name] = kept
    }
  }

  mutating func deleteCover(_ cover: Int) {
    covers.remove(cover)
    self.cover = self.cover.filter { $0.value != cover }
  }

  /// A cover is on one volume only.
  mutating func setCover(_ cover: Int?, of volume: Int) {
    if let cover { self.cover = self.cover.filter { $0.value != cover } }
    self.cover[volume] = cover
  }

  mutating func setVolumes(_ volumes: Set<Int>, on shelf: Int) {
    for volume in self.volumes where self.shelf[volume] == shelf || volumes.contains(volume) {
      self.shelf[volume] = volumes.contains(volume) ? shelf : nil
    }
  }

  mutating func setLabels(_ labels: Set<Int>, of volume: Int) {
    labelled = labelled.filter { $0.volume != volume }.union(labels.map { Pair(volume: volume, label: $0) })
  }
}

extension NaiveLibrary {
  /// Reads the models of a context, each relation from both sides.
  init(_ context: ModelContext) throws {
    func number(_ model: any PersistentModel) -> Int { model._$state.number }
    var other = NaiveLibrary()
    for shelf in try context.fetch(FetchDescriptor<Shelf>()) {
      shelves.insert(number(shelf))
      for volume in shelf.volumes { other.shelf[number(volume)] = number(shelf) }
    }
    for volume in try context.fetch(FetchDescriptor<Volume>()) {
      volumes.insert(number(volume))
      pages[number(volume)] = volume.pages
      shelf[number(volume)] = volume.shelf.map(number)
      sequel[number(volume)] = volume.sequel.map(number)
      cover[number(volume)] = volume.cover.map(number)
      for label in volume.labels ?? [] { labelled.insert(Pair(volume: number(volume), label: number(label))) }
    }
    for label in try context.fetch(FetchDescriptor<Label>()) {
      labels.insert(number(label))
      names[number(label)] = label.name
      for volume in label.volumes { other.labelled.insert(Pair(volume: number(volume), label: number(label))) }
    }
    for cover in try context.fetch(FetchDescriptor<Cover>()) {
      covers.insert(number(cover))
      if let volume = cover.volume { other.cover[number(volume)] = number(cover) }
    }
    for (relation, isSame) in [
      ("shelf", other.shelf == shelf), ("labels", other.labelled == labelled), ("cover", other.cover == cover),
    ] where !isSame { throw OneSided(relation: relation) }
  }

  /// A relation differs between its sides.
  struct OneSided: Error {
    let relation: String
  }
}
