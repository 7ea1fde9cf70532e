public import Foundation

/// The reason why a request was not drawn.
///
/// Each case has a suggested HTTP status: one of 400 to 499 if another request would succeed, and of 500 to 599 if the fault is the
/// service's own. A request whose task was cancelled throws `CancellationError` instead.
public enum RenderingError: Error, Hashable, Sendable {
  /// A part of a request.
  public enum Stage: String, CaseIterable, Hashable, Sendable {
    /// Waiting for the main actor or a thread.
    case waiting
    /// Loading and decoding images.
    case images
    /// Evaluating and laying out views.
    case evaluation
    /// Drawing and encoding.
    case drawing
    /// All that a worker does.
    case worker
  }

  /// As many requests as are allowed are waiting already.
  case busy(waiting: Int)
  /// The time of the request was over before it was finished.
  case outOfTime(stage: Stage, limit: Duration)
  /// The size or the scale is not greater than 0, or more than 10,000,000.
  case invalidSize(width: Double?, height: Double?, scale: Double)
  /// The date is outside of the years 1 to 4000, or no number; in seconds since 2001-01-01 00:00 UTC.
  case invalidDate(seconds: Double)
  /// The texts have more characters than allowed, in UTF-8 bytes.
  case tooManyCharacters(limit: Int)
  /// There are more views than allowed.
  case tooManyViews(limit: Int)
  /// Views are nested more deeply than allowed.
  case tooDeep(limit: Int)
  /// The picture has more pixels than allowed.
  case tooManyPixels(count: Double, limit: Int)
  /// The picture, one of its layers or a page is larger than can be drawn, or groups are nested too deeply. Carries what helps.
  case tooLarge(reason: String)
  /// The request to a worker is longer than allowed.
  case requestTooLarge(bytes: Int, limit: Int)
  /// A worker announced an answer that is longer than allowed.
  case answerTooLarge(bytes: Int, limit: Int)
  /// The document has more pages than allowed, or none.
  case invalidPages(count: Int, limit: Int)
  /// The document has more bytes than allowed.
  case documentTooLarge(limit: Int)
  /// The file or the pixels of an image exceed their limit.
  case imageTooLarge(name: String, limit: String)
  /// An image is no PNG or JPEG file that can be decoded.
  case imageUnreadable(name: String, reason: String)
  /// The host's loader did not return an image.
  case imageNotLoaded(name: String, reason: String)
  /// The picture would lack something, such as an image that neither the request nor the app has. Carries each reason.
  case incomplete(reasons: [String])
  /// A worker answered that it did not draw, with the status and the description of its own error.
  case refused(status: Int, description: String)
  /// A worker ended before it had answered, as when a view crashes.
  case workerEnded(reason: String)
  /// The picture could not be drawn or encoded.
  case notDrawn(reason: String)

  /// The suggested status of an HTTP response.
  public var status: Int {
    switch self {
    case .invalidSize, .invalidDate, .imageUnreadable: 400
    case .tooManyCharacters, .tooManyPixels, .tooLarge, .requestTooLarge, .answerTooLarge, .documentTooLarge,
      .invalidPages, .imageTooLarge:
      413
    case .tooManyViews, .tooDeep, .outOfTime(.evaluation, _), .outOfTime(.drawing, _), .outOfTime(.worker, _),
      .workerEnded:
      422
    case .refused(let status, _): status
    case .incomplete, .notDrawn: 500
    case .imageNotLoaded: 502
    case .busy, .outOfTime(.waiting, _): 503
    case .outOfTime(.images, _): 504
    }
  }
}

extension RenderingError: CustomStringConvertible, LocalizedError {
  /// What happened, why, and what helps.
  public var description: String {
    switch self {
    case .busy(let waiting):
      "\(waiting) requests are waiting already. Try again later, or raise limits.waiting."
    case .outOfTime(let stage, let limit):
      "The request took longer than \(limit), and was stopped in the stage \(stage.rawValue). Simplify it, or raise limits.time."
    case .invalidSize(let width, let height, let scale):
      """
      A picture of \(width.map { "\($0)" } ?? "its own") × \(height.map { "\($0)" } ?? "its own") pt at scale \(scale) cannot be \
      drawn: sizes and scale must be greater than 0 and at most 10,000,000.
      """
    case .invalidDate(let seconds):
      "The date \(seconds) s after 2001-01-01 cannot be formatted. Give one in the years 1 to 4000."
    case .tooManyCharacters(let limit):
      "The texts have more than \(limit) UTF-8 bytes. Shorten them, or raise limits.characters."
    case .tooManyViews(let limit): "There are more than \(limit) views. Show less data, or raise limits.views."
    case .tooDeep(let limit):
      "Views are nested more than \(limit) levels deep. Look for data that contains itself, or raise limits.depth."
    case .tooManyPixels(let count, let limit):
      "A picture of \(Self.words(count)) pixels is too large: the limit is \(limit). Draw a smaller one, or raise limits.pixels."
    case .tooLarge(let reason): reason
    case .requestTooLarge(let bytes, let limit):
      "A request of \(bytes) bytes is too large for a worker: the limit is \(limit). Send less, such as a reference."
    case .answerTooLarge(let bytes, let limit):
      "A worker's answer of \(bytes) bytes is too large: the limit is \(limit). Draw less, or raise maximumBytes."
    case .documentTooLarge(let limit):
      "The document has more than \(limit) bytes. Split it, or raise limits.documentBytes."
    case .invalidPages(let count, let limit):
      "A document of \(count) pages cannot be written: there must be 1 to \(limit). Split it, or raise limits.pages."
    case .imageTooLarge(let name, let limit): "The image \"\(name)\" exceeds the limit of \(limit). Give a smaller one."
    case .imageUnreadable(let name, let reason):
      "The image \"\(name)\" cannot be decoded: \(reason). Give a PNG or JPEG file."
    case .imageNotLoaded(let name, let reason): "The image \"\(name)\" was not loaded: \(reason)"
    case .incomplete(let reasons):
      "The picture would be incomplete: \(reasons.joined(separator: " "))"
    case .refused(_, let description): description
    case .workerEnded(let reason): "The worker did not draw the picture: \(reason)."
    case .notDrawn(let reason): "The picture was not drawn: \(reason)"
    }
  }

  /// The same text, for `localizedDescription`.
  public var errorDescription: String? { description }

  private static func words(_ count: Double) -> String { count < 1e15 ? "\(Int(count))" : "\(count)" }
}
