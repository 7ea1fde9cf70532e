/// What one request may take, and how many requests may wait.
///
/// The defaults are those of a service that draws cards and invoices from data of strangers with views of its own. Each limit is
/// checked before what it limits is spent: characters before they are shaped, pixels before memory is allocated for them.
public struct RenderingLimits: Hashable, Sendable {
  /// The maximum number of characters, in UTF-8 bytes, of all different texts of a picture.
  public var characters = 20_000
  /// The maximum number of views, modifiers with a body and rows that are evaluated for one picture or page.
  public var views = 5_000
  /// The maximum number of levels of views in each other; at most 1,000 fit the stack of the main thread.
  public var depth = 200
  /// The maximum number of pixels of a bitmap: the area of the picture multiplied by the square of its scale.
  public var pixels = 4_000_000
  /// The maximum memory of the pixels of a picture or page and of all its layers that are open at the same time, in bytes. Masks,
  /// filters and translucent groups have layers, and so has what SVG and PDF files contain as pixels.
  public var layerBytes = 128 << 20
  /// The maximum number of pages in a document.
  public var pages = 50
  /// The maximum length of a document, in bytes: those of its pieces that its reader has not taken yet are in memory.
  public var documentBytes = 64 << 20
  /// The longest time from the beginning of a request to its last byte, including the time that it waits. It is checked between steps:
  /// a picture or page that is being drawn is finished.
  public var time = Duration.seconds(2)
  /// The maximum length of all files of images that a request brings along or the host loads for it, in bytes.
  public var imageBytes = 8 << 20
  /// The maximum number of pixels of all images of a request.
  public var imagePixels = 16_000_000
  /// The maximum number of requests that wait while every thread draws; further ones are refused at once.
  public var waiting = 64

  /// Creates limits with the defaults.
  public init() {}
}
