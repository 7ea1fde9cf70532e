import Foundation
import TouchstoneDrawing

extension Look {
  /// The appearance of iOS 26.
  ///
  /// Lists, forms, bars, tabs, alerts, menus, switches, sliders, segments and prominent buttons were measured; what was
  /// chosen by eye, such as the corners of sheets, is marked so in `evidenceOfiOS26`.
  public static let iOS26: Look = {
    var look = iOS18
    look.name = "iOS 26"
    look.palette = .os26
    look.lists.rowHeight = 52
    look.lists.rowHeightStep = 1
    look.lists.rowPadding = 15.85
    look.lists.accessibilityRowPadding = 15
    look.lists.singleLineHeight = 44
    look.lists.cornerRadius = 26
    look.lists.margin.threshold = 414
    look.lists.header = ListMetrics.Padding(top: 10.1, bottom: 9.9)
    look.lists.footer = ListMetrics.Padding(top: 7.62, bottom: 6.38)
    look.lists.headerSize = .headline
    look.lists.isHeaderUppercase = false
    look.lists.separatorHeight = 1
    look.lists.separatorColor = LookColor(0xE8E8E8, 0x38383B)
    look.lists.insetsSeparatorEnds = true
    look.lists.chevron = ListMetrics.Chevron(
      size: 16.9, color: LookColor(0x3C3C43, 0xEBEBF5, percent: (30, 30)), trailing: 1.7, distance: 10.6)
    look.lists.smallIconColumn = 23
    look.navigationBar.height = 54
    look.navigationBar.compactHeight = 54
    look.navigationBar.sheetHeight = 70
    look.navigationBar.sheetTop = 16
    (look.navigationBar.search.height, look.navigationBar.search.cornerRadius) = (44, 22)
    (look.navigationBar.search.inset, look.navigationBar.search.spacing) = (12.2, 6.8)
    look.navigationBar.search.hasDarkMagnifier = true
    look.navigationBar.search.bottom = SearchFieldMetrics.Bottom(height: 48, margin: 28, distance: 21)
    look.navigationBar.capsule = NavigationBarMetrics.Capsule(
      height: 44, padding: 12, symbolWidth: 44, color: LookColor(0x19191C, 0xF4F4F4))
    look.navigationBar.edgeEffect = NavigationBarMetrics.EdgeEffect(blur: 4, reach: 30, opacity: 0.85, solid: 0.35)
    look.tabBar = TabBarMetrics(
      height: 62, symbolCenter: 24, titleBaseline: 48.7, color: LookColor(0x19191C, 0xF4F4F4),
      background: look.tabBar.background, line: look.tabBar.line,
      badgeHeight: 18, badgeLeading: 5, badgeTop: 5, badgeFontSize: 13, badgePadding: 5, symbolSize: 18.3,
      titleSize: 10,
      pages: look.tabBar.pages,
      capsule: TabBarMetrics.Capsule(
        tabDistance: 86, selectionWidth: 94, inset: 4, bottom: 21, selection: LookColor(0xEAEAED, 0x424244),
        accent: LookColor(0x007EF6, 0x0091FF),
        margin: 21, minimizedHeight: 48, accessoryHeight: 48, accessoryDistance: 8))
    look.fonts.selectedTabTitleWeight = .semibold
    look.navigationBar.titleColor = LookColor(0x09090A, 0xF5F5F5)
    look.setControlsOfiOS26()
    look.setPresentationsOfiOS26()
    return look
  }()

  private mutating func setControlsOfiOS26() {
    controls.switchTrack = CGSize(width: 63, height: 28)
    controls.switchThumb = CGSize(width: 37, height: 24)
    controls.switchWidth = 61
    controls.switchOff = LookColor(0xC5C5C7, 0x5A5A5E)
    controls.switchShadow = nil
    controls.sliderTrack = 6
    (controls.sliderInset, controls.sliderTrackDrop, controls.sliderThumbRise) = (0, 0, 0)
    controls.sliderThumb = CGSize(width: 37, height: 24)
    controls.sliderShadow = LookShadow(opacity: 0.15, radius: 3, drop: 2)
    controls.segmentRadius = nil
    controls.selectedSegmentRadius = nil
    controls.segmentsHaveDividers = false
    controls.buttonRoundness = nil
    controls.dateRadius = 17
    controls.stepper.cornerRadius = 16
    controls.stepper.line.height = 24
    controls.stepper.stroke = CGSize(width: 13, height: 1.75)
  }

