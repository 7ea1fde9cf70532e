import Foundation
import TouchstoneDrawing

extension Look {
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
      indentation: 20, accessoryDistance: 8, accessorySpacing: 12, badgePadding: CGSize(width: 8, height: 1),
      editSymbolSize: 21,
      swipe: ListMetrics.Swipe(
        buttonWidth: 74, padding: 12, fontSize: 15, symbolSize: 19, color: LookColor(0x8E8E93, 0x8E8E93))),
    navigationBar: NavigationBarMetrics(
      height: 44, sheetHeight: 56, margin: Margin(narrow: 16, wide: 20, threshold: 414),
      largeTitleHeight: 52, largeTitleTop: 3, largeTitleTracking: -0.25, capsule: nil, buttonSpacing: 16,
      backSize: 23, backInset: 8, backSpacing: 9,
      search: SearchFieldMetrics(
        height: 36, cornerRadius: 10, padding: ListMetrics.Padding(top: 1, bottom: 15), inset: 7, spacing: 5,
        hasDarkMagnifier: false, cancelDistance: 12, activeTop: 10, scopeDistance: 10),
      line: LookColor(0xB2B2B2, 0x3D3D41)),
    tabBar: TabBarMetrics(
      height: 49, symbolCenter: 18.8, titleBaseline: 45.2, color: LookColor(0x999999, 0x898989),
      background: LookColor(0xF8F8F8, 0x1E1E1D), line: LookColor(0xB2B2B2, 0x2F2F2F),
      badgeHeight: 18, badgeLeading: 5, badgeTop: 3, badgeFontSize: 13, capsule: nil),
    splitView: SplitViewMetrics(sidebarWidth: 320, contentWidth: 375),
    sheets: SheetMetrics(
      topDistance: 10, cornerRadius: 10, screenMargin: Margin(narrow: 16.3, wide: 20.3, threshold: 414),
      screenCornerRadius: 10, dimming: 0.12),
    alerts: AlertMetrics(
      width: 270, cornerRadius: 13.3, padding: EdgeInsets(top: 19.67, leading: 16, bottom: 21.2, trailing: 16),
      messageSpacing: 3, background: LookColor(0xF0F0F0, 0x1F1F1F),
      line: LookColor(0xB2B2B2, 0x2F2F2F), buttonHeight: 44,
      fieldMargin: 15, fieldBottom: 15, fieldCornerRadius: 5, fieldHeight: 29.7, fieldPadding: 6,
      dialogMargin: 8, dialogCornerRadius: 13, dialogButtonHeight: 57,
      dialogPadding: CGSize(width: 16, height: 14), dialogSpacing: 12),
    controls: ControlMetrics(
      switchTrack: CGSize(width: 51, height: 31), switchThumb: CGSize(width: 27, height: 27), switchWidth: 49,
      switchOff: nil, switchHasShadow: true,
      sliderHeight: 31, sliderTrack: 4, sliderThumb: CGSize(width: 28, height: 28),
      sliderShadow: LookShadow(opacity: 0.15, radius: 3, drop: 2), tickSize: 4, tickDistance: 11,
      segmentHeight: 32, segmentRadius: 9, selectedSegmentRadius: 7, segmentPadding: 2, segmentsHaveDividers: true,
      segmentDivider: CGSize(width: 1, height: 17 + 1 / 3),
      buttonRadius: 8, largeButtonRadius: 12,
      disabledFill: LookColor(0xE9E9EA, 0x39393D), disabledText: LookColor(0xC2C2C4, 0x5A5A5E),
      dateHeight: 34, dateRadius: 8, datePadding: 12, dateSpacing: 6, menuArrowSize: 14.2, menuArrowSpacing: 5,
      menuArrowTrailing: 1.33, checkTrailing: 1.33,
      pressedOpacity: 0.2, pressedBorderedOpacity: 0.75,
      field: ControlMetrics.Field(
        padding: CGSize(width: 7, height: 6), lineHeight: 22, cornerRadius: 5, fill: LookColor(0xFFFFFF, 0x000000),
        rim: LookColor(0xCCCCCC, 0x39393B), rimWidth: 0.5)),
    menus: MenuMetrics(
      width: 250, cornerRadius: 13, rowHeight: 44, rowPadding: 11, inset: 16, checkedInset: 32,
      verticalPadding: 0, headerPadding: 7, symbolsLead: false, symbolColumn: 24, symbolDistance: 8, checkSize: 15,
      arrowSize: 14,
      groupDistance: 8, groupsHaveInsetLines: false, itemsHaveLines: true,
      background: LookColor(0xF6F6F6, 0x2A2A2B), line: LookColor(0xC6C6C8, 0x69696B),
      groupGap: LookColor(0xE4E4E6, 0x1A1A1C),
      controlDistance: 10.7, previewDistance: 16, screenMargin: 8, previewCornerRadius: 10,
      shadow: LookShadow(opacity: 0.2, radius: 24, drop: 8)),
    popovers: PopoverMetrics(
      cornerRadius: 13, arrowHeight: 13, arrowWidth: 28, screenMargin: 10,
      shadow: LookShadow(opacity: 0.2, radius: 24, drop: 6)),
    wheels: WheelMetrics(
      width: 320, height: 216, inset: 8, bandHeight: 34, bandRadius: 8, bandInset: 9, fontSize: 23.5,
      distances: [31.2, 58.2, 78], scales: [0.84, 0.65, 0.4], opacities: [0.45, 0.42, 0.3]),
    calendars: CalendarMetrics(
      width: 320, titleHeight: 44, weekdayHeight: 24, dayHeight: 44, selection: 44, selectionOpacity: 0.15, inset: 8,
      daySize: 20, selectedDaySize: 24, weekdaySize: 13, titleArrowSize: 13, arrowSize: 20, titleSpacing: 6,
      arrowSpacing: 28))
}

