extension Look {
  private typealias Seen = MeasuredPictures

  /// The source of each number of ``iOS18``.
  ///
  /// It has a file of its own because it explains every number: with the table, it would be longer than files may be. Other
  /// looks explain only what differs.
  package static let evidenceOfiOS18: [LookEvidence] = [
    LookEvidence(.chosen, "iOS has none", "desktop"),
    LookEvidence(.chosen, "UIKit's system colours, as OpenSwiftUI lists them", "palette"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.showcase); \(Seen.homeAssistant)", "fonts.largeTitle", "fonts.barTitle",
      "fonts.barButton", "fonts.confirmWeight", "fonts.alertTitle", "fonts.cancelWeight", "fonts.footer"),
    LookEvidence(.one, Seen.showcase, "fonts.tabTitleWeight", "fonts.selectedTabTitleWeight"),
    LookEvidence(.one, Seen.nativeScript, "fonts.segmentWeight", "fonts.selectedSegmentWeight"),
    LookEvidence(
      .derived, "symbols as bold as in \(Seen.tutorials), \(Seen.showcase) and \(Seen.homeAssistant)",
      "fonts.arrowWeight", "fonts.tabSymbolWeight", "fonts.checkWeight"),
    LookEvidence(
      .chosen, "text styles of Apple's Human Interface Guidelines, by eye", "fonts.plainHeader",
      "fonts.prominentHeader", "fonts.sidebarHeader", "fonts.plainFooter", "fonts.badge", "fonts.dialogTitle",
      "fonts.dialogMessage", "fonts.alertButtonWeight", "fonts.button", "fonts.smallButton", "fonts.calendarTitle",
      "fonts.weekdayWeight", "fonts.selectedDayWeight", "fonts.calendarArrowWeight", "fonts.gaugeLabel",
      "fonts.gaugeValue", "fonts.gaugeBounds", "fonts.ringValueWeight", "fonts.ringTextWeight", "fonts.boxTitle",
      "fonts.progressValue", "fonts.placeholderTitle", "fonts.placeholderText", "fonts.launchTitle",
      "fonts.menuCheckWeight", "fonts.markWeight", "fonts.submenuWeight", "fonts.columnWeight",
      "fonts.windowTitleWeight"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.netSkip); \(Seen.account)", "backgrounds.groups", "backgrounds.group",
      "backgrounds.elevatedGroups", "backgrounds.elevatedGroup"),
    LookEvidence(
      .chosen, "UIKit's systemBackground, secondarySystemBackground and systemGray4", "backgrounds.screen",
      "backgrounds.elevatedScreen", "backgrounds.box", "backgrounds.selection"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.showcase); \(Seen.homeAssistant)", "lists.rowHeight", "lists.cornerRadius",
      "lists.margin", "lists.contentMargin", "lists.sectionSpacing", "lists.isHeaderUppercase", "lists.headerSize",
      "lists.separatorHeight",
      "lists.separatorColor", "lists.insetsSeparatorEnds", "lists.chevron.color"),
    LookEvidence(.one, "content with padding and a spacer in \(Seen.tutorials)", "lists.stretchedPadding"),
    LookEvidence(
      .derived, "row content, label titles and chevrons where \(Seen.tutorials) and \(Seen.accessibility) have them",
      "lists.rowHeightStep", "lists.rowPadding", "lists.accessibilityRowPadding", "lists.stackedDistance",
      "lists.singleLineHeight",
      "lists.sameLineDistance", "lists.header",
      "lists.footer",
      "lists.iconColumn",
      "lists.iconDistance", "lists.smallIconColumn", "lists.chevron.size", "lists.chevron.trailing",
      "lists.chevron.distance"),
    LookEvidence(
      .chosen, "by eye", "lists.disclosureSize", "lists.columnSpacing", "lists.compactSectionSpacing",
      "lists.plainHeaderPadding", "lists.indentation",
      "lists.accessoryDistance", "lists.accessorySpacing", "lists.badgePadding", "lists.editSymbolSize"),
    LookEvidence(.one, Seen.account, "lists.elevatedSeparatorColor"),
    LookEvidence(.chosen, "SwiftUI's defaultMinListHeaderHeight", "lists.headerHeight"),
    LookEvidence(
      .chosen, "UIKit's action buttons, by eye", "lists.swipe.buttonWidth", "lists.swipe.padding",
      "lists.swipe.fontSize", "lists.swipe.color"),
    LookEvidence(.chosen, "the height from which UITableView shows titles, as reported", "lists.swipe.titledHeight"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.showcase); \(Seen.nativeScript)", "navigationBar.height",
      "navigationBar.sheetHeight", "navigationBar.sheetTop", "navigationBar.islandHeight",
      "navigationBar.islandOverlap",
      "navigationBar.margin",
      "navigationBar.largeTitleHeight",
      "navigationBar.search.height", "navigationBar.search.cornerRadius", "navigationBar.search.hasDarkMagnifier",
      "navigationBar.search.bottom", "navigationBar.capsule", "navigationBar.edgeEffect"),
    LookEvidence(
      .one, "a bar on an iPhone 14 Pro in landscape, not on a Pro Max (microsoft/fluentui-apple, request 1727)",
      "navigationBar.compactHeight"),
    LookEvidence(
      .derived, "title, arrow and magnifying glass where \(Seen.tutorials) and \(Seen.nativeScript) have them",
      "navigationBar.titleColor", "navigationBar.largeTitleTop", "navigationBar.largeTitleBottom",
      "navigationBar.largeTitleTracking",
      "navigationBar.backSize",
      "navigationBar.backInset", "navigationBar.backSpacing", "navigationBar.search.inset",
      "navigationBar.search.spacing"),
    LookEvidence(.one, "light: \(Seen.nativeScript); dark by eye", "navigationBar.line", "tabBar.line"),
    LookEvidence(
      .chosen, "by eye", "navigationBar.bottomSpacing", "navigationBar.search.tokenPadding",
      "navigationBar.search.tokenRadius", "navigationBar.buttonSpacing", "navigationBar.search.padding",
      "navigationBar.search.cancelDistance", "navigationBar.search.activeTop", "navigationBar.search.scopeDistance"),
    LookEvidence(
      .several, "\(Seen.showcase); \(Seen.nativeScript)", "tabBar.height", "tabBar.symbolCenter",
      "tabBar.titleBaseline", "tabBar.background", "tabBar.capsule"),
    LookEvidence(.one, Seen.showcase, "tabBar.titleSize"),
    LookEvidence(
      .several, "949494 on the bar of \(Seen.showcase); 999999 on white, 757575 on black (iOS 18)", "tabBar.color"),
    LookEvidence(
      .one, "a slider of 260 points whose track is 258 wide and a point below its thumb (before iOS 26)",
      "controls.sliderInset", "controls.sliderTrackDrop", "controls.sliderThumbRise"),
    LookEvidence(.derived, "symbols as high as in \(Seen.showcase)", "tabBar.symbolSize"),
    LookEvidence(.chosen, "UIToolbar's height", "navigationBar.bottomHeight"),
    LookEvidence(
      .chosen, "a toolbar above the keyboard, by eye", "navigationBar.keyboardBarHeight",
      "navigationBar.keyboardBarColor"),
    LookEvidence(
      .chosen, "UIPageControl, by eye", "tabBar.pages.dotSize", "tabBar.pages.dotSpacing", "tabBar.pages.dotOpacity",
      "tabBar.pages.height", "tabBar.pages.padding", "tabBar.pages.bottom", "tabBar.pages.backgroundOpacity"),
    LookEvidence(.chosen, "UISplitViewController's widths", "splitView.sidebarWidth", "splitView.contentWidth"),
    LookEvidence(
      .chosen, "by eye", "tabBar.badgeHeight", "tabBar.badgeLeading", "tabBar.badgeTop", "tabBar.badgeFontSize",
      "tabBar.badgePadding"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.netSkip)", "sheets.topDistance", "sheets.cornerRadius",
      "sheets.screenMargin", "sheets.screenCornerRadius", "sheets.dimming", "sheets.floating",
      "sheets.fitsContent"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.nativeScript); \(Seen.speziViews)", "alerts.width", "alerts.cornerRadius",
      "alerts.background", "alerts.line", "alerts.buttonHeight", "alerts.dialogMargin", "alerts.dialogCornerRadius",
      "alerts.dialogButtonHeight", "alerts.buttonFontSize", "alerts.dialogFontSize", "sheets.lightDimming",
      "alerts.messageSize", "alerts.messageColor", "alerts.isLeading", "alerts.rim", "alerts.buttons",
      "alerts.dialogWidth"),
    LookEvidence(.one, Seen.netSkip, "sheets.darkScreenDimming"),
    LookEvidence(
      .chosen, "UIKit's dimming view and grabber, by eye", "sheets.darkDimming", "sheets.handle", "sheets.handleTop"),
    LookEvidence(
      .derived, "title, message and buttons where \(Seen.tutorials) has them", "alerts.padding",
      "alerts.messageSpacing"),
    LookEvidence(
      .one, Seen.nativeScript, "alerts.fieldMargin", "alerts.fieldHeight", "alerts.fieldCornerRadius",
      "alerts.fieldFontSize", "alerts.separateFields"),
    LookEvidence(
      .chosen, "by eye", "alerts.fieldBottom", "alerts.fieldPadding", "alerts.dialogPadding", "alerts.dialogSpacing",
      "alerts.buttonScale", "alerts.lineHeight"),
    LookEvidence(
      .several, "\(Seen.netSkip); \(Seen.nativeScript)", "controls.switchTrack", "controls.switchThumb",
      "controls.switchWidth", "controls.switchOff", "controls.switchShadow", "controls.sliderTrack",
      "controls.sliderThumb", "controls.segmentHeight"),
    LookEvidence(
      .several, "\(Seen.nativeScript); dark as UIKit's systemFill to tertiarySystemFill", "controls.fills.system",
      "controls.fills.tertiary", "controls.thumb"),
    LookEvidence(.chosen, "UIKit's secondarySystemFill", "controls.fills.secondary"),
    LookEvidence(
      .one, "light: \(Seen.nativeScript); dark by eye", "controls.selectedSegment", "controls.segmentLine",
      "wheels.band"),
    LookEvidence(.chosen, "the alpha of disabled controls of UIKit, by eye", "controls.disabledControlOpacity"),
    LookEvidence(
      .one, "\(Seen.tutorials); \(Seen.nativeScript)", "controls.sliderHeight", "controls.sliderShadow"),
    LookEvidence(
      .one, "\(Seen.nativeScript); buttons: \(Seen.speziViews)", "controls.segmentRadius",
      "controls.selectedSegmentRadius", "controls.segmentPadding", "controls.segmentsHaveDividers",
      "controls.segmentDivider", "controls.segmentFontSize", "controls.segmentShadow",
      "controls.dateHeight", "controls.dateRadius", "controls.datePadding"),
    LookEvidence(
      .one, "light: \(Seen.account); dark by eye", "controls.field.padding", "controls.field.lineHeight",
      "controls.field.cornerRadius", "controls.field.fill", "controls.field.rim", "controls.field.rimWidth"),
    LookEvidence(
      .one, "light: \(Seen.account); dark by eye", "controls.disabledFill", "controls.disabledText"),
    LookEvidence(
      .several, Seen.accessibility, "controls.stepper.size", "controls.stepper.cornerRadius",
      "controls.stepper.line", "controls.stepper.stroke"),
    LookEvidence(.one, Seen.speziViews, "controls.buttons.padding"),
    LookEvidence(
      .derived, "buttons of 44 points in \(Seen.speziViews) and of 49 in goldens of SpeziAccount; 34 as UIKit's",
      "controls.buttonRoundness"),
    LookEvidence(
      .chosen, "UIKit's button configurations, by eye", "controls.buttons.smallPadding",
      "controls.buttons.largePadding",
      "controls.buttons.tintOpacity", "controls.disabledOpacity"),
    LookEvidence(
      .one, Seen.nativeScript, "controls.progress.barHeight", "controls.progress.height",
      "controls.progress.spinnerSize"),
    LookEvidence(
      .derived, "spokes as long and as dark as in \(Seen.nativeScript)", "controls.progress.spoke",
      "controls.progress.spokeDistance", "controls.progress.spokeCount", "controls.progress.spokeOpacity",
      "controls.progress.palestSpoke", "controls.progress.spokeStep"),
    LookEvidence(.chosen, "UIActivityIndicatorView's large size", "controls.progress.largeSpinnerSize"),
    LookEvidence(
      .chosen, "by eye: no picture shows gauges", "controls.gauge.barHeight", "controls.gauge.spacing",
      "controls.gauge.accessoryBarHeight", "controls.gauge.accessorySpacing", "controls.gauge.markerGap",
      "controls.gauge.ringSize", "controls.gauge.ringThickness", "controls.gauge.ringInside",
      "controls.gauge.ringTurn", "controls.gauge.ringTrackOpacity", "controls.gauge.valueSize",
      "controls.gauge.labelSize",
      "controls.gauge.boundsSize", "controls.gauge.boundsSpacing", "controls.gauge.valueScale",
      "controls.gauge.textScale"),
    LookEvidence(
      .chosen, "by eye", "controls.progress.spacing", "controls.placeholder.iconSize",
      "controls.placeholder.iconSpacing", "controls.placeholder.textSpacing", "controls.placeholder.actionSpacing",
      "controls.placeholder.launchSpacing",
      "controls.placeholder.margin", "controls.colorWellSize", "controls.colorWellPadding", "controls.colorWellRing",
      "controls.markSpacing", "controls.groupSpacing", "controls.valueSpacing", "controls.boxRadius",
      "controls.idealWidth"),
    LookEvidence(.chosen, "UITextField's caretRect", "controls.field.caretWidth"),
    LookEvidence(.chosen, "iOS has none", "controls.field.focusRing", "controls.field.focusRingOpacity"),
    LookEvidence(.chosen, "UITextView's insets", "controls.editorPadding"),
    LookEvidence(.chosen, "published frames of SwiftUI's labels", "controls.labelSpacing"),
    LookEvidence(
      .chosen, "by eye", "controls.dateSpacing", "controls.tickSize",
      "controls.tickDistance"),
    LookEvidence(
      .derived, "check marks where \(Seen.homeAssistant) has them", "controls.checkSize", "controls.checkTrailing"),
    LookEvidence(
      .derived, "arrows where \(Seen.tutorials) and \(Seen.netSkip) have them", "controls.menuArrowSize",
      "controls.menuArrowSpacing", "controls.menuArrowTrailing", "controls.menuLabelSpacing"),
    LookEvidence(.chosen, "UIKit's buttons, by eye", "controls.pressedOpacity", "controls.pressedBorderedOpacity"),
    LookEvidence(
      .one, Seen.netSkip, "menus.width", "menus.cornerRadius", "menus.rowHeight", "menus.checkedInset",
      "menus.itemsHaveLines", "menus.lineHeight", "menus.controlDistance"),
    LookEvidence(.one, "dark: \(Seen.netSkip); light by eye", "menus.background", "menus.line"),
    LookEvidence(
      .chosen, "by eye", "menus.accessibilityWidth", "menus.rim", "menus.verticalPadding", "menus.headerPadding",
      "menus.symbolColumn",
      "menus.symbolDistance",
      "menus.checkSize", "menus.arrowSize", "menus.shadow", "menus.rowPadding", "menus.inset", "menus.symbolsLead",
      "menus.groupDistance",
      "menus.groupsHaveInsetLines", "menus.groupGap", "menus.previewDistance", "menus.screenMargin",
      "menus.previewCornerRadius", "menus.lightDimming", "menus.darkDimming", "menus.parentScale",
      "menus.parentOpacity"),
    LookEvidence(
      .chosen, "by eye", "popovers.cornerRadius", "popovers.arrowHeight", "popovers.arrowWidth",
      "popovers.screenMargin", "popovers.shadow"),
    LookEvidence(
      .one, "\(Seen.nativeScript); the third row beside the selected one by eye", "wheels.bandHeight",
      "wheels.bandRadius", "wheels.bandInset", "wheels.fontSize", "wheels.distances", "wheels.scales",
      "wheels.opacities"),
    LookEvidence(.chosen, "UIPickerView's size", "wheels.width", "wheels.height"),
    LookEvidence(.chosen, "by eye", "wheels.inset", "wheels.monthWeight", "wheels.dayWeight"),
    LookEvidence(
      .chosen, "by eye", "calendars.width", "calendars.titleHeight", "calendars.weekdayHeight", "calendars.dayHeight",
      "calendars.selection", "calendars.selectionOpacity", "calendars.inset", "calendars.daySize",
      "calendars.selectedDaySize", "calendars.weekdaySize", "calendars.titleArrowSize", "calendars.arrowSize",
      "calendars.titleSpacing", "calendars.arrowSpacing", "calendars.timeWidth"),
    LookEvidence(
      .derived, "bars and buttons as pale as in \(Seen.homeAssistant26) and \(Seen.showcase26)",
      "glass.regular.fill", "glass.regular.lightOpacity", "glass.regular.darkOpacity", "glass.darkRim"),
    LookEvidence(.unclear, Seen.homeAssistant26, "glass.rimWidth"),
    LookEvidence(.derived, "as dark around buttons as in \(Seen.adaptive26)", "glass.shadow"),
    LookEvidence(
      .chosen, "by eye", "glass.regular.blur", "glass.regular.saturation", "glass.clear.blur",
      "glass.clear.saturation", "glass.clear.fill", "glass.clear.lightOpacity", "glass.clear.darkOpacity",
      "glass.lightRim", "glass.rimAtSides", "glass.pressedLight", "glass.spacing"),
  ]
}
