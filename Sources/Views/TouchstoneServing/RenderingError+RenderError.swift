import Foundation
import TouchstoneCairo

extension RenderingError {
  /// What an error of drawing means for the request.
  init(_ error: RenderError) {
    switch error {
    case .invalidSize(let size, let scale), .emptySurface(let size, let scale):
      self = .invalidSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    case .surfaceTooLarge, .pageTooLarge, .pictureTooLarge, .outOfMemory, .nestingTooDeep:
      self = .tooLarge(reason: error.description)
    case .cairo: self = .notDrawn(reason: error.description)
    }
  }

  /// Calls a closure that draws, and turns its errors into those of a request.
  static func explaining<Success>(_ body: () throws -> Success) throws -> Success {
    do {
      return try body()
    } catch let error as RenderError {
      throw RenderingError(error)
    } catch let error where error is RenderingError || error is CancellationError {
      throw error
    } catch {
      throw notDrawn(reason: "\(error)")
    }
  }
}
