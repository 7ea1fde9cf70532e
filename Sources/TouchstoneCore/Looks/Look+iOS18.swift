import Foundation
import TouchstoneDrawing

extension Look {
  /// The appearance of iOS 15 to 18; the default.
  public static let iOS18 = Look(
    name: "iOS 18", palette: .before26,
    backgrounds: BackgroundColors(
      screen: LookColor(0xFFFFFF, 0x000000), elevatedScreen: LookColor(0xFFFFFF, 0x1C1C1E),
      groups: LookColor(0xF2F2F7, 0x000000), elevatedGroups: LookColor(0xF2F2F7, 0x1C1C1E),
      group: LookColor(0xFFFFFF, 0x1C1C1E), elevatedGroup: LookColor(0xFFFFFF, 0x2C2C2E),
      box: LookColor(0xF2F2F7, 0x1C1C1E), selection: LookColor(0xD1D1D6, 0x3A3A3C)),
    lists: ListMetrics(
      rowHeight: 44, rowPadding: 11, singleLineHeight: 34 + 1 / 3, sameLineDistance: 8, cornerRadius: 10,
      margin: Margin(narrow: 16, wide: 20, threshold: 390), contentMargin: nil,
      sectionSpacing: 35, compactSectionSpacing: 17.5,
      header: ListMetrics.Padding(top: 17.13, bottom: 5.87), footer: ListMetrics.Padding(top: 5.62, bottom: 12.38),
      headerSize: .footnote, isHeaderUppercase: true, plainHeaderPadding: 5, headerHeight: 28,
      separatorHeight: nil, separatorColor: nil, elevatedSeparatorColor: LookColor(0xC6C6C8, 0x3A3A3C),
      insetsSeparatorEnds: false,
      iconColumn: CGSize(width: 28, height: 22), iconDistance: 16,
      chevron: ListMetrics.Chevron(size: 14.5, color: LookColor(0xBFBFBF, 0x555556), trailing: 0),
      indentation: 20, accessoryDistance: 8, accessorySpacing: 12, badgePadding: CGSize(width: 8, height: 1),
      editSymbolSize: 21, disclosureSize: 13, columnSpacing: 8,
      swipe: ListMetrics.Swipe(
        buttonWidth: 74, padding: 12, fontSize: 15, symbolSize: 19, color: LookColor(0x8E8E93, 0x8E8E93))),
    navigationBar: NavigationBarMetrics(
      height: 44, sheetHeight: 56, sheetTop: 0, margin: Margin(narrow: 16, wide: 20, threshold: 414),
      islandHeight: 59, islandOverlap: 5, largeTitleHeight: 52, largeTitleTop: 3, largeTitleTracking: -0.25,
      capsule: nil, buttonSpacing: 16,
      backSize: 23, backInset: 8, backSpacing: 9,
      search: SearchFieldMetrics(
        height: 36, cornerRadius: 10, padding: ListMetrics.Padding(top: 1, bottom: 15), inset: 7, spacing: 5,
        hasDarkMagnifier: false, cancelDistance: 12, activeTop: 10, scopeDistance: 10,
        tokenPadding: CGSize(width: 6, height: 2), tokenRadius: 5, bottom: nil),
      line: LookColor(0xB2B2B2, 0x3D3D41), bottomHeight: 49, bottomSpacing: 8,
      keyboardBarHeight: 44, keyboardBarColor: LookColor(0xD1D3D9, 0x2B2B2D),
      edgeEffect: nil),
    tabBar: TabBarMetrics(
      height: 49, symbolCenter: 18.8, titleBaseline: 45.2, color: LookColor(0x999999, 0x898989),
      background: LookColor(0xF8F8F8, 0x1E1E1D), line: LookColor(0xB2B2B2, 0x2F2F2F),
      badgeHeight: 18, badgeLeading: 5, badgeTop: 3, badgeFontSize: 13, badgePadding: 5,
      symbolSize: 17.5, titleSize: 10,
      pages: PageMetrics(
        dotSize: 7, dotSpacing: 9, dotOpacity: 0.3, height: 26, padding: 12, bottom: 8, backgroundOpacity: 0.25),
      capsule: nil),
    splitView: SplitViewMetrics(sidebarWidth: 320, contentWidth: 375),
    sheets: SheetMetrics(
      topDistance: 10, cornerRadius: 10, screenMargin: Margin(narrow: 16.3, wide: 20.3, threshold: 414),
      screenCornerRadius: 10, dimming: 0.12, darkScreenDimming: 0.29, lightDimming: 0.2, darkDimming: 0.48,
      handle: CGSize(width: 36, height: 5), handleTop: 5, floating: nil, fitsContent: false),
    alerts: AlertMetrics(
      width: 270, cornerRadius: 13.3, padding: EdgeInsets(top: 19.67, leading: 16, bottom: 21.2, trailing: 16),
      messageSpacing: 3, messageSize: .footnote, messageColor: LookColor(0x000000, 0xFFFFFF), isLeading: false,
      background: LookColor(0xF0F0F0, 0x1F1F1F), rim: nil, buttons: nil,
      line: LookColor(0xB2B2B2, 0x2F2F2F), buttonHeight: 44,
      fieldMargin: 15, fieldBottom: 15, fieldCornerRadius: 5, fieldHeight: 29.7, fieldPadding: 6,
      separateFields: nil,
      dialogMargin: 8, dialogCornerRadius: 13, dialogButtonHeight: 57,
      dialogPadding: CGSize(width: 16, height: 14), dialogSpacing: 12,
      buttonFontSize: 17, dialogFontSize: 20, fieldFontSize: 13, dialogWidth: nil),
    controls: ControlMetrics(
      fills: FillColors(
        system: LookColor(0x787880, 0x787880, percent: (20, 36)),
        secondary: LookColor(0x787880, 0x787880, percent: (16, 32)),
        tertiary: LookColor(0x767680, 0x767680, percent: (12, 24))),
      thumb: LookColor(0xFFFFFF, 0xFFFFFF),
      switchTrack: CGSize(width: 51, height: 31), switchThumb: CGSize(width: 27, height: 27), switchWidth: 49,
      switchOff: LookColor(0x787880, 0x787880, percent: (16, 32)),
      switchShadow: LookShadow(opacity: 0.1, radius: 2, drop: 2),
      sliderHeight: 31, sliderTrack: 4, sliderThumb: CGSize(width: 27, height: 27),
      sliderShadow: LookShadow(opacity: 0.24, radius: 4, drop: 2), idealWidth: 100, tickSize: 4, tickDistance: 11,
      segmentHeight: 32, segmentRadius: 8, selectedSegmentRadius: 7, segmentPadding: 2, segmentsHaveDividers: true,
      segmentDivider: CGSize(width: 1, height: 17 + 1 / 3), segmentFontSize: 13,
      selectedSegment: LookColor(0xFFFFFF, 0x636366),
      segmentLine: LookColor(0x8E8E93, 0x8E8E93, percent: (25, 25)),
      segmentShadow: LookShadow(opacity: 0.12, radius: 4, drop: 3),
      buttonRadius: 8, largeButtonRadius: 12,
      disabledFill: LookColor(0xE9E9EA, 0x39393D), disabledText: LookColor(0xC2C2C4, 0x5A5A5E),
      dateHeight: 34, dateRadius: 8, datePadding: 12, dateSpacing: 6, menuArrowSize: 14.2, menuArrowSpacing: 5,
      menuArrowTrailing: 1.33, menuLabelSpacing: 1.33, checkTrailing: 1.33,
      pressedOpacity: 0.2, pressedBorderedOpacity: 0.75, disabledOpacity: 0.3, disabledControlOpacity: 0.5,
      buttons: ButtonMetrics(
        smallPadding: CGSize(width: 10, height: 5), padding: CGSize(width: 12, height: 7),
        largePadding: CGSize(width: 20, height: 15), tintOpacity: 0.15),
      stepper: StepperMetrics(
        size: CGSize(width: 94, height: 32), cornerRadius: 8, line: CGSize(width: 1, height: 18),
        stroke: CGSize(width: 15, height: 2)),
      gauge: GaugeMetrics(
        barHeight: 4, spacing: 4, accessoryBarHeight: 6, accessorySpacing: 2, markerGap: 2.5, ringSize: 60,
        ringThickness: 6, ringInside: 40, ringTurn: 0.75, ringTrackOpacity: 0.3, valueSize: 22, labelSize: 12,
        boundsSize: 11,
        boundsSpacing: 6, valueScale: 0.4, textScale: 0.5),
      progress: ProgressMetrics(
        barHeight: 4, spacing: 4, spinnerSize: 20, largeSpinnerSize: 37, spoke: CGSize(width: 0.11, height: 0.28),
        spokeDistance: 0.36, spokeCount: 8, spokeOpacity: 0.88, palestSpoke: 0.25, spokeStep: 0.09),
      placeholder: PlaceholderMetrics(iconSize: 48, iconSpacing: 14, textSpacing: 8, actionSpacing: 20, margin: 20),
      colorWellSize: 20, colorWellPadding: 4, colorWellRing: 3, labelSpacing: 8, markSpacing: 6, groupSpacing: 16,
      valueSpacing: 12, editorPadding: CGSize(width: 5, height: 8), boxRadius: 8,
      field: ControlMetrics.Field(
        padding: CGSize(width: 6.33, height: 6), lineHeight: 22, cornerRadius: 5, fill: LookColor(0xFFFFFF, 0x000000),
        rim: LookColor(0xCCCCCC, 0x39393B), rimWidth: 0.5, caretWidth: 2, focusRing: 0, focusRingOpacity: 0.5)),
    menus: MenuMetrics(
      width: 250, accessibilityWidth: 320, cornerRadius: 13, rowHeight: 44, rowPadding: 11, inset: 16, checkedInset: 32,
      verticalPadding: 0, headerPadding: 7, symbolsLead: false, symbolColumn: 24, symbolDistance: 8, checkSize: 15,
      arrowSize: 14,
      groupDistance: 8, groupsHaveInsetLines: false, itemsHaveLines: true, lineHeight: nil,
      background: LookColor(0xF6F6F6, 0x2A2A2B), rim: nil, line: LookColor(0xC6C6C8, 0x69696B),
      groupGap: LookColor(0xE4E4E6, 0x1A1A1C),
      controlDistance: 10.7, previewDistance: 16, screenMargin: 8, previewCornerRadius: 10, lightDimming: 0.12,
      darkDimming: 0.3,
      parentScale: 0.95, parentOpacity: 0.35,
      shadow: LookShadow(opacity: 0.2, radius: 24, drop: 8)),
    popovers: PopoverMetrics(
      cornerRadius: 13, arrowHeight: 13, arrowWidth: 28, screenMargin: 10,
      shadow: LookShadow(opacity: 0.2, radius: 24, drop: 6)),
    wheels: WheelMetrics(
      width: 320, height: 216, inset: 8, bandHeight: 34, bandRadius: 8, bandInset: 9,
      band: LookColor(0x787880, 0x787880, percent: (8, 18)), fontSize: 23.5, monthWeight: 1.5, dayWeight: 2.4,
      distances: [31.2, 58.2, 78], scales: [0.84, 0.65, 0.4], opacities: [0.45, 0.42, 0.3]),
    calendars: CalendarMetrics(
      width: 320, titleHeight: 44, weekdayHeight: 24, dayHeight: 44, selection: 44, selectionOpacity: 0.15, inset: 8,
      daySize: 20, selectedDaySize: 24, weekdaySize: 13, titleArrowSize: 13, arrowSize: 20, titleSpacing: 6,
      arrowSpacing: 28),
    glass: GlassMetrics(
      regular: GlassMetrics.Variant(
        blur: 12, saturation: 1.4, fill: LookColor(0xFFFFFF, 0x242424), lightOpacity: 0.8, darkOpacity: 0.7),
      clear: GlassMetrics.Variant(
        blur: 4, saturation: 1.2, fill: LookColor(0xFFFFFF, 0x242424), lightOpacity: 0.25, darkOpacity: 0.25),
      rimWidth: 0.67, lightRim: 0.5, darkRim: 0.13, rimAtSides: 0.6,
      shadow: LookShadow(opacity: 0.07, radius: 14, drop: 6), pressedLight: 0.25, spacing: 8))
}

