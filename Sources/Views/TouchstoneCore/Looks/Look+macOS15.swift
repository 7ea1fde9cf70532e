import Foundation
import TouchstoneDrawing

extension Look {
  /// The appearance of macOS 11 to 15: text styles and their colours, push buttons, check boxes, pop-up buttons and other
  /// controls, forms, lists, sidebars, tables, toolbars, tabs, sheets and alerts.
  public static let macOS15: Look = {
    var look = iOS18
    look.name = "macOS 15"
    look.palette = .macOS
    look.lists.rowHeight = 36
    look.lists.rowPadding = 8
    look.lists.singleLineHeight = 24
    look.lists.margin = Margin(narrow: 20, wide: 20, threshold: 0)
    look.lists.contentMargin = 10
    look.lists.cornerRadius = 6
    look.lists.sectionSpacing = 20
    look.lists.header = ListMetrics.Padding(top: 10, bottom: 4)
    look.lists.headerSize = .subheadline
    look.lists.isHeaderUppercase = false
    look.lists.iconColumn = CGSize(width: 20, height: 16)
    look.lists.iconDistance = 6
    look.splitView = SplitViewMetrics(sidebarWidth: 200, contentWidth: 240)
    look.desktop = DesktopMetrics(
      sizes: DesktopMetrics.Sizes(
        mini: DesktopMetrics.Control(
          fontSize: 9, pushHeight: 14, popUpHeight: 14, segmentHeight: 15, fieldHeight: 10, pushRadius: 3.5,
          boxSize: 10, boxRadius: 2.5, markSize: 6.5, arrowSize: 11, arrowRadius: 3,
          stepperSize: CGSize(width: 9, height: 14), stepperRadius: 3.5, stepperArrowSize: 5, spinnerSize: 10),
        small: DesktopMetrics.Control(
          fontSize: 11, pushHeight: 17, popUpHeight: 17, segmentHeight: 18, fieldHeight: 13, pushRadius: 4.5,
          boxSize: 12, boxRadius: 3, markSize: 8, arrowSize: 13, arrowRadius: 3.5,
          stepperSize: CGSize(width: 11, height: 18), stepperRadius: 4, stepperArrowSize: 6, spinnerSize: 16),
        regular: DesktopMetrics.Control(
          pushHeight: 20, popUpHeight: 20, segmentHeight: 22, fieldHeight: 16, pushRadius: 5, boxSize: 14,
          boxRadius: 3.5, markSize: 9, arrowSize: 16, arrowRadius: 4, stepperSize: CGSize(width: 13, height: 22),
          stepperRadius: 5, stepperArrowSize: 7, spinnerSize: 32),
        large: DesktopMetrics.Control(
          pushHeight: 28, popUpHeight: 24, segmentHeight: 28, fieldHeight: 22, pushRadius: 6, boxSize: 16, boxRadius: 4,
          markSize: 10, arrowSize: 19, arrowRadius: 4.5, stepperSize: CGSize(width: 13, height: 22), stepperRadius: 5,
          stepperArrowSize: 7, spinnerSize: 32)),
      pushPadding: 8, pushFill: LookColor(0xFFFFFF, 0x656565),
      pushShadow: LookShadow(opacity: 0.25, radius: 1, drop: 0.5),
      pressedBrightness: -0.1, boxSpacing: 6, boxFill: LookColor(0xFFFFFF, 0x4A4A4A),
      boxRim: LookColor(0xC4C4C4, 0x6A6A6A), boxRimWidth: 1, baselineOffset: 4.7,
      arrowInset: 2,
      labelSpacing: 8, formSpacing: 10, fieldWidth: 220, formSwitch: CGSize(width: 26, height: 15),
      formThumb: CGSize(width: 13, height: 13), listBackground: LookColor(0xFFFFFF, 0x1E1E1E),
      sidebarBackground: LookColor(0xE9E9E9, 0x2A2A2A), windowBackground: LookColor(0xECECEC, 0x323232),
      groupBackground: LookColor(0xE5E5E5, 0x3A3A3A),
      selection: LookColor(0xDCDCDC, 0x464646), emphasizedSelection: LookColor(0x0063E1, 0x0058D0),
      alternateRow: LookColor(0xF4F5F5, 0x292929),
      rows: DesktopMetrics.Rows(
        height: 24, padding: 4, inset: 10, contentInset: 6, ends: 10, cornerRadius: 5, ownInset: 0, headerHeight: 28,
        sectionSpacing: 0),
      sidebarRows: DesktopMetrics.Rows(
        height: 28, padding: 4, inset: 10, contentInset: 8, ends: 10, cornerRadius: 5, ownInset: 0, headerHeight: 28,
        sectionSpacing: 0),
      table: DesktopMetrics.Table(
        headerHeight: 28, headerFontSize: 11, columnSpacing: 17, divider: CGSize(width: 1, height: 16)),
      window: DesktopMetrics.Window(
        titleHeight: 28, titleSize: 13, cornerRadius: 10, buttonSize: 12, buttonDistance: 20, buttonInset: 8,
        buttons: [
          LookColor(0xFF5F57, 0xFF5F57), LookColor(0xFEBC2E, 0xFEBC2E), LookColor(0x28C840, 0x28C840),
        ],
        background: LookColor(0xECECEC, 0x323232), line: LookColor(0xD6D6D6, 0x1E1E1E), lineHeight: 1,
        shadow: LookShadow(opacity: 0.35, radius: 16, drop: 8), margin: 40),
      toolbar: DesktopMetrics.Toolbar(
        height: 52, margin: 16, spacing: 12, titleSize: 15, subtitleSize: 11, itemWidth: 28, symbolSize: 16,
        textSize: 13, color: LookColor(0x5C5C5C, 0xB0B0B0), searchSize: CGSize(width: 180, height: 28),
        searchRadius: 6, searchFill: LookColor(0x000000, 0xFFFFFF, percent: (5, 8)), buttonInset: 20, sheetMargin: 20,
        sheetSpacing: 8),
      tabs: DesktopMetrics.Tabs(
        height: 22, padding: 12, margin: 20, inset: 12, cornerRadius: 6,
        background: LookColor(0x000000, 0xFFFFFF, percent: (3, 4)),
        rim: LookColor(0x000000, 0xFFFFFF, percent: (8, 8))),
      stepperSpacing: 5,
      colorWell: CGSize(width: 44, height: 23), colorWellInset: 4, colorWellRadius: 3,
      boxPadding: 8, boxTitleSpacing: 4, boxTitleSize: 11,
      boxBackground: LookColor(0x000000, 0xFFFFFF, percent: (3, 4)), disclosureSize: 10, disclosureSpacing: 6)
    look.fonts.selectedSegmentWeight = .medium
    look.sheets.fitsContent = true
    look.alerts.width = 260
    look.alerts.cornerRadius = 10
    look.alerts.padding = EdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16)
    look.alerts.messageSpacing = 8
    look.alerts.messageSize = .subheadline
    look.alerts.background = LookColor(0xECECEC, 0x323232)
    look.alerts.rim = LookColor(0xD0D0D0, 0x545454)
    look.alerts.buttonHeight = 28
    look.alerts.buttons = AlertMetrics.Buttons(
      inset: 16, spacing: 8, cornerRadius: 6, fontSize: 13, background: LookColor(0xD8D8D8, 0x5A5A5A),
      color: LookColor(0x262626, 0xE0E0E0))
    look.alerts.fieldHeight = 22
    look.controls.switchTrack = CGSize(width: 38, height: 22)
    look.controls.switchThumb = CGSize(width: 20, height: 20)
    look.controls.switchWidth = 38
    look.controls.sliderHeight = 20
    (look.controls.sliderInset, look.controls.sliderTrackDrop, look.controls.sliderThumbRise) = (0, 0, 0)
    look.controls.sliderThumb = CGSize(width: 20, height: 20)
    look.controls.sliderShadow = LookShadow(opacity: 0.25, radius: 1, drop: 0.5)
    look.controls.segmentRadius = 6
    look.controls.selectedSegmentRadius = 5
    look.controls.segmentPadding = 1
    look.controls.segmentDivider = CGSize(width: 1, height: 12)
    look.controls.segmentShadow = LookShadow(opacity: 0.25, radius: 1, drop: 0.5)
    look.controls.boxRadius = 5
    look.controls.field.padding = CGSize(width: 7, height: 3)
    look.controls.menuLabelSpacing = 8
    look.controls.field.fill = LookColor(0xFFFFFF, 0x1E1E1E)
    look.controls.field.caretWidth = 1
    look.controls.field.focusRing = 3.5
    look.controls.field.rim = LookColor(0xCCCCCC, 0x4B4B4D)
    return look
  }()
}

