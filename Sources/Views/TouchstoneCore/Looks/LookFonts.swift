/// The fonts of texts, and the weights of those whose sizes are in the tables of their controls.
package struct LookFonts: Hashable, Sendable {
  /// The large title of a screen, and that in the row with the buttons.
  package var largeTitle: LookFont
  package var barTitle: LookFont
  /// The buttons of bars, and the weight of one that confirms.
  package var barButton: LookFont
  package var confirmWeight: Font.Weight
  /// The symbols and the titles of tabs, and the title of the selected one.
  package var tabSymbolWeight: Font.Weight
  package var tabTitleWeight: Font.Weight
  package var selectedTabTitleWeight: Font.Weight
  /// The headers of plain lists, those that code makes prominent, and those of sidebars of macOS.
  package var plainHeader: LookFont
  package var prominentHeader: LookFont
  package var sidebarHeader: LookFont
  /// The footers of plain lists, and the text style of those of groups.
  package var plainFooter: LookFont
  package var footer: Font.TextStyle
  /// A prominent badge of a row.
  package var badge: LookFont
  /// The title of an alert, and the title and the message of a dialog.
  package var alertTitle: LookFont
  package var dialogTitle: LookFont
  package var dialogMessage: LookFont
  /// The button of an alert that has a shape, and any that cancels.
  package var alertButtonWeight: Font.Weight
  package var cancelWeight: Font.Weight
  /// Bordered buttons of regular and larger sizes, and of smaller ones.
  package var button: LookFont
  package var smallButton: LookFont
  /// The segments of a control, and the selected one.
  package var segmentWeight: Font.Weight
  package var selectedSegmentWeight: Font.Weight
  /// The title of a calendar, its weekdays, the selected day, and the arrows opposite the title.
  package var calendarTitle: LookFont
  package var weekdayWeight: Font.Weight
  package var selectedDayWeight: Font.Weight
  package var calendarArrowWeight: Font.Weight
  /// The label and the value of an accessory gauge, and the ends of the range of one with a marker.
  package var gaugeLabel: LookFont
  package var gaugeValue: LookFont
  package var gaugeBounds: LookFont
  /// The value in a ring, and the other texts in it.
  package var ringValueWeight: Font.Weight
  package var ringTextWeight: Font.Weight
  /// The title of a group box, and the value below a progress bar.
  package var boxTitle: LookFont
  package var progressValue: LookFont
  /// The title and the description in the place of missing content, and the title of an app with documents.
  package var placeholderTitle: LookFont
  package var placeholderText: LookFont
  package var launchTitle: LookFont
  /// The arrows of rows, groups, back buttons, submenus and calendar titles.
  package var arrowWeight: Font.Weight
  /// The check marks of rows, those of menus, and the marks and arrows of macOS.
  package var checkWeight: Font.Weight
  package var menuCheckWeight: Font.Weight
  package var markWeight: Font.Weight
  /// The title of an open submenu, the titles of a table's columns, and the title of a window in a toolbar of macOS.
  package var submenuWeight: Font.Weight
  package var columnWeight: Font.Weight
  package var windowTitleWeight: Font.Weight
}