// MARK: - Evidence

extension Look {
  private typealias Seen = MeasuredPictures

  /// The source of each number of ``iOS18``.
  package static let evidenceOfiOS18: [LookEvidence] = [
    LookEvidence(.chosen, "iOS has none", "desktop"),
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
    LookEvidence(
      .derived, "row content, label titles and chevrons where \(Seen.tutorials) and \(Seen.accessibility) have them",
      "lists.rowPadding", "lists.singleLineHeight", "lists.sameLineDistance", "lists.header", "lists.footer",
      "lists.iconColumn",
      "lists.iconDistance", "lists.chevron.size", "lists.chevron.trailing"),
    LookEvidence(
      .chosen, "by eye", "lists.disclosureSize", "lists.columnSpacing", "lists.compactSectionSpacing",
      "lists.plainHeaderPadding", "lists.indentation",
      "lists.accessoryDistance", "lists.accessorySpacing", "lists.badgePadding", "lists.editSymbolSize"),
    LookEvidence(.one, Seen.account, "lists.elevatedSeparatorColor"),
    LookEvidence(.chosen, "SwiftUI's defaultMinListHeaderHeight", "lists.headerHeight"),
    LookEvidence(
      .chosen, "UIKit's action buttons, by eye", "lists.swipe.buttonWidth", "lists.swipe.padding",
      "lists.swipe.fontSize", "lists.swipe.symbolSize", "lists.swipe.color"),
    LookEvidence(
      .several, "\(Seen.tutorials); \(Seen.showcase); \(Seen.nativeScript)", "navigationBar.height",
      "navigationBar.sheetHeight", "navigationBar.sheetTop", "navigationBar.islandHeight",
      "navigationBar.islandOverlap",
      "navigationBar.margin",
      "navigationBar.largeTitleHeight",
      "navigationBar.search.height", "navigationBar.search.cornerRadius", "navigationBar.search.hasDarkMagnifier",
      "navigationBar.search.bottom", "navigationBar.capsule", "navigationBar.edgeEffect"),
    LookEvidence(
      .derived, "title, arrow and magnifying glass where \(Seen.tutorials) and \(Seen.nativeScript) have them",
      "navigationBar.largeTitleTop", "navigationBar.largeTitleTracking", "navigationBar.backSize",
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
    LookEvidence(.one, Seen.showcase, "tabBar.color", "tabBar.titleSize"),
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
      .chosen, "by eye", "alerts.fieldBottom", "alerts.fieldPadding", "alerts.dialogPadding", "alerts.dialogSpacing"),
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
      "controls.segmentDivider", "controls.segmentFontSize", "controls.segmentShadow", "controls.buttonRadius",
      "controls.dateHeight", "controls.dateRadius", "controls.datePadding"),
    LookEvidence(
      .one, "light: \(Seen.account); dark by eye", "controls.field.padding", "controls.field.lineHeight",
      "controls.field.cornerRadius", "controls.field.fill", "controls.field.rim", "controls.field.rimWidth"),
    LookEvidence(
      .one, "light: \(Seen.account); dark by eye", "controls.disabledFill", "controls.disabledText"),
    LookEvidence(
      .several, "\(Seen.accessibility); the parts by eye", "controls.stepper.size", "controls.stepper.cornerRadius",
      "controls.stepper.line", "controls.stepper.stroke"),
    LookEvidence(.one, Seen.speziViews, "controls.buttons.padding"),
    LookEvidence(
      .chosen, "UIKit's button configurations, by eye", "controls.buttons.smallPadding",
      "controls.buttons.largePadding",
      "controls.buttons.tintOpacity", "controls.disabledOpacity"),
    LookEvidence(.one, Seen.nativeScript, "controls.progress.barHeight", "controls.progress.spinnerSize"),
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
      "controls.placeholder.margin", "controls.colorWellSize", "controls.colorWellPadding", "controls.colorWellRing",
      "controls.markSpacing", "controls.groupSpacing", "controls.valueSpacing", "controls.boxRadius",
      "controls.idealWidth"),
    LookEvidence(.chosen, "UITextField's caretRect", "controls.field.caretWidth"),
    LookEvidence(.chosen, "iOS has none", "controls.field.focusRing", "controls.field.focusRingOpacity"),
    LookEvidence(.chosen, "UITextView's insets", "controls.editorPadding"),
    LookEvidence(.chosen, "published frames of SwiftUI's labels", "controls.labelSpacing"),
    LookEvidence(
      .chosen, "by eye", "controls.largeButtonRadius", "controls.dateSpacing", "controls.tickSize",
      "controls.tickDistance"),
    LookEvidence(
      .derived, "check marks where \(Seen.homeAssistant) has them", "controls.checkTrailing"),
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
      "calendars.titleSpacing", "calendars.arrowSpacing"),
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
