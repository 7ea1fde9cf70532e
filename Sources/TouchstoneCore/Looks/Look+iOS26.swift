import Foundation

extension Look {
  /// The appearance of iOS 26.
  ///
  /// Lists, forms, bars, tabs, switches, sliders, segments and prominent buttons are those of iOS 26. Sheets, alerts
  /// and dialogs are those of ``iOS18``, because no picture of them was available for measurement.
  public static let iOS26: Look = {
    var look = iOS18
    look.name = "iOS 26"
    look.palette = .os26
    look.lists.rowHeight = 52
    look.lists.rowPadding = 15.85
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
    look.lists.chevron = ListMetrics.Chevron(size: 14.5, color: LookColor(0xC5C5C7, 0x5A5A5E), trailing: 1.6)
    look.navigationBar.height = 54
    (look.navigationBar.search.height, look.navigationBar.search.cornerRadius) = (44, 22)
    (look.navigationBar.search.inset, look.navigationBar.search.spacing) = (13, 8.3)
    look.navigationBar.search.hasDarkMagnifier = true
    look.navigationBar.capsule = NavigationBarMetrics.Capsule(
      height: 44, padding: 13, symbolWidth: 44, background: LookColor(0xFDFDFE, 0x191919),
      rim: LookColor(0xFFFFFF, 0x363636), shadow: LookShadow(opacity: 0.1, radius: 12, drop: 2),
      color: LookColor(0x19191C, 0xF4F4F4))
    look.tabBar = TabBarMetrics(
      height: 62, symbolCenter: 24, titleBaseline: 48.7, color: LookColor(0x19191C, 0xF4F4F4),
      background: LookColor(0xFCFCFF, 0x212123), line: LookColor(0xFCFCFF, 0x212123),
      badgeHeight: 18, badgeLeading: 5, badgeTop: 5, badgeFontSize: 13, badgePadding: 5, symbolSize: 18, titleSize: 10,
      pages: look.tabBar.pages,
      capsule: TabBarMetrics.Capsule(
        tabDistance: 86, selectionWidth: 94, inset: 4, bottom: 21, selection: LookColor(0xEAEAED, 0x424244),
        rim: LookColor(0xFFFFFF, 0x3A3A3C), shadow: LookShadow(opacity: 0.12, radius: 12, drop: 4)))
    look.controls.switchTrack = CGSize(width: 63, height: 28)
    look.controls.switchThumb = CGSize(width: 37, height: 24)
    look.controls.switchWidth = 63
    look.controls.switchOff = LookColor(0xC5C5C7, 0x5A5A5E)
    look.controls.switchShadow = nil
    look.controls.sliderTrack = 6
    look.controls.sliderThumb = CGSize(width: 37, height: 24)
    look.controls.segmentRadius = nil
    look.controls.selectedSegmentRadius = nil
    look.controls.segmentsHaveDividers = false
    look.controls.buttonRadius = nil
    look.controls.largeButtonRadius = nil
    look.menus.cornerRadius = 32
    look.menus.rowHeight = 42
    look.menus.rowPadding = 10
    look.menus.inset = 20
    look.menus.checkedInset = 48
    look.menus.verticalPadding = 10
    look.menus.symbolsLead = true
    look.menus.groupDistance = 20
    look.menus.groupsHaveInsetLines = true
    look.menus.itemsHaveLines = false
    look.menus.background = LookColor(0xFAFAFC, 0x232325)
    look.menus.line = LookColor(0xDCDCDE, 0x454548)
    return look
  }()
}

// MARK: - Evidence

extension Look {
  private typealias Seen = MeasuredPictures

  /// The source of each number of ``iOS26`` that differs from that of ``iOS18``.
  package static let evidenceOfiOS26: [LookEvidence] = [
    LookEvidence(
      .several, "\(Seen.showcase26); \(Seen.homeAssistant26); \(Seen.accessibility26)", "lists.rowHeight",
      "lists.cornerRadius", "lists.margin", "lists.headerSize", "lists.isHeaderUppercase", "lists.separatorHeight",
      "lists.separatorColor", "lists.insetsSeparatorEnds", "lists.chevron.color"),
    LookEvidence(
      .derived, "texts and chevrons where \(Seen.showcase26) and \(Seen.accessibility26) have them",
      "lists.rowPadding", "lists.header", "lists.footer", "lists.chevron.trailing"),
    LookEvidence(.chosen, "by eye", "lists.singleLineHeight"),
    LookEvidence(.unclear, "\(Seen.homeAssistant26), from the position of the first group", "navigationBar.height"),
    LookEvidence(
      .several, Seen.homeAssistant26, "navigationBar.capsule.height", "navigationBar.capsule.padding",
      "navigationBar.capsule.color"),
    LookEvidence(
      .chosen, "dark: \(Seen.homeAssistant26); the rest by eye", "navigationBar.capsule.symbolWidth",
      "navigationBar.capsule.background", "navigationBar.capsule.rim", "navigationBar.capsule.shadow"),
    LookEvidence(
      .several, Seen.showcase26, "navigationBar.search.height", "navigationBar.search.cornerRadius",
      "navigationBar.search.hasDarkMagnifier", "tabBar.height", "tabBar.titleBaseline", "tabBar.color",
      "tabBar.background", "tabBar.line", "tabBar.capsule.tabDistance", "tabBar.capsule.selectionWidth",
      "tabBar.capsule.inset", "tabBar.capsule.bottom", "tabBar.capsule.selection"),
    LookEvidence(
      .derived, "symbols where \(Seen.showcase26) has them", "navigationBar.search.inset",
      "navigationBar.search.spacing", "tabBar.symbolCenter"),
    LookEvidence(.chosen, "by eye", "tabBar.capsule.rim", "tabBar.capsule.shadow", "tabBar.badgeTop"),
    LookEvidence(
      .several, "\(Seen.homeAssistant26); \(Seen.cupertino)", "controls.switchTrack", "controls.switchThumb",
      "controls.switchWidth", "controls.switchOff", "controls.switchShadow"),
    LookEvidence(.one, Seen.cupertino, "controls.sliderTrack", "controls.sliderThumb"),
    LookEvidence(
      .unclear, "\(Seen.accessibility26); \(Seen.cupertino)", "controls.segmentRadius",
      "controls.selectedSegmentRadius", "controls.segmentsHaveDividers"),
    LookEvidence(.several, "\(Seen.speziViews26); \(Seen.cupertino)", "controls.buttonRadius"),
    LookEvidence(.chosen, "as regular buttons", "controls.largeButtonRadius"),
    LookEvidence(
      .unclear, Seen.cupertino, "menus.rowHeight", "menus.symbolsLead", "menus.verticalPadding", "menus.groupDistance",
      "menus.groupsHaveInsetLines", "menus.itemsHaveLines"),
    LookEvidence(
      .chosen, "by eye", "menus.cornerRadius", "menus.rowPadding", "menus.inset", "menus.checkedInset",
      "menus.background", "menus.line"),
  ]
}
