import Foundation
import TouchstoneUI

extension Preview {
  /// The view, within the modifiers of the traits.
  ///
  /// - Throws: What the preview throws, and ``PreviewContexts/Failure``.
  @MainActor func makeView() throws -> AnyView {
    guard let variant = variants.first else { return AnyView(EmptyView()) }
    return try PreviewContexts.shared.view(try variant.makeView(), in: traits)
  }

  /// `Module/File.swift:12`, for messages.
  ///
  /// - Parameter place: A file of the package, in which the sources of providers are looked for.
  func place(near place: URL) -> String {
    let source = line.map { ProviderSource(file: filePath, line: $0) } ?? providerSource(near: place)
    guard let source else { return "\(module).\(filePath)" }
    return "\(module)/\(URL(fileURLWithPath: source.file).lastPathComponent):\(source.line)"
  }

  /// The source of the provider that the preview is of.
  func providerSource(near place: URL) -> ProviderSource? {
    ProviderSource(of: filePath, in: module, near: place)
  }
}

extension ProviderSource {
  fileprivate init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }
}
