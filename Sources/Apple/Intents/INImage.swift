public import Foundation

/// A picture of an intent, which is never shown.
///
/// - Source: Intents, `INImage`.
open class INImage: NSObject, @unchecked Sendable {
  // SAFETY: it has no state.
  public required override init() {}

  public convenience init(named name: String) { self.init() }

  public convenience init(imageData: Data) { self.init() }

  public convenience init?(url: URL) { self.init() }

  public convenience init?(url: URL, width: Double, height: Double) { self.init() }

  public class func systemImageNamed(_ systemImageName: String) -> Self { Self() }
}
