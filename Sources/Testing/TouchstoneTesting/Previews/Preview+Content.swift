import Foundation
import TouchstoneUI

extension Preview {
  /// The view, within the modifiers of the traits.
  ///
  /// - Throws: The errors of the preview, and ``PreviewContexts/Failure``.
  @MainActor func makeView() throws -> AnyView {
    guard let variant = variants.first else { return AnyView(EmptyView()) }
    return try PreviewContexts.shared.view(try variant.makeView(), in: traits)
  }

  /// Returns the location of the preview for messages, such as `Module/File.swift:12`.
  ///
  /// - Parameter place: A file of the package in which the sources of providers are searched.
  func place(near place: URL) -> String {
    let source = line.map { ProviderSource(file: filePath, line: $0) } ?? providerSource(near: place)
    guard let source else { return "\(module).\(filePath)" }
    return "\(module)/\(URL(fileURLWithPath: source.file).lastPathComponent):\(source.line)"
  }

  /// Returns the source of the preview's provider.
  func providerSource(near place: URL) -> ProviderSource? {
    ProviderSource(of: filePath, in: module, near: place)
  }
}

extension ProviderSource {
  fileprivate init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }
}
