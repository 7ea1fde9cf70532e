public import Foundation
public import TouchstoneDrawing
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == UIImage {
  /// A view as a picture at a point in time, while it animates.
  ///
  ///     assertSnapshot(of: Pulse(), as: .image(at: .milliseconds(300)))
  ///
  /// The view appears at time zero: animations that `onAppear` starts begin then, and so do `PhaseAnimator`,
  /// `KeyframeAnimator` and `TimelineView`. The renderer has its own clock, so the picture is the same on every run. To
  /// bring the view into a state first, use `ImageRenderer` and its `advance(by:)`.
  ///
  /// - Parameters:
  ///   - moment: The time since the view appeared.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1. Without a precision, only visible
  ///     differences fail.
  ///   - layout: The size of the picture.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - isOpaque: Whether the picture has a background behind the view; a device's screen always has one.
  ///   - traits: The traits of the view's environment.
  public static func image(
    at moment: Duration, precision: Float? = nil, perceptualPrecision: Float? = nil,
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
    isOpaque: Bool = true, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var picture = ViewPicture(layout: layout, scale: scale, colorScheme: colorScheme, traits: traits)
    picture.moment = moment
    picture.isOpaque = isOpaque
    return .image(picture, precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// A view at several points in time, side by side in one picture, each with its time below.
  ///
  ///     assertSnapshot(of: Pulse(), as: .filmStrip(at: .zero, .milliseconds(150), .milliseconds(300)))
  ///
  /// - Parameters:
  ///   - moments: The times since the view appeared, in ascending order.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - layout: The size of each frame.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - isOpaque: Whether the picture has a background behind the view; a device's screen always has one.
  ///   - traits: The traits of the view's environment.
  public static func filmStrip(
    at moments: Duration..., precision: Float? = nil, perceptualPrecision: Float? = nil,
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
    isOpaque: Bool = true, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    filmStrip(
      moments, ViewPicture(layout: layout, scale: scale, colorScheme: colorScheme, traits: traits, isOpaque: isOpaque),
      precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// A view at equal intervals of time, side by side in one picture, each with its time below.
  ///
  ///     assertSnapshot(of: Pulse(), as: .filmStrip(frames: 5, over: .seconds(1)))
  ///
  /// - Parameters:
  ///   - frames: The number of frames, at least 2: the first is at zero, the last at the end.
  ///   - duration: The time from the first frame to the last.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - layout: The size of each frame.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - isOpaque: Whether the picture has a background behind the view; a device's screen always has one.
  ///   - traits: The traits of the view's environment.
  public static func filmStrip(
    frames: Int, over duration: Duration, precision: Float? = nil, perceptualPrecision: Float? = nil,
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
    isOpaque: Bool = true, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    filmStrip(
      Duration.moments(frames, over: duration),
      ViewPicture(layout: layout, scale: scale, colorScheme: colorScheme, traits: traits, isOpaque: isOpaque),
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      mistake: Duration.mistake(frames, over: duration))
  }

  private static func filmStrip(
    _ moments: [Duration], _ picture: ViewPicture, precision: Float?, perceptualPrecision: Float?,
    mistake: String? = nil
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(taking: { view in
        Taken(default: UIImage()) { remarks in
          if let mistake { throw SnapshotFailure.value(reason: mistake) }
          let frames = remarks.adding(picture.draw(view, at: moments))
          let strip = ViewPicture(
            layout: .sizeThatFits, scale: frames.first?.scale, colorScheme: picture.colorScheme,
            traits: picture.traits)
          let image = remarks.adding(strip.draw(FilmStrip(frames: Array(zip(moments, frames)))))
          let places = (remarks.maskedViews ?? []).filter { $0.identifier == FilmStrip.frameIdentifier }.map(\.frame)
          remarks.framePlaces = places
          remarks.frames = stripFrames(in: image, moments, places)
          return image
        }
      })
  }

  /// Where the frames lie in a strip, in pixels.
  private static func stripFrames(
    in image: UIImage, _ moments: [Duration], _ places: [PlacedView.Frame]
  ) -> SnapshotFrames? {
    let boxes = places.map { place in
      [place.x, place.y, place.width, place.height].map { Int(($0 * Double(image.scale)).rounded()) }
    }
    guard boxes.count == moments.count else { return nil }
    return SnapshotFrames(moments: moments.map(\.wholeMilliseconds), boxes: boxes)
  }
}

extension Snapshotting where Value: View, Format == AnimatedImage {
  /// A view as an animated PNG file, which browsers play and which is compared frame by frame.
  ///
  ///     assertSnapshot(of: Pulse(), as: .apng(frames: 13, over: .seconds(1)))
  ///
  /// - Parameters:
  ///   - frames: The number of frames, at least 2: the first is at zero, the last at the end.
  ///   - duration: The time from the first frame, when the view appears, to the last.
  ///   - precision: The share of pixels of each frame that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - layout: The size of the frames. With `.sizeThatFits`, the view must not change its size.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - isOpaque: Whether the picture has a background behind the view; a device's screen always has one.
  ///   - traits: The traits of the view's environment.
  public static func apng(
    frames: Int, over duration: Duration, precision: Float? = nil, perceptualPrecision: Float? = nil,
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
    isOpaque: Bool = true, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let moments = Duration.moments(frames, over: duration)
    let picture = ViewPicture(
      layout: layout, scale: scale, colorScheme: colorScheme, traits: traits, isOpaque: isOpaque)
    let interval = moments.count > 1 ? (moments[1] - moments[0]) / .seconds(1) : 0
    return Snapshotting<AnimatedImage, AnimatedImage>(
      pathExtension: "apng",
      diffing: .animatedImage(precision: precision, perceptualPrecision: perceptualPrecision)
    )
    .pullback(taking: { view in
      Taken(default: AnimatedImage(frames: [], interval: 0)) { remarks in
        if let mistake = Duration.mistake(frames, over: duration) { throw SnapshotFailure.value(reason: mistake) }
        remarks.frames = SnapshotFrames(moments: moments.map(\.wholeMilliseconds))
        return AnimatedImage(frames: remarks.adding(picture.draw(view, at: moments)), interval: interval)
      }
    })
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int { Int((self / .milliseconds(1)).rounded()) }

  /// The most moments of a film strip or an animated image: three minutes at 60 a second.
  private static let mostMoments = 10_800

  /// Returns the reason why no frames can be taken, or `nil`.
  fileprivate static func mistake(_ count: Int, over duration: Duration) -> String? {
    if !(2...mostMoments).contains(count) { return "it has \(count) frames; 2 to \(mostMoments) are supported" }
    return duration < .zero ? "its duration of \(duration) is negative" : nil
  }

  /// Returns times at equal intervals, from zero to a duration.
  fileprivate static func moments(_ count: Int, over duration: Duration) -> [Duration] {
    let steps = min(max(count, 2), mostMoments) - 1
    return (0...steps).map { duration * $0 / steps }
  }
}

/// Pictures side by side, each with its time below.
private struct FilmStrip: View {
  nonisolated static let frameIdentifier = "frame"

  let frames: [(moment: Duration, picture: UIImage)]
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(frames.indices, id: \.self) { index in
        VStack(spacing: 4) {
          Image(uiImage: frames[index].picture)
            .accessibilityIdentifier(Self.frameIdentifier)
            .border(Color.gray.opacity(0.5), width: 0.5)
          Text(verbatim: "\(frames[index].moment.wholeMilliseconds) ms")
            .font(.system(size: 9))
            .foregroundStyle(Color.gray)
        }
      }
    }
    .padding(8)
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
}
