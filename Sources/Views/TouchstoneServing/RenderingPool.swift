public import Foundation
import TouchstoneCairo
import TouchstoneDrawing
public import TouchstoneFonts
public import TouchstoneUI

/// Draws views for the requests of a service.
///
/// ```swift
/// let pool = RenderingPool()
/// let card = try await pool.png(RenderingRequest(width: 1200, height: 630)) { LinkCard(post: post) }
/// response.headers["ETag"] = card.digest.etag
/// response.body = card.data
/// ```
///
/// Views are evaluated on the main actor, one at a time, and drawn and encoded on threads of the pool. Every request has a tree
/// and state of its own, so that none sees what another has left; the same request gives the same bytes in any order and with any
/// number of threads. Its ``RenderingLimits`` are checked at every stage.
///
/// An actor because requests share its cache and its count of waiting requests. A service needs one pool.
public actor RenderingPool {
  /// What a request may take.
  public nonisolated let limits: RenderingLimits
  /// What the pool has done so far.
  public internal(set) var counts = RenderingCounts()

  nonisolated let look: Look
  nonisolated let contexts: RenderContextPool
  nonisolated let threads: DrawingThreads
  /// The thread that writes documents, which share their fonts and are written one at a time: they keep no other thread waiting.
  nonisolated let documents = DrawingThreads(count: 1)
  nonisolated let usesAppResources: Bool
  nonisolated let loader: RenderingImageLoader?
  nonisolated let places: PixelPlaces
  nonisolated let spares = SpareBitmaps()
  private var cache: GenerationCache<PictureDigest, RenderedFile>
  nonisolated let known = KnownDigests()
  nonisolated let largestCachedFile: Int

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - look: The appearance of lists, bars, sheets and controls, unless a request has its own.
  ///   - limits: What a request may take.
  ///   - threads: How many threads draw; by default as many as there are processors.
  ///   - cacheBytes: The approximate memory for finished files, in bytes; 0 for no cache.
  ///   - usesAppResources: Whether views may name images and colours in the app's own bundles.
  ///   - loader: Loads the images that requests refer to; without one, such requests fail.
  public init(
    fonts: FontLibrary = .shared, look: Look = .iOS18, limits: RenderingLimits = RenderingLimits(),
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, cacheBytes: Int = 32 << 20,
    usesAppResources: Bool = false, loader: RenderingImageLoader? = nil
  ) {
    self.limits = limits
    self.look = look
    var drawing = RenderContext.Limits()
    drawing.bytes = limits.layerBytes
    contexts = RenderContextPool(library: fonts, limits: drawing)
    self.threads = DrawingThreads(count: threads)
    // Enough for every thread to have work while others are evaluated.
    places = PixelPlaces(count: self.threads.count * 2)
    self.usesAppResources = usesAppResources
    self.loader = loader
    cache = GenerationCache(limit: max(1, cacheBytes))
    largestCachedFile = cacheBytes / 4
  }

  /// Evaluates a view, so that its digest is known before it is drawn.
  ///
  /// ```swift
  /// let card = try await pool.evaluate(request) { LinkCard(post: post) }
  /// if card.digest(as: .png).matches(ifNoneMatch: header) { return .notModified }
  /// return try await pool.draw(card, as: .png)
  /// ```
  ///
  /// - Parameter content: Creates the view, on the main actor.
  /// - Throws: `RenderingError`, or `CancellationError` if the task was cancelled.
  public func evaluate<Content: View>(
    _ request: RenderingRequest, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> EvaluatedPicture {
    let picture = try await admit(time: request.time) { allowance in
      let files = try await self.imageFiles(of: request, allowance)
      return try await self.places.hold(allowance) {
        try await self.evaluate(request, files, allowance, content: content)
      }
    }
    known.note(picture.content, request)
    return picture
  }

  /// Returns the digest of a picture that was evaluated before, without evaluating its view; `nil` if the request has no key, or if
  /// it is not known, or no longer.
  public nonisolated func knownDigest(of request: RenderingRequest, as format: PictureFormat) -> PictureDigest? {
    known.digest(of: request)?.derived(format.words)
  }

  /// Returns the digest of a document that was evaluated before, without evaluating its pages; `nil` if the request has no key, or if
  /// it is not known, or no longer.
  public nonisolated func knownDigest(
    of request: RenderingRequest, information: DocumentInformation = DocumentInformation(), count: Int
  ) -> PictureDigest? {
    known.digest(of: request, information, count: count)
  }

  /// Returns a file from the cache; `nil` if it is not there, or no longer.
  public func cachedFile(_ digest: PictureDigest) -> RenderedFile? { cached(digest) }

  /// Draws and encodes a picture in the time that its evaluation has left, or returns the file from the cache.
  ///
  /// - Throws: `RenderingError`, or `CancellationError` if the task was cancelled.
  public func draw(_ picture: EvaluatedPicture, as format: PictureFormat) async throws -> RenderedFile {
    if let known = cached(picture.digest(as: format)) { return known }
    return try await admit(time: picture.time, spent: picture.spent) { allowance in
      try await self.places.hold(allowance) { try await self.draw(picture, as: format, allowance) }
    }
  }

  /// Evaluates, draws and encodes a view as one request.
  func file<Content: View>(
    _ format: PictureFormat, _ request: RenderingRequest, content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> RenderedFile {
    if let digest = knownDigest(of: request, as: format), let file = cached(digest) { return file }
    return try await admit(time: request.time) { allowance in
      let files = try await self.imageFiles(of: request, allowance)
      return try await self.places.hold(allowance) {
        let picture = try await self.evaluate(request, files, allowance, content: content)
        known.note(picture.content, request)
        if let file = self.cached(picture.digest(as: format)) { return file }
        return try await self.draw(picture, as: format, allowance)
      }
    }
  }

  // MARK: Requests

  /// Runs a request, unless too many are waiting.
  ///
  /// - Parameters:
  ///   - time: The longest time that the request allows itself.
  ///   - spent: The time that it has taken before.
  func admit<Success: Sendable>(
    time: Duration?, spent: Duration = .zero, _ body: (Allowance) async throws -> Success
  ) async throws -> Success {
    try begin()
    defer { end() }
    let allowance = Allowance(limits, time: time, spent: spent)
    return try await withTaskCancellationHandler {
      try await body(allowance)
    } onCancel: {
      allowance.cancel()
    }
  }

  /// Counts a request that begins.
  ///
  /// - Throws: `RenderingError.busy`.
  func begin() throws(RenderingError) {
    guard counts.running < threads.count + limits.waiting else {
      counts.refused += 1
      throw .busy(waiting: limits.waiting)
    }
    counts.running += 1
  }

  /// Counts a request that has ended.
  func end() { counts.running -= 1 }

  func noteEvaluated() { counts.evaluated += 1 }

  /// Counts a file that was drawn, and keeps it if it is there and small enough.
  func keep(_ file: RenderedFile?) {
    counts.drawn += 1
    guard let file, file.data.count <= largestCachedFile else { return }
    cache.insert(file, for: file.digest, cost: file.data.count)
  }

  /// Returns a file that was drawn before.
  func cached(_ digest: PictureDigest) -> RenderedFile? {
    guard let file = cache[digest] else { return nil }
    counts.cached += 1
    return file
  }
}
