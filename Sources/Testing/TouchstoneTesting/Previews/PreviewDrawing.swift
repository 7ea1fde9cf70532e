import CPreviewDiscovery
import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneUI

/// Draws all previews of a process into a folder, for `swift package snapshot-previews`.
@MainActor
enum PreviewDrawing {
  /// The variants in which each preview is drawn.
  static let variants: [(name: String, isForScreens: Bool, change: (inout ViewPicture) -> Void)] = [
    ("light", false, { _ in }),
    ("dark", false, { $0.colorScheme = .dark }),
    ("accessibility3", false, { $0.changes.append { $0.dynamicTypeSize = .accessibility3 } }),
    ("right-to-left", false, { $0.traits = $0.traits.overlaid(by: UITraitCollection(layoutDirection: .rightToLeft)) }),
    ("landscape", true, { $0.layout = .device(config: .iPhone15(.landscape)) }),
    ("tablet", true, { $0.layout = .device(config: .iPadPro11(.portrait)) }),
  ]

  /// Draws pictures, and lists them in `previews.json`.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created; pictures in it are replaced.
  ///   - names: The variants to draw; all if there are none.
  static func draw(into folder: URL, variants names: [String]) async throws {
    if case .failure(let fault)? = SnapshotVariation.process { throw fault }
    let pictures = folder.appendingPathComponent("pictures", isDirectory: true)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let previews = PreviewFinder.find(in: []).filter { Previews.isWanted($0) }
    await withCheckedContinuation { done in PreviewContexts.shared.prepare(for: previews) { done.resume() } }
    let wanted = variants.filter { names.isEmpty || names.contains($0.name) }
    // Views are laid out here, one after another; meanwhile, pictures are drawn, packed and written on all processors.
    let entries = try await withThrowingTaskGroup(of: (entry: Int, picture: Int, stage: PreviewStage).self) { group in
      var entries: [PreviewBook.Entry] = []
      for preview in previews {
        var entry = PreviewBook.Entry(preview)
        for variant in wanted where preview.layout == .device || !variant.isForScreens {
          let drawn = layOut(preview, variant.change)
          entry.add(drawn.remarks)
          guard let list = drawn.format else { continue }
          let name =
            "\(SnapshotName.component("\(preview.module)-\(preview.description)", limit: 120)).\(variant.name).png"
          let stage = variant.name == "dark" ? PreviewStage.dark : .light
          let place = (entry: entries.count, picture: entry.pictures.count)
          entry.pictures.append(
            PreviewBook.Picture(
              variant: variant.name, file: "pictures/\(name)", width: list.size.width, height: list.size.height,
              isScreen: preview.layout == .device, stage: stage))
          let file = pictures.appendingPathComponent(name)
          group.addTask {
            let scale = ViewPicture.defaultScale
            return (place.entry, place.picture, try write(list, scale: scale, to: file, on: stage))
          }
        }
        entries.append(entry)
      }
      for try await written in group {
        entries[written.entry].pictures[written.picture].stage = written.stage
      }
      return entries
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(PreviewBook(entries: entries))
      .write(to: folder.appendingPathComponent(PreviewBook.fileName), options: .atomic)
  }

  private static func layOut(_ preview: Preview, _ change: (inout ViewPicture) -> Void) -> Taken<DisplayList?> {
    var picture = ViewPicture(preview, screen: nil, traits: .ofPreviews)
    change(&picture)
    // The page has a background of its own, which shows where a preview has none.
    picture.isOpaque = false
    return Taken(default: nil) { remarks in
      remarks.note(preview)
      return try preview.withLook { picture.layOut(try preview.makeView(), &remarks).list }
    }
  }

  /// Draws a picture into a file, and returns the background on which it is visible.
  private nonisolated static func write(
    _ list: DisplayList, scale: CGFloat, to file: URL, on stage: PreviewStage
  ) throws -> PreviewStage {
    let bitmap = try list.bitmap(scale: scale)
    let data = try bitmap.pngData()
    // An open page may read the file meanwhile, and does not reload a file that stays the same.
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    // White text without a background, in a preview that is always dark, would be invisible on the light stage. Black
    // text on a white card keeps the light stage: on the dark one, the text would be invisible.
    let isLost = bitmap.visibleShare(onGray: stage.gray) < 0.9
    return isLost && bitmap.visibleShare(onGray: stage.opposite.gray) > 0.98 ? stage.opposite : stage
  }
}

extension PreviewBook.Entry {
  fileprivate init(_ preview: Preview) {
    // The tool runs this in the folder of the package.
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let source = preview.line == nil ? preview.providerSource(near: folder) : nil
    self.init(
      module: preview.module, id: preview.description, name: preview.name, source: source?.file ?? preview.filePath,
      line: source?.line ?? preview.line)
  }

  fileprivate mutating func add(_ new: SnapshotRemarks) {
    for remark in new.warnings + (new.error.map { ["\($0)"] } ?? []) where !remarks.contains(remark) {
      remarks.append(remark)
    }
  }
}

/// Draws the previews of this process and ends it. Called before `main` if the tool requests it.
@_cdecl("touchstone_draw_previews")
func drawPreviews(_ folder: UnsafePointer<CChar>) {
  let folder = URL(fileURLWithPath: String(cString: folder), isDirectory: true)
  let variants = ProcessInfo.processInfo.environment["TOUCHSTONE_PREVIEW_VARIANTS"] ?? ""
  Task { @MainActor in
    do {
      try await PreviewDrawing.draw(into: folder, variants: variants.split(separator: ",").map(String.init))
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("The previews could not be drawn: \(error)\n".utf8))
      exit(1)
    }
  }
  // Not dispatchMain(): it ends the main thread, which cannot end before `main`.
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
