public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// One way in which the pictures of a view vary: scales, colour schemes, type sizes, directions, languages, devices,
/// states.
///
/// Each value of an axis has a name, which becomes part of the golden's name.
public struct SnapshotAxis: Sendable {
  struct Option: Sendable {
    var name: String
    var apply: @Sendable (inout ViewPicture) -> Void
  }

  let options: [Option]

  /// Returns a picture for every combination of the axes' values, with its name; the last axis varies fastest.
  static func variants(of picture: ViewPicture, varying axes: [SnapshotAxis]) -> [(name: String, picture: ViewPicture)]
  {
    var variants = [(names: [String](), picture: picture)]
    for axis in axes {
      variants = variants.flatMap { variant in
        axis.options.map { option in
          var picture = variant.picture
          option.apply(&picture)
          return (variant.names + [option.name], picture)
        }
      }
    }
    return variants.map { ($0.names.isEmpty ? "plain" : $0.names.joined(separator: "-"), $0.picture) }
  }

  /// Numbers of pixels per point: `2x`, `3x`.
  public static func scales(_ scales: CGFloat...) -> SnapshotAxis {
    SnapshotAxis(options: scales.map { scale in Option(name: "\(scale.plain)x") { $0.scale = scale } })
  }

  /// The colour schemes `light` and `dark`.
  public static let colorSchemes = SnapshotAxis(
    options: [ColorScheme.light, .dark].map { scheme in
      Option(name: scheme == .dark ? "dark" : "light") { $0.colorScheme = scheme }
    })

  /// Text sizes: `large`, `accessibility3`.
  public static func typeSizes(_ sizes: DynamicTypeSize...) -> SnapshotAxis {
    SnapshotAxis(
      options: sizes.map { size in Option(name: "\(size)") { $0.changes.append { $0.dynamicTypeSize = size } } })
  }

  /// The layout directions `leftToRight` and `rightToLeft`.
  public static let directions = SnapshotAxis(
    options: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
      Option(name: "\(direction)") {
        $0.traits = $0.traits.overlaid(by: UITraitCollection(layoutDirection: direction))
      }
    })

  /// Languages and regions, by their identifiers: `en_US`, `de`, `ar`.
  ///
  ///     .locales("en_US", "de", "ar")
  ///
  /// They set the environment's locale, and the layout direction of the language. A string that is created by
  /// `String(localized:)` doesn't depend on the environment.
  public static func locales(_ identifiers: String...) -> SnapshotAxis {
    SnapshotAxis(
      options: identifiers.map { identifier in
        let locale = Locale(identifier: identifier)
        let isMirrored = locale.language.characterDirection == .rightToLeft
        return Option(name: identifier) {
          $0.traits = $0.traits.overlaid(
            by: UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
          $0.changes.append { $0.locale = locale }
        }
      })
  }

  /// Pseudo-languages: `accented`, `doubleLength`, `rightToLeft`.
  ///
  ///     .pseudolanguages(.accented, .rightToLeft)
  ///
  /// They change text that is localised: that of `Text("Key")` and other views with a `LocalizedStringKey`, and strings that
  /// are created by `String(localized:)` within the body of a view. Verbatim strings, numbers and dates stay as they are.
  public static func pseudolanguages(_ languages: Pseudolanguage...) -> SnapshotAxis {
    SnapshotAxis(
      options: languages.map { language in
        Option(name: language.rawValue) {
          $0.pseudolanguage = language
          guard language == .rightToLeft else { return }
          $0.traits = $0.traits.overlaid(by: UITraitCollection(layoutDirection: .rightToLeft))
        }
      })
  }

  /// Devices, by their names: `iPhone13`, `iPhoneSe`, `iPadMini-portrait`.
  ///
  ///     .devices(.iPhone13, .iPhoneSe, .iPhone13(.landscape), .iPadMini(.portrait))
  ///
  /// A device that you create has its size as its name, such as `320x568`.
  public static func devices(_ devices: ViewImageConfig...) -> SnapshotAxis {
    SnapshotAxis(
      options: devices.map { config in
        let size = config.size.map { "\($0.width.plain)x\($0.height.plain)" }
        return Option(name: config.name ?? size ?? "device") { $0.layout = .device(config: config) }
      })
  }

  /// Devices, by names of your choice.
  ///
  ///     .devices(["small": .iPhoneSe, "large": .iPhone16ProMax])
  public static func devices(_ devices: KeyValuePairs<String, ViewImageConfig>) -> SnapshotAxis {
    SnapshotAxis(
      options: devices.map { name, config in Option(name: name) { $0.layout = .device(config: config) } })
  }

  /// System looks: `iOS18`, `iOS26`.
  ///
  ///     .looks(.iOS18, .iOS26)
  public static func looks(_ looks: Look...) -> SnapshotAxis {
    SnapshotAxis(
      options: looks.map { look in
        Option(name: look.name.filter { $0 != " " }) { $0.changes.append { $0.look = look } }
      })
  }

  /// States of the view that its environment determines, with names that you choose.
  ///
  ///     .states(["enabled": { _ in }, "disabled": { $0.isEnabled = false }])
  public static func states(
    _ states: KeyValuePairs<String, @Sendable (inout EnvironmentValues) -> Void>
  ) -> SnapshotAxis {
    .environment(states.map { ($0.key, $0.value) })
  }
}
