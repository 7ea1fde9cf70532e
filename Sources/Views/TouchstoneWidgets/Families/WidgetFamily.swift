public import TouchstoneUI

/// The size and the kind of a widget.
///
/// - Source: WidgetKit, `WidgetFamily`.
public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  /// A circle on the Lock Screen or a watch face.
  case accessoryCircular
  /// Up to three lines on the Lock Screen or a watch face.
  case accessoryRectangular
  /// A line above the time on the Lock Screen.
  case accessoryInline
  /// A circle with a label along the bezel, in the corner of a watch face.
  case accessoryCorner

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  public var debugDescription: String { description }

  /// Whether widgets of this family are on the Lock Screen or a watch face.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: false
    }
  }
}

extension EnvironmentValues {
  /// The family of the widget in which the view is; `systemMedium` elsewhere.
  @Entry public var widgetFamily: WidgetFamily = .systemMedium
}
