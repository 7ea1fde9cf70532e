import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The standard background of an accessory: a translucent circle or rectangle.
///
/// - Source: WidgetKit, `AccessoryWidgetBackground`. How translucent it is, and that a rectangle has no rounded corners, was
///   measured on a public picture of the Lock Screen of a phone 393 points wide with iOS 16.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  private static let color = Color.white.opacity(0.3)

  /// Creates the background.
  public init() {}

  public var body: some View {
    switch family {
    case .accessoryCircular, .accessoryCorner: Circle().fill(Self.color)
    case .accessoryInline: EmptyView()
    case .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      Rectangle().fill(Self.color)
    }
  }
}
