public import Foundation
public import TouchstoneUI

/// What a picture depends on besides its view: everything that a renderer on a device would take from the device.
///
/// ```swift
/// var request = RenderingRequest(width: 1200, height: 630)
/// request.locale = Locale(identifier: "de_DE")
/// request.images["avatar"] = .data(avatar)
/// ```
public struct RenderingRequest: Hashable, Sendable {
  /// The width and the height proposed to the view, in points; where one is `nil`, the view has its ideal length.
  public var width: CGFloat?, height: CGFloat?
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture is drawn on black instead of on transparent pixels.
  public var isOpaque = false
  /// The appearance of lists, bars, sheets and controls; `nil` for that of the pool.
  public var look: Look?
  /// The colour scheme.
  public var colorScheme = ColorScheme.light
  /// The text size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The layout direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The locale, never that of the machine.
  public var locale = Locale(identifier: "en_US")
  /// The time zone, never that of the machine.
  public var timeZone = TimeZone.gmt
  /// The calendar, which gets the locale and the time zone.
  public var calendar = Calendar(identifier: .gregorian)
  /// The date of the picture, which a `TimelineView` sees and relative dates and timers are counted from: 2001-01-01 00:00 UTC by
  /// default, never that of the machine. In the years 1 to 4000.
  public var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The images that the view may name, as in `Image("avatar")`.
  public var images: [String: RenderingImage] = [:]
  /// The values that `@AppStorage` begins with, by their keys; what has no value here begins with the property's own.
  public var appStorage: [String: AppStorageValue] = [:]
  /// The longest time for the request; the limit of the pool, if it is shorter or this is `nil`.
  public var time: Duration?

  /// Words that stand for all that the view shows, such as the address and the revision of a post; `nil` if nothing does.
  ///
  /// The pool remembers the digests of requests with a key: an equal request is answered by 304 or from the cache without evaluating
  /// its view. A key that is the same for two pictures gives one of them for both: put every value that reaches the view into it,
  /// and the state of images that the host's loader returns.
  public var key: [String]?

  /// Creates a request for a picture of a size, in points.
  public init(width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The greatest size and scale: far beyond what can be drawn, and far below where computing with them ends.
  static let most: CGFloat = 10_000_000

  /// - Throws: `RenderingError.invalidSize`, `invalidDate`.
  func check() throws(RenderingError) {
    let seconds = date.timeIntervalSinceReferenceDate
    // Foundation's own bounds; a range of dates would contain one that is no number.
    guard Date.distantPast.timeIntervalSinceReferenceDate <= seconds,
      seconds < Date.distantFuture.timeIntervalSinceReferenceDate
    else { throw .invalidDate(seconds: seconds) }
    let lengths = [width, height, scale].compactMap { $0 }
    guard lengths.allSatisfy({ $0 > 0 && $0 <= Self.most }) else {
      throw .invalidSize(width: width.map(Double.init), height: height.map(Double.init), scale: Double(scale))
    }
  }

  /// The environment of the root view, without what the pool adds.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = dynamicTypeSize
    environment.layoutDirection = layoutDirection
    environment.locale = locale
    environment.timeZone = timeZone
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    environment.calendar = calendar
    environment.now = date
    environment.clock.elapsed = date.timeIntervalSinceReferenceDate
    return environment
  }
}
