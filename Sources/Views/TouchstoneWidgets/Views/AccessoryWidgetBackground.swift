import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The standard background of an accessory: a translucent circle or rounded rectangle.
///
/// - Source: WidgetKit, `AccessoryWidgetBackground`. How translucent it is was chosen by eye.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// Creates the background.
  public init() {}

  public var body: some View {
    switch family {
    case .accessoryCircular, .accessoryCorner: Circle().fill(Color.white.opacity(0.16))
    case .accessoryInline: EmptyView()
    case .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color.white.opacity(0.16))
    }
  }
}