// MARK: - Evidence

extension Look {
  /// Returns the paths of some numbers of controls of all sizes.
  private static func controls(_ names: String...) -> [String] {
    ["mini", "small", "regular", "large"].flatMap { size in names.map { "desktop.sizes.\(size).\($0)" } }
  }

  /// The source of each number of ``macOS15`` that differs from that of ``iOS18``.
  package static let evidenceOfmacOS15: [LookEvidence] = [
    LookEvidence(
      .one, "a push button with a title of one letter is 25 × 20 (macOS 14)", "desktop.pushPadding"),
    LookEvidence(
      .one,
      "the same; ButtonMac, MenuListMac and ToggleButtonMac of WebKit (macOS 11 to 15) have the same boxes and the same large "
        + "buttons and menus, and others a point higher",
      properties: controls("pushHeight", "popUpHeight", "boxSize")),
    LookEvidence(.chosen, "AppKit's systemFontSize(for:)", properties: controls("fontSize")),
    LookEvidence(.chosen, "NSProgressIndicator's sizes, from memory", properties: controls("spinnerSize")),
    LookEvidence(
      .chosen, "AppKit's controls, by eye",
      properties: controls(
        "segmentHeight", "fieldHeight", "pushRadius", "boxRadius", "markSize", "arrowSize", "arrowRadius",
        "stepperSize", "stepperRadius", "stepperArrowSize")),
    LookEvidence(
      .chosen, "AppKit's controls, by eye", "desktop.pushShadow",
      "desktop.pressedBrightness",
      "desktop.boxSpacing", "desktop.boxFill", "desktop.boxRim", "desktop.boxRimWidth", "desktop.baselineOffset",
      "desktop.arrowInset", "desktop.labelSpacing", "desktop.fieldWidth",
      "desktop.formSpacing", "desktop.formSwitch", "desktop.formThumb", "desktop.stepperSpacing", "desktop.colorWell",
      "desktop.colorWellInset",
      "desktop.colorWellRadius", "desktop.boxPadding", "desktop.boxTitleSpacing", "desktop.boxTitleSize",
      "desktop.boxBackground", "desktop.disclosureSize", "desktop.disclosureSpacing", "controls.switchTrack",
      "controls.switchThumb", "controls.switchWidth", "controls.sliderHeight", "controls.sliderInset",
      "controls.sliderTrackDrop", "controls.sliderThumbRise", "controls.sliderThumb",
      "controls.sliderShadow", "controls.segmentRadius", "controls.selectedSegmentRadius",
      "controls.segmentPadding", "controls.segmentDivider", "controls.segmentShadow", "controls.boxRadius",
      "desktop.tabs.height", "desktop.tabs.padding", "desktop.tabs.margin", "desktop.tabs.inset",
      "desktop.tabs.cornerRadius", "desktop.tabs.background", "desktop.tabs.rim", "controls.menuLabelSpacing",
      "controls.field.padding", "controls.field.rim",
      "controls.field.caretWidth", "controls.field.focusRing"),
    LookEvidence(
      .chosen, "AppKit's controlColor, in dark appearance white at 25 %, on the background of a window",
      "desktop.pushFill"),
    LookEvidence(
      .chosen,
      "AppKit prints its controlBackgroundColor, textBackgroundColor, windowBackgroundColor and selection colours",
      "desktop.listBackground", "controls.field.fill", "desktop.windowBackground", "desktop.selection",
      "desktop.emphasizedSelection", "desktop.alternateRow"),
    LookEvidence(
      .one, "AppKit tells the height of a table's header view (moreSwift/swift-cross-ui, request 693)",
      "desktop.table.headerHeight"),
    LookEvidence(
      .one, "AppKit tells the frames of rows and cells of a table (macOS 11), in a question of its developer",
      "desktop.rows.height", "desktop.rows.ends"),
    LookEvidence(
      .chosen, "SwiftUI's defaultMinListHeaderHeight", "desktop.rows.headerHeight", "desktop.sidebarRows.headerHeight"),
    LookEvidence(
      .derived, "the same: cells begin 16 points from the side", "desktop.rows.inset", "desktop.rows.contentInset"),
    LookEvidence(
      .chosen, "NSTableView's and NSSplitView's defaults, by eye", "desktop.rows.padding", "desktop.rows.cornerRadius",
      "desktop.sidebarRows.height", "desktop.sidebarRows.padding", "desktop.sidebarRows.inset",
      "desktop.sidebarRows.contentInset", "desktop.sidebarRows.ends", "desktop.sidebarRows.cornerRadius",
      "desktop.rows.ownInset", "desktop.sidebarRows.ownInset", "desktop.rows.sectionSpacing",
      "desktop.sidebarRows.sectionSpacing",
      "desktop.table.headerFontSize", "desktop.table.columnSpacing", "desktop.table.divider",
      "desktop.sidebarBackground", "desktop.groupBackground", "lists.rowHeight", "lists.rowPadding",
      "lists.singleLineHeight", "lists.margin", "lists.contentMargin", "lists.cornerRadius", "lists.sectionSpacing",
      "lists.header", "lists.headerSize", "lists.isHeaderUppercase", "lists.iconColumn", "lists.iconDistance",
      "splitView.sidebarWidth", "splitView.contentWidth"),
    LookEvidence(
      .one, "circles of 12 points, 20 apart (prosperity-solutions/veld, request 242, macOS 11 to 15)",
      "desktop.window.buttonSize", "desktop.window.buttonDistance"),
    LookEvidence(
      .chosen, "AppKit's windows, by eye", "desktop.window.titleHeight", "desktop.window.titleSize",
      "desktop.window.cornerRadius", "desktop.window.buttonInset", "desktop.window.buttons",
      "desktop.window.background", "desktop.window.line", "desktop.window.lineHeight", "desktop.window.shadow",
      "desktop.window.margin"),
    LookEvidence(
      .chosen, "the unified toolbars of AppKit's windows, by eye", "desktop.toolbar.height", "desktop.toolbar.margin",
      "desktop.toolbar.spacing", "desktop.toolbar.titleSize", "desktop.toolbar.subtitleSize",
      "desktop.toolbar.itemWidth", "desktop.toolbar.symbolSize", "desktop.toolbar.textSize", "desktop.toolbar.color",
      "desktop.toolbar.searchSize", "desktop.toolbar.searchRadius", "desktop.toolbar.searchFill",
      "desktop.toolbar.buttonInset", "desktop.toolbar.sheetMargin", "desktop.toolbar.sheetSpacing"),
    LookEvidence(
      .chosen, "AppKit prints its label colours; the accent colour is that of goldens of macOS", "palette"),
    LookEvidence(.chosen, "NSSegmentedControl's, by eye", "fonts.selectedSegmentWeight"),
    LookEvidence(
      .chosen, "NSAlert's and NSPanel's, by eye", "sheets.fitsContent", "alerts.width", "alerts.cornerRadius",
      "alerts.padding", "alerts.messageSpacing", "alerts.messageSize", "alerts.background", "alerts.rim",
      "alerts.buttonHeight", "alerts.buttons.inset", "alerts.buttons.spacing", "alerts.buttons.cornerRadius",
      "alerts.buttons.fontSize", "alerts.buttons.background", "alerts.buttons.color", "alerts.fieldHeight"),
  ]
}
