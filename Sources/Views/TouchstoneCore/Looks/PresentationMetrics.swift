package import Foundation
package import TouchstoneDrawing

/// The dimensions of sheets, in points, and how they change the screen behind them.
package struct SheetMetrics: Hashable, Sendable {
  /// The distance from the safe area to the top of a large sheet.
  package var topDistance: CGFloat
  package var cornerRadius: CGFloat
  /// The margin beside the screen behind a large sheet, which is scaled down.
  package var screenMargin: Margin
  package var screenCornerRadius: CGFloat
  /// How much the screen behind a large sheet is dimmed, from 0 to 1, in light and dark appearance.
  package var dimming: Double
  package var darkScreenDimming: Double
  /// How much a presentation dims the screen, in light and dark appearance.
  package var lightDimming: Double
  package var darkDimming: Double
  /// The handle at the top of a sheet with several heights, and its distance from the edge.
  package var handle: CGSize
  package var handleTop: CGFloat
  /// A sheet that is not as high as the screen, or `nil` if it is attached to the edges of the screen.
  package var floating: Floating?
  /// Whether a sheet is as large as its content and in the middle, instead of as wide as the screen.
  package var fitsContent: Bool

  /// A sheet that floats above the bottom of the screen, scaled down.
  package struct Floating: Hashable, Sendable {
    /// The distance from the sides and the bottom of the screen.
    package var margin: CGFloat
    /// The radius of the bottom corners before scaling; their centres are those of the corners of the display.
    package var bottomRadius: CGFloat
  }
}

/// The dimensions of alerts and dialogs, in points, and their colours.
package struct AlertMetrics: Hashable, Sendable {
  package var width: CGFloat
  package var cornerRadius: CGFloat
  package var padding: EdgeInsets
  /// The distance between the title and the message.
  package var messageSpacing: CGFloat
  package var messageSize: Font.TextStyle
  package var messageColor: LookColor
  /// Whether the title and the message begin at the leading edge rather than being centred.
  package var isLeading: Bool
  package var background: LookColor
  /// The colour of the rim, or `nil` for none.
  package var rim: LookColor?
  /// Buttons with a shape of their own, or `nil` for rows that lines separate.
  package var buttons: Buttons?
  package var line: LookColor
  package var buttonHeight: CGFloat
  /// The text fields: the distances beside and below them, their corner radius, and their height.
  package var fieldMargin: CGFloat
  package var fieldBottom: CGFloat
  package var fieldCornerRadius: CGFloat
  package var fieldHeight: CGFloat
  /// The padding beside the text of a field.
  package var fieldPadding: CGFloat
  /// Fields that are apart from each other, or `nil` for one box with lines.
  package var separateFields: SeparateFields?
  /// The boxes of a dialog: their margin and distance, their corner radius, and the height of a button.
  package var dialogMargin: CGFloat
  package var dialogCornerRadius: CGFloat
  package var dialogButtonHeight: CGFloat
  /// The padding around the title and the message of a dialog, and their distance.
  package var dialogPadding: CGSize
  package var dialogSpacing: CGFloat
  /// The font sizes of the buttons of alerts and of dialogs, and of the fields of alerts.
  package var buttonFontSize: CGFloat
  package var dialogFontSize: CGFloat
  package var fieldFontSize: CGFloat
  /// The smallest scale of a button's title, and the height of a line, in sizes of its font.
  package var buttonScale: CGFloat
  package var lineHeight: CGFloat
  /// The width of a dialog beside the view that presents it, or `nil` for boxes at the bottom.
  package var dialogWidth: CGFloat?

  /// Fields with a shape of their own.
  package struct SeparateFields: Hashable, Sendable {
    package var spacing: CGFloat
    package var background: LookColor
  }

  /// Buttons with a shape of their own.
  package struct Buttons: Hashable, Sendable {
    /// The distances from the sides and the bottom of the alert, and between two buttons.
    package var inset: CGFloat
    package var spacing: CGFloat
    /// The corner radius, or `nil` for a capsule.
    package var cornerRadius: CGFloat?
    package var fontSize: CGFloat
    package var background: LookColor
    package var color: LookColor
  }
}

/// The dimensions of popovers, in points.
package struct PopoverMetrics: Hashable, Sendable {
  package var cornerRadius: CGFloat
  /// The arrow: its length from the box, and its width at the box.
  package var arrowHeight: CGFloat
  package var arrowWidth: CGFloat
  package var screenMargin: CGFloat
  package var shadow: LookShadow
}
