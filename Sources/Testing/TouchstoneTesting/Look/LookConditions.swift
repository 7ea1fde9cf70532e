import Foundation
import TouchstoneReport
import TouchstoneUI

/// Reads the conditions of a ``LookRequest`` with the names that ``SnapshotAxis`` and the traits of previews use.
enum LookConditions {
  /// A condition that cannot be read.
  struct Fault: Error, CustomStringConvertible {
    var condition: LookRequest.Condition
    var value: String
    var expected: String

    var description: String { "“\(value)” is not a \(condition.rawValue): pass \(expected)." }
  }

  private typealias Change = @Sendable (inout ViewPicture) -> Void

  /// How a condition is read.
  private struct Reader: Sendable {
    var condition: LookRequest.Condition
    /// What values there are, in words.
    var expected: String
    var read: @Sendable (String) -> Change?

    init(_ condition: LookRequest.Condition, _ expected: String, _ read: @escaping @Sendable (String) -> Change?) {
      self.condition = condition
      self.expected = expected
      self.read = read
    }
  }

  /// The readers in the order in which their conditions change a picture.
  private static let readers: [Reader] = [
    Reader(.device, "a name of Xcode's, such as iPhone 15 or iPad Pro (11-inch), perhaps with “landscape” behind it") {
      name -> Change? in
      layout(ofDevice: name).map { change(to: $0) }
    },
    Reader(.size, "a width and a height in points: 320x480") { text -> Change? in
      let sides = text.lowercased().split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else { return nil }
      return change(to: CGSize(width: sides[0], height: sides[1]))
    },
    Reader(.look, looks.map(\.name).joined(separator: ", ")) { name -> Change? in
      let plain = name.lowercased().filter { $0 != " " }
      return looks.first { $0.name.lowercased() == plain }.flatMap { axis(.looks($0.look)) }
    },
    Reader(.colorScheme, "light or dark") { name in option(name, of: .colorSchemes) },
    Reader(.scale, "pixels per point, from 0.5 to 8") { text -> Change? in
      guard let scale = Double(text), (0.5...8).contains(scale) else { return nil }
      return axis(.scales(scale))
    },
    Reader(.locale, "an identifier such as en_US, de or ar") { identifier -> Change? in
      guard Locale(identifier: identifier).language.languageCode?.isISOLanguage == true else { return nil }
      return axis(.locales(identifier))
    },
    Reader(.direction, "leftToRight or rightToLeft") { name in option(name, of: .directions) },
    Reader(.typeSize, DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")) { name -> Change? in
      DynamicTypeSize.allCases.first { "\($0)" == name }.flatMap { axis(.typeSizes($0)) }
    },
    Reader(.pseudolanguage, Pseudolanguage.allCases.map(\.rawValue).joined(separator: ", ")) { name -> Change? in
      Pseudolanguage(rawValue: name).flatMap { axis(.pseudolanguages($0)) }
    },
    Reader(.moment, "the milliseconds since the view appeared: 300") { text -> Change? in
      guard let time = Int(text), (0...3_600_000).contains(time) else { return nil }
      return { (picture: inout ViewPicture) in picture.moment = .milliseconds(time) }
    },
  ]

  private static func change(to layout: SwiftUISnapshotLayout) -> Change {
    { $0.layout = layout }
  }

  private static func change(to size: CGSize) -> Change {
    { $0.layout = $0.layout.resized(to: size) }
  }

  private static func layout(ofDevice name: String) -> SwiftUISnapshotLayout? {
    let words = name.split(separator: " ")
    let isAcross = words.last?.lowercased() == "landscape"
    let device = PreviewDevice(rawValue: (isAcross ? words.dropLast() : words[...]).joined(separator: " "))
    return PreviewScreen(device, isExact: true).map { .device(config: $0.config(isAcross ? .landscape : .portrait)) }
  }

  private static let looks: [(name: String, look: Look)] = Look.builtIn.map { look in
    (look.name.filter { $0 != " " }, look)
  }

  /// Returns the change that an axis with a single value makes.
  private static func axis(_ axis: SnapshotAxis) -> Change? { axis.options.first?.apply }

  private static func option(_ name: String, of axis: SnapshotAxis) -> Change? {
    axis.options.first { $0.name == name }?.apply
  }

  /// Changes a picture.
  static func apply(_ conditions: [LookRequest.Condition: String], to picture: inout ViewPicture) throws(Fault) {
    for reader in readers {
      guard let value = conditions[reader.condition] else { continue }
      guard let change = reader.read(value) else {
        throw Fault(condition: reader.condition, value: value, expected: reader.expected)
      }
      change(&picture)
    }
  }

  /// Returns the conditions of a view that was laid out. Those of a picture are in its size and scale.
  @MainActor static func names(of environment: EnvironmentValues) -> [LookRequest.Condition: String] {
    [
      .look: environment.look.name.filter { $0 != " " },
      .colorScheme: environment.colorScheme == .dark ? "dark" : "light",
      .locale: environment.locale.identifier, .direction: "\(environment.layoutDirection)",
      .typeSize: "\(environment.dynamicTypeSize)",
    ]
  }
}

extension SwiftUISnapshotLayout {
  /// The layout with another size. A device keeps all else: its size classes, safe area and idiom.
  fileprivate func resized(to size: CGSize) -> SwiftUISnapshotLayout {
    guard case .device(var config) = self else { return .fixed(width: size.width, height: size.height) }
    config.size = size
    return .device(config: config)
  }
}
