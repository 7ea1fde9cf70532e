import CPreviewDiscovery
import TouchstoneUI

/// The types of a process that declare previews.
enum PreviewTypes {
  /// The types that `#Preview` declares.
  static var registries: [any PreviewRegistry.Type] {
    types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
  }

  @MainActor static var providers: [any PreviewProvider.Type] {
    types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
  }

  private static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    var types: [Any.Type] = []
    withUnsafeMutablePointer(to: &types) { types in
      // SAFETY: both are metadata of types, which Swift represents by such pointers and never frees.
      ts_each_conforming_type(
        unsafeBitCast(existential, to: UnsafeRawPointer.self),
        { metadata, types in
          guard let metadata else { return }
          types?.assumingMemoryBound(to: [Any.Type].self).pointee.append(unsafeBitCast(metadata, to: Any.Type.self))
        }, types)
    }
    return types
  }
}
