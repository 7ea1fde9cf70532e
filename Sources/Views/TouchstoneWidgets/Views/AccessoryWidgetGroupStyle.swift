import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The form of the views in a group.
///
/// - Source: WidgetKit, `AccessoryWidgetGroupStyle`.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private enum Form { case automatic, circular, roundedSquare }

  private let form: Form

  public static let automatic = AccessoryWidgetGroupStyle(form: .automatic)
  public static let circular = AccessoryWidgetGroupStyle(form: .circular)
  public static let roundedSquare = AccessoryWidgetGroupStyle(form: .roundedSquare)
}
