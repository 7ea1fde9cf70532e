package import Foundation

/// The dimensions of controls that macOS draws differently, in points, and their colours.
package struct DesktopMetrics: Hashable, Sendable {
  /// A push button: its height, its corner radius, and the padding beside its title.
  package var pushHeight: CGFloat
  package var pushRadius: CGFloat
  package var pushPadding: CGFloat
  package var pushFill: LookColor
  package var pushShadow: LookShadow
  /// A check box: the length of its sides, its corner radius, and its distance from the label.
  package var boxSize: CGFloat
  package var boxRadius: CGFloat
  package var boxSpacing: CGFloat
  package var boxFill: LookColor
  package var boxRim: LookColor
  package var boxRimWidth: CGFloat
  /// The font size of check marks and arrows.
  package var markSize: CGFloat
  /// The square with the arrows of a pop-up button: the length of its sides, its corner radius, and its distance from
  /// the button's end.
  package var arrowSize: CGFloat
  package var arrowRadius: CGFloat
  package var arrowInset: CGFloat
  /// A form in columns: the distances between labels and controls, and between rows.
  package var labelSpacing: CGFloat
  package var formSpacing: CGFloat
  /// The width of a text field in such a form.
  package var fieldWidth: CGFloat
  /// The background of plain lists and tables.
  package var listBackground: LookColor
}
