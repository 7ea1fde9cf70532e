import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

extension RenderingPool {
  /// Evaluates the picture of a request that has been admitted, and has its place.
  nonisolated func evaluate<Content: View>(
    _ request: RenderingRequest, _ files: [ImageFile], _ allowance: Allowance,
    content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> EvaluatedPicture {
    let images = try await decode(files, allowance)
    let (list, _, warnings) = try await evaluate(content, request, images, allowance)
    let digest = try await digest(of: [list], "scale \(request.scale) opaque \(request.isOpaque)", allowance)
    return EvaluatedPicture(
      list: list, scale: request.scale, isOpaque: request.isOpaque, time: request.time, spent: allowance.elapsed,
      content: digest, warnings: warnings)
  }

  /// Evaluates and lays out one view. Between two of them, the main actor is free for others.
  ///
  /// - Parameter isPage: Whether the parts are needed that a page is read in, for which all elements of accessibility are made.
  nonisolated func evaluate<Content: View>(
    _ content: @escaping @MainActor @Sendable () -> Content, _ request: RenderingRequest, _ images: GivenImages,
    _ allowance: Allowance, isPage: Bool = false
  ) async throws -> (list: DisplayList, parts: PageParts, warnings: [String]) {
    let result = try await MainActor.run {
      try allowance.check(.waiting)
      allowance.beginPicture()
      let tree = ViewTree()
      tree.host.admits = { depth, rows in allowance.admits(depth: depth, rows: rows) }
      tree.host.defaults = StoredDefaults(request.appStorage.mapValues(\.value))
      var environment = request.environment
      environment.look = request.look ?? look
      environment.typesetter = LimitedTypesetter(library: contexts.library, allowance: allowance)
      environment.imageSource = images
      let picture = tree.picture(
        of: content(), proposal: ProposedViewSize(width: request.width, height: request.height),
        environment: environment)
      let parts = PageParts(isPage ? picture.root.accessibilityElements : [])
      try allowance.check(.evaluation)
      let faults = picture.diagnostics.filter(\.isError)
      if let excess = faults.first(where: \.isExcess) { throw RenderingError.tooLarge(reason: excess.description) }
      guard faults.isEmpty else { throw RenderingError.incomplete(reasons: faults.map(\.description)) }
      return (list: picture.list, parts: parts, warnings: picture.diagnostics.map(\.description))
    }
    await noteEvaluated()
    return result
  }

  /// Returns the digest of pictures, the fonts in them and what draws and encodes them.
  nonisolated func digest(
    of lists: [DisplayList], _ words: String, _ allowance: Allowance
  ) async throws -> PictureDigest {
    let library = contexts.library
    return try await threads.run(.evaluation, allowance) {
      var bytes = DigestBytes { try library.fontDigest(for: $0) }
      try RenderingError.explaining {
        try bytes.add(lists) { try $0.add($1) }
      }
      bytes.add(Self.makers)
      bytes.add(words)
      return PictureDigest(of: bytes.bytes)
    }
  }

  /// What draws and encodes, and the versions: another one may make other bytes of the same display list.
  static let makers: String = {
    let versions = RenderingLibraries.versions.merging(EncodingLibraries.versions) { own, _ in own }
      .merging(["Touchstone": TouchstoneRelease.version]) { own, _ in own }
    return versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }()
}

extension RenderDiagnostic {
  /// Whether a view has more of what it shows than can be laid out.
  fileprivate var isExcess: Bool {
    switch self {
    case .tooDeep, .tooLong: true
    default: false
    }
  }
}
