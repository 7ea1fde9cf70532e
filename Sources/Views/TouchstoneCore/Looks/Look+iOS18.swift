import Foundation
import TouchstoneDrawing

extension Look {
  /// The appearance of iOS 15 to 18; the default. `evidenceOfiOS18` has the source of each number.
  public static let iOS18 = Look(tables)

  private static let tables = Tables(
    name: "iOS 18", palette: .before26,
    backgrounds: BackgroundColors(
      screen: LookColor(0xFFFFFF, 0x000000), elevatedScreen: LookColor(0xFFFFFF, 0x1C1C1E),
      groups: LookColor(0xF2F2F7, 0x000000), elevatedGroups: LookColor(0xF2F2F7, 0x1C1C1E),
      group: LookColor(0xFFFFFF, 0x1C1C1E), elevatedGroup: LookColor(0xFFFFFF, 0x2C2C2E),
      box: LookColor(0xF2F2F7, 0x1C1C1E), selection: LookColor(0xD1D1D6, 0x3A3A3C)),
    fonts: LookFonts(
      largeTitle: .bold(.largeTitle), barTitle: .style(.headline), barButton: .style(.body), confirmWeight: .semibold,
      tabSymbolWeight: .medium, tabTitleWeight: .medium, selectedTabTitleWeight: .medium,
      plainHeader: .style(.subheadline, weight: .semibold), prominentHeader: .bold(.title3),
      sidebarHeader: .bold(.subheadline),
      plainFooter: .style(.subheadline), footer: .footnote, badge: .style(.subheadline),
      alertTitle: .style(.headline), dialogTitle: .style(.footnote, weight: .semibold),
      dialogMessage: .style(.footnote),
      alertButtonWeight: .medium, cancelWeight: .semibold, button: .style(.body), smallButton: .style(.subheadline),
      segmentWeight: .medium, selectedSegmentWeight: .semibold,
      calendarTitle: .style(.headline), weekdayWeight: .semibold, selectedDayWeight: .medium,
      calendarArrowWeight: .medium,
      gaugeLabel: .style(.headline), gaugeValue: .style(.footnote), gaugeBounds: .style(.caption, weight: .semibold),
      ringValueWeight: .medium, ringTextWeight: .semibold, boxTitle: .style(.headline), progressValue: .style(.caption),
      placeholderTitle: .bold(.title2), placeholderText: .style(.subheadline), launchTitle: .bold(.largeTitle),
      arrowWeight: .semibold, checkWeight: .semibold, menuCheckWeight: .bold, markWeight: .bold,
      submenuWeight: .semibold, columnWeight: .medium, windowTitleWeight: .bold),
    lists: ListMetrics(
      rowHeight: 44, rowHeightStep: 0, rowPadding: 11, stackedDistance: 4, stretchedPadding: 4.3,
      singleLineHeight: 34 + 1 / 3,
      sameLineDistance: 8, cornerRadius: 10,
      margin: Margin(narrow: 16, wide: 20, threshold: 390), contentMargin: nil,
      sectionSpacing: 35, compactSectionSpacing: 17.5,
      header: ListMetrics.Padding(top: 17.13, bottom: 5.87), footer: ListMetrics.Padding(top: 5.62, bottom: 12.38),
      headerSize: .footnote, isHeaderUppercase: true, plainHeaderPadding: 5, headerHeight: 28,
      separatorHeight: nil, separatorColor: nil, elevatedSeparatorColor: LookColor(0xC6C6C8, 0x3A3A3C),
      insetsSeparatorEnds: false,
      iconColumn: CGSize(width: 28, height: 22), smallIconColumn: nil, iconDistance: 16,
      chevron: ListMetrics.Chevron(
        size: 16.9, color: LookColor(0x000000, 0xFFFFFF, percent: (25, 25)), trailing: 0, distance: 8.6),
      indentation: 20, accessoryDistance: 8, accessorySpacing: 12, badgePadding: CGSize(width: 8, height: 1),
      editSymbolSize: 21, disclosureSize: 13, columnSpacing: 8,
      swipe: ListMetrics.Swipe(
        buttonWidth: 74, padding: 12, fontSize: 15, titledHeight: 91,
        color: LookColor(0x8E8E93, 0x8E8E93))),
    navigationBar: NavigationBarMetrics(
      height: 44, sheetHeight: 56, compactHeight: 32, sheetTop: 0, margin: Margin(narrow: 16, wide: 20, threshold: 414),
      islandHeight: 59, islandOverlap: 5, largeTitleHeight: 52, largeTitleTop: 3, largeTitleBottom: 8,
      largeTitleTracking: -0.1, titleColor: nil,
      capsule: nil, buttonSpacing: 16,
      backSize: 20, backInset: 7.1, backSpacing: 6.9,
      search: SearchFieldMetrics(
        height: 36, cornerRadius: 10, padding: ListMetrics.Padding(top: 1, bottom: 15), inset: 6.2, spacing: 3.5,
        hasDarkMagnifier: false, cancelDistance: 12, activeTop: 10, scopeDistance: 10,
        tokenPadding: CGSize(width: 6, height: 2), tokenRadius: 5, bottom: nil),
      line: LookColor(0xB2B2B2, 0x3D3D41), bottomHeight: 49, bottomSpacing: 8,
      keyboardBarHeight: 44, keyboardBarColor: LookColor(0xD1D3D9, 0x2B2B2D),
      edgeEffect: nil),
    tabBar: TabBarMetrics(
      height: 49, symbolCenter: 18.8, titleBaseline: 45.2, color: LookColor(0x000000, 0xFFFFFF, percent: (40, 47)),
      background: LookColor(0xF8F8F8, 0x1E1E1D), line: LookColor(0xB2B2B2, 0x2F2F2F),
      badgeHeight: 18, badgeLeading: 5, badgeTop: 3, badgeFontSize: 13, badgePadding: 5,
      symbolSize: 18.3, titleSize: 10,
      pages: PageMetrics(
        dotSize: 7, dotSpacing: 9, dotOpacity: 0.3, height: 26, padding: 12, bottom: 8, backgroundOpacity: 0.25),
      capsule: nil),
    splitView: SplitViewMetrics(sidebarWidth: 320, contentWidth: 375),
    sheets: SheetMetrics(
      topDistance: 10, cornerRadius: 10, screenMargin: Margin(narrow: 16.3, wide: 20.3, threshold: 414),
      screenCornerRadius: 10, dimming: 0.12, darkScreenDimming: 0.29, lightDimming: 0.2, darkDimming: 0.48,
      handle: CGSize(width: 36, height: 5), handleTop: 5, floating: nil, fitsContent: false),
    alerts: AlertMetrics(
      width: 270, cornerRadius: 13.3, padding: EdgeInsets(top: 19.67, leading: 15, bottom: 21.2, trailing: 15),
      messageSpacing: 3, messageSize: .footnote, messageColor: LookColor(0x000000, 0xFFFFFF), isLeading: false,
      background: LookColor(0xF0F0F0, 0x1F1F1F), rim: nil, buttons: nil,
      line: LookColor(0xB2B2B2, 0x2F2F2F), buttonHeight: 44,
      fieldMargin: 15, fieldBottom: 15, fieldCornerRadius: 5, fieldHeight: 29.7, fieldPadding: 6,
      separateFields: nil,
      dialogMargin: 8, dialogCornerRadius: 13, dialogButtonHeight: 57,
      dialogPadding: CGSize(width: 16, height: 14), dialogSpacing: 12,
      buttonFontSize: 17, dialogFontSize: 20, fieldFontSize: 13, buttonScale: 0.5, lineHeight: 1.2,
      dialogWidth: nil),
    controls: ControlMetrics(
      fills: FillColors(
        system: LookColor(0x787880, 0x787880, percent: (20, 36)),
        secondary: LookColor(0x787880, 0x787880, percent: (16, 32)),
        tertiary: LookColor(0x767680, 0x767680, percent: (12, 24))),
      thumb: LookColor(0xFFFFFF, 0xFFFFFF),
      switchTrack: CGSize(width: 51, height: 31), switchThumb: CGSize(width: 27, height: 27), switchWidth: 49,
      switchOff: LookColor(0x787880, 0x787880, percent: (16, 32)),
      switchShadow: LookShadow(opacity: 0.1, radius: 2, drop: 2),
      sliderHeight: 31, sliderTrack: 4, sliderInset: 1, sliderTrackDrop: 0.5, sliderThumbRise: 0.5,
      sliderThumb: CGSize(width: 27, height: 27),
      sliderShadow: LookShadow(opacity: 0.24, radius: 4.3, drop: 2.3), idealWidth: 100, tickSize: 4, tickDistance: 11,
      segmentHeight: 32, segmentRadius: 8, selectedSegmentRadius: 7, segmentPadding: 2, segmentsHaveDividers: true,
      segmentDivider: CGSize(width: 1, height: 17 + 1 / 3), segmentFontSize: 13,
      selectedSegment: LookColor(0xFFFFFF, 0x636366),
      segmentLine: LookColor(0x8E8E93, 0x8E8E93, percent: (25, 25)),
      segmentShadow: LookShadow(opacity: 0.12, radius: 4, drop: 3),
      buttonRoundness: 0.184,
      disabledFill: LookColor(0xE9E9EA, 0x39393D), disabledText: LookColor(0xC2C2C4, 0x5A5A5E),
      dateHeight: 34, dateRadius: 8, datePadding: 12, dateSpacing: 6, menuArrowSize: 16.6, menuArrowSpacing: 4.2,
      menuArrowTrailing: 0.5, menuLabelSpacing: 0, checkSize: 15.2, checkTrailing: 0.5,
      pressedOpacity: 0.2, pressedBorderedOpacity: 0.75, disabledOpacity: 0.3, disabledControlOpacity: 0.5,
      buttons: ButtonMetrics(
        smallPadding: CGSize(width: 10, height: 5), padding: CGSize(width: 12, height: 7),
        largePadding: CGSize(width: 20, height: 15), tintOpacity: 0.15),
      stepper: StepperMetrics(
        size: CGSize(width: 94, height: 32), cornerRadius: 8, line: CGSize(width: 1, height: 18),
        stroke: CGSize(width: 13 + 2 / 3, height: 1.5)),
      gauge: GaugeMetrics(
        barHeight: 4, spacing: 4, accessoryBarHeight: 6, accessorySpacing: 2, markerGap: 2.5, ringSize: 60,
        ringThickness: 6, ringInside: 40, ringTurn: 0.75, ringTrackOpacity: 0.3, valueSize: 22, labelSize: 12,
        boundsSize: 11,
        boundsSpacing: 6, valueScale: 0.4, textScale: 0.5),
      progress: ProgressMetrics(
        barHeight: 4, height: 4, spacing: 4, spinnerSize: 20, largeSpinnerSize: 37,
        spoke: CGSize(width: 0.11, height: 0.28),
        spokeDistance: 0.36, spokeCount: 8, spokeOpacity: 0.88, palestSpoke: 0.25, spokeStep: 0.09),
      placeholder: PlaceholderMetrics(
        iconSize: 48, iconSpacing: 14, textSpacing: 8, actionSpacing: 20, launchSpacing: 16, margin: 20),
      colorWellSize: 20, colorWellPadding: 4, colorWellRing: 3, labelSpacing: 8, markSpacing: 6, groupSpacing: 16,
      valueSpacing: 12, editorPadding: CGSize(width: 5, height: 8), boxRadius: 8,
      field: ControlMetrics.Field(
        padding: CGSize(width: 6.33, height: 6), lineHeight: 22, cornerRadius: 5.5, fill: LookColor(0xFFFFFF, 0x000000),
        rim: LookColor(0xCCCCCC, 0x39393B), rimWidth: nil, caretWidth: 2, focusRing: 0, focusRingOpacity: 0.5)),
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
      cornerRadius: 13, arrowHeight: 13, arrowWidth: 37, screenMargin: 10,
      shadow: LookShadow(opacity: 0.2, radius: 24, drop: 6)),
    wheels: WheelMetrics(
      width: 320, height: 216, inset: 8, bandHeight: 34, bandRadius: 8, bandInset: 9,
      band: LookColor(0x787880, 0x787880, percent: (8, 18)), fontSize: 23.5, monthWeight: 1.5, dayWeight: 2.4,
      distances: [31.2, 58.2, 78], scales: [0.84, 0.65, 0.4], opacities: [0.45, 0.42, 0.3]),
    calendars: CalendarMetrics(
      width: 320, titleHeight: 44, weekdayHeight: 24, dayHeight: 44, selection: 44, selectionOpacity: 0.15, inset: 8,
      daySize: 20, selectedDaySize: 24, weekdaySize: 13, titleArrowSize: 13, arrowSize: 20, titleSpacing: 6,
      arrowSpacing: 28, timeWidth: 214),
    glass: GlassMetrics(
      regular: GlassMetrics.Variant(
        blur: 12, saturation: 1.4, fill: LookColor(0xFFFFFF, 0x242424), lightOpacity: 0.8, darkOpacity: 0.7),
      clear: GlassMetrics.Variant(
        blur: 4, saturation: 1.2, fill: LookColor(0xFFFFFF, 0x242424), lightOpacity: 0.25, darkOpacity: 0.25),
      rimWidth: 0.67, lightRim: 0.5, darkRim: 0.13, rimAtSides: 0.6,
      shadow: LookShadow(opacity: 0.07, radius: 14, drop: 6), pressedLight: 0.25, spacing: 8))
}
