public import Foundation

/// An image of a request: a PNG or JPEG file at one pixel per point, or a reference that the host's loader resolves.
///
/// Nothing else is read for a request: no file of the machine, and nothing from a network.
public enum RenderingImage: Hashable, Sendable {
  /// The contents of a file.
  case data(Data)
  /// What the pool's loader is asked for, such as a key of a store or an address.
  case reference(String)
}

/// Loads an image of a request.
///
/// The host decides which references are allowed; a loader for addresses should have a list of hosts. A loader that takes longer
/// than the request may is cancelled, and its result is ignored.
///
/// - Parameters:
///   - reference: What the request names.
///   - maximumBytes: The limit of the file's length: a loader should stop there.
/// - Returns: The contents of a PNG or JPEG file.
public typealias RenderingImageLoader =
  @Sendable (_ reference: String, _ maximumBytes: Int) async throws -> Data
