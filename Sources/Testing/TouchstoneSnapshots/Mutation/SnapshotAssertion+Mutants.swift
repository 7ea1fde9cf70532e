import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// The part of an assertion that compares mutants of a snapshot that passed with its golden.
extension SnapshotAssertion {
  /// Makes mutants, compares each with the golden as the snapshot was, and writes what became of them to the run's folder.
  func tryMutants<Value, Format>(
    _ order: MutationOrder, of taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>
  ) throws {
    let format = strategy.diffing.format
    var snapshot = MutatedSnapshot(
      snapshot: key.id.description, target: key.place.target, comparer: "", obstacle: nil, mutants: [])
    let stored = try read()
    snapshot.obstacle = try obstacle(to: taken, hasGolden: stored != nil)
    if snapshot.obstacle == nil, let image = taken.format as? UIImage, let drawing = taken.remarks.drawing, let stored {
      let content = try format.decode(stored)
      let golden = unmasked(content.value, format, by: nil)
      let isStrict = isStrict(content, encoder(of: taken, strategy))
      let compare = (isStrict ? format.compareStrictly : nil) ?? format.compare
      let store = MutantStore(folder: session.folder, snapshot: key, scale: pictures.actual?.scale)
      var comparer = ""
      for (number, mutant) in DrawingMutant.mutants(of: drawing.list, most: order.perSnapshot).enumerated() {
        let drawn = try drawing.draw(mutant.list)
        guard let mutated = drawn as? Format else { continue }
        let view = mutant.view.flatMap { drawing.views.indices.contains($0) ? drawing.views[$0] : nil }
        var result = MutantResult(
          kind: mutant.kind, view: view?.type ?? "(whole picture)", path: view?.path ?? "", change: mutant.change)
        result.isEquivalent = PictureComparison(comparer: .exact).isMatch(image, drawn, [])
        if !result.isEquivalent {
          let judged = unmasked(mutated, format, by: content.value)
          let difference = try compare(content.value, judged, masks)
          result.isNoticed = difference.map { !$0.isTolerated } ?? false
          if comparer.isEmpty { comparer = difference?.summary?.comparer ?? "" }
          if let golden = golden as? UIImage, let judged = unmasked(mutated, format, by: nil) as? UIImage {
            result.isNoticedByUI = !PictureComparison(comparer: .ui).isMatch(golden, judged, masks)
            result.isNoticedByStrict = !PictureComparison(comparer: .strict).isMatch(golden, judged, masks)
          }
          if !result.isNoticed { result.picture = try store.write(drawn, number: number + 1) }
        }
        snapshot.mutants.append(result)
      }
      snapshot.comparer = comparer
      try store.write(snapshot)
    } else {
      try MutantStore(folder: session.folder, snapshot: key, scale: pictures.actual?.scale).write(snapshot)
    }
  }

  /// Returns why a snapshot has no mutants; nil if it can have some.
  private func obstacle<Format>(to taken: Taken<Format>, hasGolden: Bool) throws -> String? {
    if taken.remarks.match != nil { return "only some properties of the picture are compared" }
    guard let image = taken.format as? UIImage else { return "it is not a picture" }
    guard let drawing = taken.remarks.drawing else { return "the picture is composed of several" }
    guard hasGolden else { return "the picture of its golden is not there" }
    // Otherwise, each mutant would differ from the picture, whatever it changes.
    let isRepeatable = PictureComparison(comparer: .exact).isMatch(image, try drawing.draw(drawing.list), [])
    return isRepeatable ? nil : "drawn again without a change, the picture is another"
  }
}

extension PictureComparison {
  /// Whether two pictures pass for the same.
  fileprivate func isMatch(_ reference: UIImage, _ actual: UIImage, _ masks: [MaskedPlace]) -> Bool {
    guard let reference = reference.cgImage?.bitmap, let picture = actual.cgImage?.bitmap else { return false }
    return difference(reference, picture, ignoring: masks, scale: actual.scale)?.isTolerated ?? true
  }
}

/// Where a run keeps what became of the mutants of a snapshot.
private struct MutantStore {
  private let folder: URL
  private let name: String

  init(folder: RunFolder, snapshot: GoldenKey, scale: Double?) {
    self.folder = folder.url.appendingPathComponent(MutationOrder.folderName, isDirectory: true)
    // One name may have pictures of several scales.
    let file = snapshot.fileName(scale: scale)
    name = SnapshotName.component("\(snapshot.place.target)-\(snapshot.id)-\(file)")
  }

  /// - Returns: The name of the file.
  func write(_ picture: UIImage, number: Int) throws -> String? {
    guard let bitmap = picture.cgImage?.bitmap else { return nil }
    let file = "\(name)-\(number).png"
    try make()
    try bitmap.pngData().write(to: folder.appendingPathComponent(file))
    return file
  }

  func write(_ snapshot: MutatedSnapshot) throws {
    try make()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(snapshot).write(to: folder.appendingPathComponent("\(name).json"))
  }

  private func make() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