  private mutating func setPresentationsOfiOS26() {
    sheets.cornerRadius = 34
    sheets.screenCornerRadius = 50
    sheets.floating = SheetMetrics.Floating(margin: 8, bottomRadius: 49)
    alerts.width = 320
    alerts.cornerRadius = 32
    alerts.padding = EdgeInsets(top: 21.9, leading: 30, bottom: 20.1, trailing: 30)
    alerts.messageSpacing = 8.1
    alerts.messageSize = .subheadline
    alerts.messageColor = LookColor(0x6F6F75, 0xA0A0A6)
    alerts.isLeading = true
    alerts.background = LookColor(0xECECEF, 0x242426)
    alerts.rim = LookColor(0xF3F3F6, 0x3C3C3E)
    alerts.buttonHeight = 48 + 1 / 3
    alerts.buttons = AlertMetrics.Buttons(
      inset: 15, spacing: 8, cornerRadius: nil, fontSize: 17, background: LookColor(0xE0E0E2, 0x38383A),
      color: LookColor(0x000000, 0xFFFFFF))
    alerts.fieldHeight = 44
    alerts.fieldPadding = 16
    alerts.fieldFontSize = 17
    alerts.separateFields = AlertMetrics.SeparateFields(spacing: 8, background: LookColor(0xDEDEE2, 0x38383B))
    wheels.bandRadius = 17
    alerts.dialogWidth = 270
    popovers.cornerRadius = 32
    menus.cornerRadius = 32
    menus.rowHeight = 42
    menus.rowPadding = 10
    menus.inset = 24
    menus.checkedInset = 48
    menus.symbolDistance = 12
    menus.verticalPadding = 10
    menus.symbolsLead = true
    menus.groupDistance = 21
    menus.groupsHaveInsetLines = true
    menus.itemsHaveLines = false
    menus.lineHeight = 1
    menus.previewCornerRadius = 26
    menus.background = LookColor(0xF9F9FB, 0x232325)
    menus.rim = LookColor(0xFFFFFF, 0x3C3C3E)
    menus.line = LookColor(0xE5E5E7, 0x454548)
  }
}

// MARK: - Evidence

extension Look {
  private typealias Seen = MeasuredPictures

