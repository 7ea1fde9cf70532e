import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneRenderer
import TouchstoneUI

extension RenderingPool {
  /// Evaluates the picture of a request that has been admitted.
  nonisolated func evaluate<Content: View>(
    _ request: RenderingRequest, _ allowance: Allowance, content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> EvaluatedPicture {
    try request.check()
    let images = try await images(of: request, allowance)
    let (list, _, warnings) = try await evaluate(content, request, images, allowance)
    let digest = try await digest(of: [list], "scale \(request.scale) opaque \(request.isOpaque)", allowance)
    return EvaluatedPicture(
      list: list, scale: request.scale, isOpaque: request.isOpaque, time: request.time, content: digest,
      warnings: warnings)
  }

  /// Evaluates and lays out one view. Between two of them, the main actor is free for others.
  ///
  /// - Parameter findsLinks: Whether the links are needed, for which all elements of accessibility are made.
  nonisolated func evaluate<Content: View>(
    _ content: @escaping @MainActor @Sendable () -> Content, _ request: RenderingRequest, _ images: GivenImages,
    _ allowance: Allowance, findsLinks: Bool = false
  ) async throws -> (list: DisplayList, links: [PDFDocument.Link], warnings: [String]) {
    let result = try await MainActor.run {
      try allowance.check(.waiting)
      allowance.beginPicture()
      let tree = ViewTree()
      tree.host.admits = { depth, rows in allowance.admits(depth: depth, rows: rows) }
      var environment = request.environment
      environment.look = request.look ?? look
      environment.typesetter = LimitedTypesetter(library: contexts.library, allowance: allowance)
      environment.imageSource = images
      let picture = tree.picture(
        of: content(), proposal: ProposedViewSize(width: request.width, height: request.height),
        environment: environment)
      let links = findsLinks ? picture.root.accessibilityElements.flatMap(\.links) : []
      try allowance.check(.evaluation)
      let faults = picture.diagnostics.filter(\.isError)
      guard faults.isEmpty else { throw RenderingError.incomplete(reasons: faults.map(\.description)) }
      return (list: picture.list, links: links, warnings: picture.diagnostics.map(\.description))
    }
    await noteEvaluated()
    return result
  }

  /// Returns the digest of pictures, the fonts in them and the libraries that draw them.
  nonisolated func digest(
    of lists: [DisplayList], _ words: String, _ allowance: Allowance
  ) async throws -> PictureDigest {
    let library = contexts.library
    return try await threads.run(.evaluation, allowance) {
      var bytes = DigestBytes { try library.fontDigest(for: $0) }
      try RenderingError.explaining {
        try bytes.add(lists) { try $0.add($1) }
      }
      bytes.add(Self.libraries)
      bytes.add(words)
      return PictureDigest(of: bytes.bytes)
    }
  }

  /// The libraries that draw, and their versions: another version may draw other pixels. libjpeg and zlib, which encode, and
  /// Touchstone itself are not among them: `PictureDigest` says so.
  private static let libraries = RenderingLibraries.versions.sorted { $0.key < $1.key }
    .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
}
