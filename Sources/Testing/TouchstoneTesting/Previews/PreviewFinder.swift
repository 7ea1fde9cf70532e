import Foundation
import TouchstoneSnapshots
import TouchstoneUI

/// Finds the previews of a process, and gives each a unique description.
@MainActor
enum PreviewFinder {
  /// Returns the previews of the given modules, or of all if there are none. A module without previews becomes a
  /// preview that fails.
  static func find(in modules: [String]) -> [Preview] {
    let all = PreviewTypes.registries.flatMap(previews) + PreviewTypes.providers.flatMap { previews(of: $0) }
    let known = Set(all.map(\.module))
    let missing = modules.filter { !known.contains($0) }.map { module in
      failing("no-previews", module: module, with: PreviewError.noPreviews(module: module, others: known.sorted()))
    }
    return described(all.filter { modules.isEmpty || modules.contains($0.module) }) + missing
  }

  /// Returns a preview that fails when its view is created.
  nonisolated static func failing(_ name: String, module: String, with error: any Error & Sendable) -> Preview {
    var preview = Preview(
      name: nil, traits: PreviewTrait(joining: []), variants: [Preview.Variant { throw error }])
    (preview.module, preview.description) = (module, module.isEmpty ? name : "\(module)-\(name)")
    return preview
  }

  /// Sorts previews, and gives each a unique description.
  ///
  /// Descriptions contain names, not line numbers: adding a line above a preview must not rename its golden.
  private static func described(_ previews: [Preview]) -> [Preview] {
    var sorted = previews.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.module, a.fileStem, a.line ?? 0, first.offset) < (b.module, b.fileStem, b.line ?? 0, second.offset)
    }.map(\.element)
    let modules = Dictionary(grouping: sorted, by: \.baseName).mapValues { Set($0.map(\.module)).count }
    var taken = Set<String>()
    for index in sorted.indices {
      let preview = sorted[index]
      // Two modules may have files with the same name.
      let base = modules[preview.baseName] == 1 ? preview.baseName : "\(preview.module)-\(preview.baseName)"
      let numbered = (2...).lazy.map { "\(base)-\($0)" }
      // As file names, they must differ on systems that ignore case, too.
      let free = ([base] + numbered.prefix(previews.count)).first {
        taken.insert(GoldenKey.argumentPart($0).lowercased()).inserted
      }
      sorted[index].description = free ?? base
    }
    return sorted
  }

  // MARK: #Preview

  private static func previews(of registry: any PreviewRegistry.Type) -> [Preview] {
    let module = String(registry.fileID.prefix { $0 != "/" })
    let made: Preview
    do {
      made = try registry.makePreview()
    } catch {
      let failure = PreviewError.failed("The preview could not be created: \(error)")
      made = failing("error", module: module, with: failure)
    }
    return made.variants.map { variant in
      var preview = made
      let names = [made.name, variant.argument].compactMap { $0 }
      preview.name = names.isEmpty ? nil : names.joined(separator: "-")
      preview.variants = [variant]
      let source = OriginalSource(filePath: registry.filePath, line: registry.line)
      (preview.module, preview.filePath, preview.line) = (module, source.filePath, source.line)
      return preview
    }
  }

  // MARK: PreviewProvider

  private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
    // `App.Card_Previews`; nested types have more dots.
    let names = String(reflecting: provider).split(separator: ".").map(String.init)
    let settings = ProvidedPreview<Provider>.settings
    return settings.indices.map { index in
      let setting = settings[index]
      var preview = Preview(
        name: setting.displayName,
        traits: PreviewTrait(layout: setting.layout, orientation: setting.orientation),
        variants: [Preview.Variant { ProvidedPreview<Provider>(index: index) }])
      (preview.module, preview.filePath, preview.device) = (names.first ?? "", names.last ?? "", setting.device)
      return preview
    }
  }
}

extension Preview {
  /// The file's name without its extension; the name of a provider.
  fileprivate var fileStem: String {
    URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
  }

  fileprivate var baseName: String { fileStem + (name.map { "-\($0)" } ?? "") }
}
