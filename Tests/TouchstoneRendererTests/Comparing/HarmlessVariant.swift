import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

/// A way to draw a picture with other pixels that shows the same.
enum HarmlessVariant: String, CaseIterable, Sendable {
  /// The same list of drawing steps on another thread.
  case thread
  /// The mean of 4×4 pixels of a picture four times as large: another anti-aliasing, glyphs elsewhere by up to an eighth
  /// of a pixel.
  case samples4
  case samples8
  /// The coverage of ink to a power, as other rasterisers have other text gammas.
  case gamma09, gamma11
  /// Random numbers of up to one or two levels.
  case noise1, noise2
  /// The pattern of an ordered dither, of two levels.
  case dither
  /// What is left of a JPEG file of quality 0.98.
  case jpeg
  /// What is left of multiples of four in a discrete cosine transform of 8×8 pixels.
  case cosine4

  /// What is drawn: ink on a page, so that coverage can be told from colours.
  @MainActor static let scenes: [(name: String, view: AnyView)] = [
    ("circle", AnyView(Circle().stroke(.primary, lineWidth: 2).padding(6))),
    ("rounded", AnyView(RoundedRectangle(cornerRadius: 8).fill(.primary).padding(10.3))),
    ("large text", AnyView(Text("Big").font(.system(size: 40)))),
    ("title", AnyView(Text("Settings").font(.title))),
    ("body", AnyView(Text("Settings and other words in a line or two of body text").padding(4))),
    ("gear", AnyView(Image(systemName: "gearshape.fill").resizable().frame(width: 40, height: 40))),
    ("turned", AnyView(Rectangle().fill(.primary).frame(width: 60, height: 30).rotationEffect(.degrees(3)))),
    ("icons", AnyView(HStack { ForEach(["wifi", "star", "bell"], id: \.self) { Image(systemName: $0) } })),
    ("dashes", AnyView(Ellipse().stroke(.primary, style: StrokeStyle(lineWidth: 1.5, dash: [5, 3])).padding(8))),
    ("capsules", AnyView(HStack(spacing: 5.3) { ForEach(0..<4, id: \.self) { _ in Capsule().frame(width: 11.7) } })),
  ]

  /// Draws a view as it is, and in this way.
  @MainActor func pictures<Content: View>(
    of view: Content, scale: CGFloat, dark: Bool
  ) async throws -> (reference: Bitmap, actual: Bitmap) {
    let reference = try Page.picture(view, scale: scale, dark: dark)
    var random = SplitMix(state: 7)
    switch self {
    case .thread: return (reference, try await Page.pictureOnAnotherThread(view, scale: scale, dark: dark))
    case .samples4: return (reference, try Page.picture(view, scale: scale, dark: dark, samples: 4).averaged(4))
    case .samples8: return (reference, try Page.picture(view, scale: scale, dark: dark, samples: 8).averaged(8))
    case .gamma09: return (reference, reference.withCoverage(toPower: 0.9))
    case .gamma11: return (reference, reference.withCoverage(toPower: 1.1))
    case .noise1: return (reference, reference.shifted { _, _ in Int.random(in: -1...1, using: &random) })
    case .noise2: return (reference, reference.shifted { _, _ in Int.random(in: -2...2, using: &random) })
    case .dither: return (reference, reference.shifted { x, y in [[0, 2], [3, 1]][y % 2][x % 2] - 1 })
    case .jpeg: return (reference, try Bitmap(jpegData: reference.jpegData(quality: 0.98)))
    case .cosine4: return (reference, reference.withCosines(inStepsOf: 4))
    }
  }
}
