import Foundation
import TouchstoneDrawing

extension Look {
  // Chosen by eye or from UIKit's published sizes, not measured: compactSectionSpacing, plainHeaderPadding,
  // indentation, accessoryDistance, buttonSpacing, the paddings of the search field, fieldBottom, largeButtonRadius,
  // and in dark appearance the lines of bars and the colours of disabled buttons. Text paddings and arrow sizes are
  // chosen so that our glyphs are where Apple's are.
  /// The appearance of iOS 15 to 18; the default.
  public static let iOS18 = Look(
    name: "iOS 18", palette: .before26,
    lists: ListMetrics(
      rowHeight: 44, rowPadding: 11, singleLineHeight: 34 + 1 / 3, cornerRadius: 10,
      margin: Margin(narrow: 16, wide: 20, threshold: 390),
      sectionSpacing: 35, compactSectionSpacing: 17.5,
      header: ListMetrics.Padding(top: 17.13, bottom: 5.87), footer: ListMetrics.Padding(top: 5.62, bottom: 12.38),
      headerSize: .footnote, isHeaderUppercase: true, plainHeaderPadding: 5,
      separatorHeight: nil, separatorColor: nil, insetsSeparatorEnds: false,
      iconColumn: CGSize(width: 28, height: 22), iconDistance: 16,
      chevron: ListMetrics.Chevron(size: 14.5, color: LookColor(0xBFBFBF, 0x555556), trailing: 0),
      indentation: 20, accessoryDistance: 8),
    navigationBar: NavigationBarMetrics(
      height: 44, sheetHeight: 56, margin: Margin(narrow: 16, wide: 20, threshold: 414),
      largeTitleHeight: 52, largeTitleTop: 3, buttonSpacing: 16,
      backSize: 23, backInset: 8, backSpacing: 9,
      search: SearchFieldMetrics(
        height: 36, cornerRadius: 10, padding: ListMetrics.Padding(top: 1, bottom: 15), inset: 7, spacing: 5,
        hasDarkMagnifier: false),
      line: LookColor(0xB2B2B2, 0x3D3D41)),
    tabBar: TabBarMetrics(
      height: 49, symbolCenter: 18.8, titleBaseline: 45.2, color: LookColor(0x999999, 0x898989),
      background: LookColor(0xF8F8F8, 0x1E1E1D), line: LookColor(0xB2B2B2, 0x2F2F2F), capsule: nil),
    sheets: SheetMetrics(
      topDistance: 10, cornerRadius: 10, screenMargin: Margin(narrow: 16.3, wide: 20.3, threshold: 414),
      screenCornerRadius: 10, dimming: 0.12),
    alerts: AlertMetrics(
      width: 270, cornerRadius: 13.3, padding: EdgeInsets(top: 19.67, leading: 16, bottom: 21.2, trailing: 16),
      messageSpacing: 3, background: LookColor(0xF0F0F0, 0x1F1F1F),
      line: LookColor(0xB2B2B2, 0x2F2F2F), buttonHeight: 44,
      fieldMargin: 15, fieldBottom: 15, fieldCornerRadius: 5, fieldHeight: 29.7,
      dialogMargin: 8, dialogCornerRadius: 13, dialogButtonHeight: 57),
    controls: ControlMetrics(
      switchTrack: CGSize(width: 51, height: 31), switchThumb: CGSize(width: 27, height: 27), switchWidth: 49,
      switchOff: nil, switchHasShadow: true,
      sliderTrack: 4, sliderThumb: CGSize(width: 28, height: 28),
      segmentHeight: 32, segmentRadius: 9, selectedSegmentRadius: 7, segmentsHaveDividers: true,
      buttonRadius: 8, largeButtonRadius: 12,
      disabledFill: LookColor(0xE9E9EA, 0x39393D), disabledText: LookColor(0xC2C2C4, 0x5A5A5E),
      dateRadius: 8, datePadding: 12, menuArrowSize: 14.2, menuArrowSpacing: 5, menuArrowTrailing: 1.33))
}