// MARK: - Evidence

extension Look {
  private typealias Seen = MeasuredPictures

  /// The source of each number of ``iOS18``.
  package static let evidenceOfiOS18: [LookEvidence] = [
    LookEvidence(.chosen, "iOS has none", "desktop"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.showcase); \(Seen.homeAssistant)", "lists.rowHeight", "lists.cornerRadius",
      "lists.margin", "lists.sectionSpacing", "lists.isHeaderUppercase", "lists.headerSize", "lists.separatorHeight",
      "lists.separatorColor", "lists.insetsSeparatorEnds", "lists.chevron.color"),
    LookEvidence(
      .derived, "row content, label titles and chevrons where \(Seen.tutorials) and \(Seen.accessibility) have them",
      "lists.rowPadding", "lists.singleLineHeight", "lists.header", "lists.footer", "lists.iconColumn",
      "lists.iconDistance", "lists.chevron.size", "lists.chevron.trailing"),
    LookEvidence(
      .chosen, "by eye", "lists.compactSectionSpacing", "lists.plainHeaderPadding", "lists.indentation",
      "lists.accessoryDistance", "lists.accessorySpacing", "lists.badgePadding", "lists.editSymbolSize"),
    LookEvidence(
      .chosen, "UIKit's action buttons, by eye", "lists.swipe.buttonWidth", "lists.swipe.padding",
      "lists.swipe.fontSize", "lists.swipe.symbolSize", "lists.swipe.color"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.showcase); \(Seen.nativeScript)", "navigationBar.height",
      "navigationBar.sheetHeight", "navigationBar.margin", "navigationBar.largeTitleHeight",
      "navigationBar.search.height", "navigationBar.search.cornerRadius", "navigationBar.search.hasDarkMagnifier",
      "navigationBar.capsule"),
    LookEvidence(
      .derived, "title, arrow and magnifying glass where \(Seen.tutorials) and \(Seen.nativeScript) have them",
      "navigationBar.largeTitleTop", "navigationBar.largeTitleTracking", "navigationBar.backSize",
      "navigationBar.backInset", "navigationBar.backSpacing", "navigationBar.search.inset",
      "navigationBar.search.spacing"),
    LookEvidence(.one, "light: \(Seen.nativeScript); dark by eye", "navigationBar.line", "tabBar.line"),
    LookEvidence(
      .chosen, "by eye", "navigationBar.buttonSpacing", "navigationBar.search.padding",
      "navigationBar.search.cancelDistance", "navigationBar.search.activeTop", "navigationBar.search.scopeDistance"),
    LookEvidence(
      .several, "\(Seen.showcase); \(Seen.nativeScript)", "tabBar.height", "tabBar.symbolCenter",
      "tabBar.titleBaseline", "tabBar.background", "tabBar.capsule"),
    LookEvidence(.one, Seen.showcase, "tabBar.color"),
    LookEvidence(.chosen, "UISplitViewController's widths", "splitView.sidebarWidth", "splitView.contentWidth"),
    LookEvidence(
      .chosen, "by eye", "tabBar.badgeHeight", "tabBar.badgeLeading", "tabBar.badgeTop", "tabBar.badgeFontSize"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.netSkip)", "sheets.topDistance", "sheets.cornerRadius",
      "sheets.screenMargin", "sheets.screenCornerRadius", "sheets.dimming"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.nativeScript); \(Seen.speziViews)", "alerts.width", "alerts.cornerRadius",
      "alerts.background", "alerts.line", "alerts.buttonHeight", "alerts.dialogMargin", "alerts.dialogCornerRadius",
      "alerts.dialogButtonHeight"),
    LookEvidence(
      .derived, "title, message and buttons where \(Seen.tutorials) has them", "alerts.padding",
      "alerts.messageSpacing"),
    LookEvidence(
      .one, Seen.nativeScript, "alerts.fieldMargin", "alerts.fieldHeight", "alerts.fieldCornerRadius"),
    LookEvidence(
      .chosen, "by eye", "alerts.fieldBottom", "alerts.fieldPadding", "alerts.dialogPadding", "alerts.dialogSpacing"),
    LookEvidence(
      .several, "\(Seen.netSkip); \(Seen.nativeScript)", "controls.switchTrack", "controls.switchThumb",
      "controls.switchWidth", "controls.switchOff", "controls.switchHasShadow", "controls.sliderTrack",
      "controls.sliderThumb", "controls.segmentHeight"),
    LookEvidence(
      .one, "\(Seen.tutorials); \(Seen.nativeScript)", "controls.sliderHeight", "controls.sliderShadow"),
    LookEvidence(
      .one, "\(Seen.nativeScript); buttons: \(Seen.speziViews)", "controls.segmentRadius",
      "controls.selectedSegmentRadius", "controls.segmentPadding", "controls.segmentsHaveDividers",
      "controls.segmentDivider", "controls.buttonRadius",
      "controls.dateHeight", "controls.dateRadius", "controls.datePadding"),
    LookEvidence(
      .one, "light: \(Seen.account); dark by eye", "controls.field.padding", "controls.field.lineHeight",
      "controls.field.cornerRadius", "controls.field.fill", "controls.field.rim", "controls.field.rimWidth"),
    LookEvidence(
      .one, "light: \(Seen.account); dark by eye", "controls.disabledFill", "controls.disabledText"),
    LookEvidence(
      .chosen, "by eye", "controls.largeButtonRadius", "controls.dateSpacing", "controls.tickSize",
      "controls.tickDistance"),
    LookEvidence(
      .derived, "check marks where \(Seen.homeAssistant) has them", "controls.checkTrailing"),
    LookEvidence(
      .derived, "arrows where \(Seen.tutorials) and \(Seen.netSkip) have them", "controls.menuArrowSize",
      "controls.menuArrowSpacing", "controls.menuArrowTrailing"),
    LookEvidence(.chosen, "UIKit's buttons, by eye", "controls.pressedOpacity", "controls.pressedBorderedOpacity"),
    LookEvidence(
      .one, Seen.netSkip, "menus.width", "menus.cornerRadius", "menus.rowHeight", "menus.checkedInset",
      "menus.itemsHaveLines", "menus.controlDistance"),
    LookEvidence(.one, "dark: \(Seen.netSkip); light by eye", "menus.background", "menus.line"),
    LookEvidence(
      .chosen, "by eye", "menus.verticalPadding", "menus.headerPadding", "menus.symbolColumn", "menus.symbolDistance",
      "menus.checkSize", "menus.arrowSize", "menus.shadow", "menus.rowPadding", "menus.inset", "menus.symbolsLead",
      "menus.groupDistance",
      "menus.groupsHaveInsetLines", "menus.groupGap", "menus.previewDistance", "menus.screenMargin",
      "menus.previewCornerRadius"),
    LookEvidence(
      .chosen, "by eye", "popovers.cornerRadius", "popovers.arrowHeight", "popovers.arrowWidth",
      "popovers.screenMargin", "popovers.shadow"),
    LookEvidence(
      .one, "\(Seen.nativeScript); the third row beside the selected one by eye", "wheels.bandHeight",
      "wheels.bandRadius", "wheels.bandInset", "wheels.fontSize", "wheels.distances", "wheels.scales",
      "wheels.opacities"),
    LookEvidence(.chosen, "UIPickerView's size", "wheels.width", "wheels.height"),
    LookEvidence(.chosen, "by eye", "wheels.inset"),
    LookEvidence(
      .chosen, "by eye", "calendars.width", "calendars.titleHeight", "calendars.weekdayHeight", "calendars.dayHeight",
      "calendars.selection", "calendars.selectionOpacity", "calendars.inset", "calendars.daySize",
      "calendars.selectedDaySize", "calendars.weekdaySize", "calendars.titleArrowSize", "calendars.arrowSize",
      "calendars.titleSpacing", "calendars.arrowSpacing"),
  ]
}
