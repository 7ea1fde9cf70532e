import Foundation
public import TouchstoneUI

/// The sizes and environments in which a view is tried, each from the simplest on.
public struct FuzzEnvironment: Sendable {
  /// The sizes that are proposed to the view, in points; one of `nil` is the view's ideal one. By default, the widths of a
  /// phone, a small phone and a tablet, and the view's ideal height. For a view that fills a screen, give both.
  public var sizes: [ProposedViewSize] = [390, 320, 744].map { ProposedViewSize(width: $0, height: nil) }
  /// The sizes of text.
  public var typeSizes: [DynamicTypeSize] = [.large, .xSmall, .xxxLarge, .accessibility2, .accessibility5]
  /// The languages and regions, by their identifiers. They don't decide the direction.
  public var locales = ["en_US", "de_DE", "ar_EG", "he_IL", "ja_JP", "hi_IN", "tr_TR"]
  /// The directions. In each state, the view is also laid out in the other one.
  public var directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  /// The colour schemes.
  public var colorSchemes: [ColorScheme] = [.light, .dark]

  /// The default sizes and environments.
  public init() {}

  /// What a property has to have: there is nothing to try without a value.
  var mistake: String? {
    let counts = [
      ("sizes", sizes.count), ("typeSizes", typeSizes.count), ("locales", locales.count),
      ("directions", directions.count), ("colorSchemes", colorSchemes.count),
    ]
    return counts.first { $0.1 == 0 }.map {
      "the environment's \($0.0) are empty. Give at least one, or leave it as it is."
    }
  }
}

/// The environment of one state.
struct FuzzSurroundings: Sendable {
  private(set) var size: ProposedViewSize
  private(set) var typeSize: DynamicTypeSize
  private(set) var locale: String
  private(set) var direction: LayoutDirection
  private(set) var scheme: ColorScheme

  init(of environment: FuzzEnvironment, _ choices: inout FuzzChoices) {
    size = choices.choose(from: environment.sizes)
    typeSize = choices.choose(from: environment.typeSizes)
    locale = choices.choose(from: environment.locales)
    direction = choices.choose(from: environment.directions)
    scheme = choices.choose(from: environment.colorSchemes)
  }

  /// The same in the other direction.
  var mirrored: FuzzSurroundings {
    var other = self
    other.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    return other
  }

  /// What draws a view in these surroundings.
  var picture: ViewPicture {
    var picture = ViewPicture(
      layout: .sizeThatFits, colorScheme: scheme, traits: UITraitCollection(), isOpaque: true)
    let (typeSize, locale, direction) = (typeSize, locale, direction)
    picture.changes.append {
      $0.dynamicTypeSize = typeSize
      $0.locale = Locale(identifier: locale)
      $0.layoutDirection = direction
    }
    return picture
  }

  /// The modifiers that make the environment of a preview, apart from what is usual there.
  var modifiers: [String] {
    let lengths = [("width", size.width), ("height", size.height)].compactMap { name, length in
      length.map { "\(name): \($0.plain)" }
    }
    return [
      lengths.isEmpty ? nil : ".frame(\(lengths.joined(separator: ", ")))",
      typeSize == .large ? nil : ".dynamicTypeSize(.\(typeSize))",
      locale == "en_US" ? nil : ".environment(\\.locale, Locale(identifier: \"\(locale)\"))",
      direction == .leftToRight ? nil : ".environment(\\.layoutDirection, .rightToLeft)",
      scheme == .light ? nil : ".environment(\\.colorScheme, .dark)",
    ].compactMap(\.self)
  }
}