  /// The source of each number of ``iOS26`` that differs from that of ``iOS18``.
  package static let evidenceOfiOS26: [LookEvidence] = [
    LookEvidence(
      .several, "\(Seen.showcase26); \(Seen.homeAssistant26); \(Seen.accessibility26)", "lists.rowHeight",
      "lists.cornerRadius", "lists.margin", "lists.headerSize", "lists.isHeaderUppercase", "lists.separatorHeight",
      "lists.separatorColor", "lists.insetsSeparatorEnds", "lists.chevron.color", "lists.smallIconColumn",
      "navigationBar.titleColor"),
    LookEvidence(
      .derived, "texts and chevrons where \(Seen.showcase26) and \(Seen.accessibility26) have them",
      "lists.rowPadding", "lists.header", "lists.footer", "lists.chevron.trailing", "lists.chevron.distance"),
    LookEvidence(.one, Seen.homeAssistant26, "lists.rowHeightStep"),
    LookEvidence(
      .one, "a row of 130 points with lines 52 apart at accessibility3 (iOS 26)", "lists.accessibilityRowPadding"),
    LookEvidence(.chosen, "by eye", "lists.singleLineHeight"),
    LookEvidence(.unclear, "\(Seen.homeAssistant26), from the position of the first group", "navigationBar.height"),
    LookEvidence(.chosen, "as high as in portrait: no picture shows a landscape bar", "navigationBar.compactHeight"),
    LookEvidence(
      .several, Seen.homeAssistant26, "navigationBar.capsule.height", "navigationBar.capsule.color"),
    LookEvidence(
      .derived, "a button as wide as in \(Seen.homeAssistant26)", "navigationBar.capsule.padding"),
    LookEvidence(
      .one, "as far as the fade at the bottom of \(Seen.showcase26)", "navigationBar.edgeEffect.reach"),
    LookEvidence(
      .chosen, "a circle, as in pictures of unknown scale", "navigationBar.capsule.symbolWidth"),
    LookEvidence(
      .chosen, "by eye", "navigationBar.edgeEffect.blur",
      "navigationBar.edgeEffect.opacity", "navigationBar.edgeEffect.solid"),
    LookEvidence(
      .several, Seen.showcase26, "navigationBar.search.height", "navigationBar.search.cornerRadius",
      "navigationBar.search.hasDarkMagnifier", "tabBar.height", "tabBar.titleBaseline", "tabBar.color",
      "fonts.selectedTabTitleWeight",
      "tabBar.capsule.tabDistance", "tabBar.capsule.selectionWidth",
      "tabBar.capsule.inset", "tabBar.capsule.bottom", "tabBar.capsule.selection"),
    LookEvidence(
      .derived, "symbols where \(Seen.showcase26) has them", "navigationBar.search.inset",
      "navigationBar.search.spacing", "tabBar.symbolCenter"),
    LookEvidence(
      .several, "light: \(Seen.showcase26); dark the system's blue", "tabBar.capsule.accent"),
    LookEvidence(
      .chosen, "by eye", "tabBar.capsule.margin", "tabBar.capsule.minimizedHeight", "tabBar.capsule.accessoryHeight",
      "tabBar.capsule.accessoryDistance", "tabBar.badgeTop"),
    LookEvidence(
      .chosen, "Apple's documentation of `searchable` says where it is; the lengths by eye",
      "navigationBar.search.bottom.height", "navigationBar.search.bottom.margin",
      "navigationBar.search.bottom.distance"),
    LookEvidence(
      .several, "\(Seen.homeAssistant26); \(Seen.cupertino)", "controls.switchTrack", "controls.switchThumb",
      "controls.switchWidth", "controls.switchOff", "controls.switchShadow"),
    LookEvidence(
      .one, Seen.cupertino, "controls.sliderTrack", "controls.sliderThumb", "controls.sliderInset",
      "controls.sliderTrackDrop", "controls.sliderThumbRise"),
    LookEvidence(
      .one, Seen.accessibility26, "controls.stepper.cornerRadius", "controls.stepper.line", "controls.stepper.stroke"),
    LookEvidence(
      .unclear, "\(Seen.accessibility26); \(Seen.cupertino)", "controls.segmentRadius",
      "controls.selectedSegmentRadius", "controls.segmentsHaveDividers"),
    LookEvidence(.several, "\(Seen.speziViews26); \(Seen.cupertino)", "controls.buttonRoundness"),
    LookEvidence(.several, "blue: \(Seen.speziViews26); the others: pictures recorded on OS 26 (iOS 26)", "palette"),
    LookEvidence(.chosen, "by eye", "controls.sliderShadow"),
    LookEvidence(
      .several, "\(Seen.adaptive26); \(Seen.cupertino)", "menus.rowHeight", "menus.symbolsLead", "menus.groupDistance",
      "menus.groupsHaveInsetLines", "menus.itemsHaveLines"),
    LookEvidence(
      .one, "light: \(Seen.adaptive26); dark by eye", "menus.cornerRadius", "menus.verticalPadding", "menus.inset",
      "menus.symbolDistance", "menus.lineHeight", "menus.background", "menus.rim", "menus.line"),
    LookEvidence(
      .chosen, "by eye", "menus.rowPadding", "menus.checkedInset", "menus.previewCornerRadius",
      "popovers.cornerRadius"),
    LookEvidence(
      .unclear, "lodev09/react-native-true-sheet, issue 732: the scale that UIKit gives to a sheet (iOS 26.2)",
      "sheets.floating.margin"),
    LookEvidence(
      .chosen, "the corners of an iPhone 15, 55, less the margin; the rest by eye", "sheets.floating.bottomRadius",
      "sheets.cornerRadius", "sheets.screenCornerRadius", "navigationBar.sheetHeight", "navigationBar.sheetTop"),
    LookEvidence(
      .several, "\(Seen.alert26); \(Seen.adaptive26)", "alerts.width", "alerts.buttonHeight",
      "alerts.buttons.spacing"),
    LookEvidence(
      .one, "light: \(Seen.alert26); dark by eye", "alerts.cornerRadius", "alerts.isLeading", "alerts.messageSize",
      "alerts.messageColor", "alerts.background", "alerts.rim", "alerts.buttons.inset", "alerts.buttons.cornerRadius",
      "alerts.buttons.fontSize", "alerts.buttons.background", "alerts.buttons.color"),
    LookEvidence(
      .derived, "title, message and buttons where \(Seen.alert26) has them", "alerts.padding",
      "alerts.messageSpacing"),
    LookEvidence(
      .chosen, "by eye", "alerts.fieldHeight", "alerts.fieldPadding",
      "alerts.fieldFontSize", "alerts.separateFields.spacing", "alerts.separateFields.background",
      "alerts.dialogWidth", "controls.dateRadius", "wheels.bandRadius"),
  ]
}
