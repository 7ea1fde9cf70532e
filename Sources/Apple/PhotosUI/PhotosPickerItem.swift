public import Foundation
public import TouchstoneTypes
public import TouchstoneUI

/// A photo that was picked. Nothing picks one here; code can create an item by its identifier.
///
/// - Source: PhotosUI, `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How pictures are encoded.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private enum Kind { case automatic, current, compatible }
    private let kind: Kind

    public static let automatic = Self(kind: .automatic)
    public static let current = Self(kind: .current)
    public static let compatible = Self(kind: .compatible)
  }

  public let itemIdentifier: String?
  /// The types of what the item can be loaded as: none.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates an item by the identifier of its photo.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Throws, because there is no photo.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    throw PhotoLibraryError(request: "\(itemIdentifier ?? "an item") cannot be loaded as \(type)")
  }

  /// Calls the handler with an error, because there is no photo.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(
      .failure(PhotoLibraryError(request: "\(itemIdentifier ?? "an item") cannot be loaded as \(type)")))
    return Progress(totalUnitCount: 1)
  }
}
