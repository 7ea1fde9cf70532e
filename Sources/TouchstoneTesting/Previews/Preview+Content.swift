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
  var place: String {
    guard let line else { return "\(module).\(filePath)" }
    return "\(module)/\(URL(fileURLWithPath: filePath).lastPathComponent):\(line)"
  }
}
