import Foundation
import Testing
import TouchstoneServing

struct RenderingErrorTests {
  private static let errors: [(RenderingError, status: Int, text: String)] = [
    (.busy(waiting: 64), 503, "64 requests are waiting already. Try again later, or raise limits.waiting."),
    (
      .outOfTime(stage: .waiting, limit: .seconds(2)), 503,
      "The request took longer than 2.0 seconds, and was stopped in the stage waiting. Simplify it, or raise limits.time."
    ),
    (
      .outOfTime(stage: .images, limit: .seconds(2)), 504,
      "The request took longer than 2.0 seconds, and was stopped in the stage images. Simplify it, or raise limits.time."
    ),
    (
      .outOfTime(stage: .evaluation, limit: .seconds(2)), 422,
      "The request took longer than 2.0 seconds, and was stopped in the stage evaluation. Simplify it, or raise limits.time."
    ),
    (
      .outOfTime(stage: .drawing, limit: .seconds(2)), 422,
      "The request took longer than 2.0 seconds, and was stopped in the stage drawing. Simplify it, or raise limits.time."
    ),
    (
      .invalidSize(width: .nan, height: nil, scale: 1), 400,
      """
      A picture of nan × its own pt at scale 1.0 cannot be drawn: sizes and scale must be greater than 0 and at most 10,000,000.
      """
    ),
    (
      .invalidDate(seconds: .infinity), 400,
      "The date inf s after 2001-01-01 cannot be formatted. Give one in the years 1 to 4000."
    ),
    (.tooLarge(reason: "Too large."), 413, "Too large."),
    (
      .requestTooLarge(bytes: 101, limit: 100), 413,
      "A request of 101 bytes is too large for a worker: the limit is 100. Send less, such as a reference."
    ),
    (
      .answerTooLarge(bytes: 101, limit: 100), 413,
      "A worker's answer of 101 bytes is too large: the limit is 100. Draw less, or raise maximumBytes."
    ),
    (
      .documentTooLarge(limit: 100), 413,
      "The document has more than 100 bytes. Split it, or raise limits.documentBytes."
    ),
    (
      .tooManyCharacters(limit: 20_000), 413,
      "The texts have more than 20000 UTF-8 bytes. Shorten them, or raise limits.characters."
    ),
    (.tooManyViews(limit: 5_000), 422, "There are more than 5000 views. Show less data, or raise limits.views."),
    (
      .tooDeep(limit: 200), 422,
      "Views are nested more than 200 levels deep. Look for data that contains itself, or raise limits.depth."
    ),
    (
      .tooManyPixels(count: 1e12, limit: 4_000_000), 413,
      "A picture of 1000000000000 pixels is too large: the limit is 4000000. Draw a smaller one, or raise limits.pixels."
    ),
    (
      .invalidPages(count: 51, limit: 50), 413,
      "A document of 51 pages cannot be written: there must be 1 to 50. Split it, or raise limits.pages."
    ),
    (
      .imageTooLarge(name: "avatar", limit: "8388608 bytes in all images"), 413,
      "The image \"avatar\" exceeds the limit of 8388608 bytes in all images. Give a smaller one."
    ),
    (
      .imageUnreadable(name: "avatar", reason: "it is empty"), 400,
      "The image \"avatar\" cannot be decoded: it is empty. Give a PNG or JPEG file."
    ),
    (.imageNotLoaded(name: "avatar", reason: "no such file"), 502, "The image \"avatar\" was not loaded: no such file"),
    (.incomplete(reasons: ["One.", "Two."]), 500, "The picture would be incomplete: One. Two."),
    (.refused(status: 413, description: "Too long."), 413, "Too long."),
    (.workerEnded(reason: "it crashed"), 422, "The worker did not draw the picture: it crashed."),
    (
      .outOfTime(stage: .worker, limit: .seconds(2)), 422,
      "The request took longer than 2.0 seconds, and was stopped in the stage worker. Simplify it, or raise limits.time."
    ),
    (.notDrawn(reason: "Cairo failed."), 500, "The picture was not drawn: Cairo failed."),
  ]

  @Test func `Each error says what happened and what helps, and has a status`() {
    for (error, status, text) in Self.errors {
      #expect(error.description == text)
      #expect(error.localizedDescription == text)
      #expect(error.status == status)
    }
  }
}
