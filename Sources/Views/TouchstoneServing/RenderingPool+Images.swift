import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer

extension RenderingPool {
  /// The file of an image that a view may name.
  struct ImageFile: Sendable {
    let name: String
    let data: Data
  }

  /// Checks a request, and returns the files of its images, of which the host loads some.
  nonisolated func imageFiles(of request: RenderingRequest, _ allowance: Allowance) async throws -> [ImageFile] {
    try request.check()
    // By name, so that the image that exceeds a limit doesn't depend on the order of a dictionary.
    var files: [ImageFile] = []
    var left = limits.imageBytes
    for (name, image) in request.images.sorted(by: { $0.key < $1.key }) {
      let data =
        switch image {
        case .data(let data): data
        case .reference(let reference): try await load(reference, name: name, maximum: left, allowance)
        }
      guard data.count <= left else {
        throw RenderingError.imageTooLarge(name: name, limit: "\(limits.imageBytes) bytes in all images")
      }
      left -= data.count
      files.append(ImageFile(name: name, data: data))
    }
    return files
  }

  /// Decodes the images of a request.
  nonisolated func decode(_ files: [ImageFile], _ allowance: Allowance) async throws -> GivenImages {
    let resources = usesAppResources ? ImageCatalog.shared : nil
    guard !files.isEmpty else { return GivenImages(images: [:], resources: resources) }
    let limit = limits.imagePixels
    let images = try await threads.run(.images, allowance) {
      var images: [String: CGImage] = [:]
      var left = limit
      for file in files {
        try allowance.check(.images)
        let bitmap = try Self.decode(file, pixels: left, limit: limit)
        left -= bitmap.width * bitmap.height
        images[file.name] = CGImage(bitmap: bitmap)
      }
      return images
    }
    return GivenImages(images: images, resources: resources)
  }

  private static func decode(_ file: ImageFile, pixels: Int, limit: Int) throws -> Bitmap {
    do {
      return try decodeImage(file.data, limits: ImageLimits(side: 32_767, pixels: pixels))
    } catch .tooLarge {
      throw RenderingError.imageTooLarge(name: file.name, limit: "\(limit) pixels in all images")
    } catch {
      throw RenderingError.imageUnreadable(name: file.name, reason: "\(error)")
    }
  }

  /// Asks the host's loader, for as long as the request may take.
  private nonisolated func load(
    _ reference: String, name: String, maximum: Int, _ allowance: Allowance
  ) async throws -> Data {
    guard let loader else {
      throw RenderingError.imageNotLoaded(name: name, reason: "the pool has no loader for \"\(reference)\"")
    }
    let result = FirstResult<Data>()
    // A loader may ignore its cancellation, so nothing waits for the end of its task.
    let loading = Task {
      do {
        result.finish(.success(try await loader(reference, maximum)))
      } catch {
        result.finish(.failure(RenderingError.imageNotLoaded(name: name, reason: "\(error)")))
      }
    }
    let limit = Task {
      try await Task.sleep(for: allowance.remaining)
      result.finish(.failure(CancellationError()))
    }
    defer {
      loading.cancel()
      limit.cancel()
    }
    do {
      return try await withTaskCancellationHandler {
        try await result.value
      } onCancel: {
        result.finish(.failure(CancellationError()))
      }
    } catch {
      // Over time or cancelled: that is why there is no image.
      try allowance.check(.images)
      throw error
    }
  }
}

/// The first of several results, for which one caller waits.
private final class FirstResult<Success: Sendable>: Sendable {
  private struct State {
    var result: Result<Success, any Error>?
    var waiting: CheckedContinuation<Success, any Error>?
  }

  private let state = Locked(State())

  func finish(_ result: Result<Success, any Error>) {
    let waiting = state.withLock { state in
      guard state.result == nil else { return nil as CheckedContinuation<Success, any Error>? }
      state.result = result
      return state.waiting
    }
    waiting?.resume(with: result)
  }

  var value: Success {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let known = state.withLock { state in
          if state.result == nil { state.waiting = continuation }
          return state.result
        }
        if let known { continuation.resume(with: known) }
      }
    }
  }
}
