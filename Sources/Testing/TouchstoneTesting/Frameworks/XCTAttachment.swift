public import Foundation
public import TouchstoneDrawing
public import XCTest

/// A file that Xcode keeps with a test's result. It is discarded here: failed snapshots are in the report.
///
/// - Source: XCTest, `XCTAttachment`.
public final class XCTAttachment: NSObject {
  /// How long the file is kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways
    /// Until the test passes.
    case deleteOnSuccess
  }

  /// How long the file is kept.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The name of the file.
  public var name: String?

  /// Creates an attachment of a text.
  public init(string: String) {}
  /// Creates an attachment of data.
  public init(data: Data) {}
  /// Creates an attachment of data of a type.
  public init(data: Data, uniformTypeIdentifier: String) {}
  /// Creates an attachment of a picture.
  public init(image: UIImage) {}
}

extension XCTestCase {
  /// Adds a file to the result of the test. Has no effect.
  public func add(_ attachment: XCTAttachment) {}
}
