package import Foundation
package import TouchstoneDrawing

/// The lengths of sheets, in points, and how they change the screen behind them.
package struct SheetMetrics: Hashable, Sendable {
  /// From the safe area to the top of a large sheet.
  package var topDistance: CGFloat
  package var cornerRadius: CGFloat
  /// Beside the screen behind a large sheet, which is made smaller.
  package var screenMargin: Margin
  package var screenCornerRadius: CGFloat
  /// How much the screen behind a large sheet is darkened, 0…1.
  package var dimming: Double
}

/// The lengths of alerts and dialogs, in points, and their colours.
package struct AlertMetrics: Hashable, Sendable {
  package var width: CGFloat
  package var cornerRadius: CGFloat
  package var padding: EdgeInsets
  /// Between the title and the message.
  package var messageSpacing: CGFloat
  package var background: LookColor
  package var line: LookColor
  package var buttonHeight: CGFloat
  /// The box of text fields: beside it, below it, its corners, and the height of a field.
  package var fieldMargin: CGFloat
  package var fieldBottom: CGFloat
  package var fieldCornerRadius: CGFloat
  package var fieldHeight: CGFloat
  /// The boxes of a dialog.
  package var dialogMargin: CGFloat
  package var dialogCornerRadius: CGFloat
  package var dialogButtonHeight: CGFloat
}
