import Foundation

extension Look {
  // Chosen by eye, not measured: singleLineHeight, the capsule's rim, the dark colour of tabs. Measured only once or
  // partly hidden: the height of bars, the thumb of sliders, segments.
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
    look.navigationBar.search = SearchFieldMetrics(
      height: 44, cornerRadius: 22, padding: ListMetrics.Padding(top: 1, bottom: 15), inset: 13, spacing: 9,
      hasDarkMagnifier: true)
    look.tabBar = TabBarMetrics(
      height: 62, symbolCenter: 24, titleBaseline: 48.7, color: LookColor(0x19191C, 0xF4F4F4),
      background: LookColor(0xFCFCFF, 0x212123), line: LookColor(0xFCFCFF, 0x212123),
      capsule: TabBarMetrics.Capsule(
        tabDistance: 86, selectionWidth: 94, inset: 4, bottom: 21, selection: LookColor(0xEAEAED, 0x424244),
        rim: LookColor(0xFFFFFF, 0x3A3A3C)))
    look.controls.switchTrack = CGSize(width: 63, height: 28)
    look.controls.switchThumb = CGSize(width: 37, height: 24)
    look.controls.switchWidth = 63
    look.controls.switchOff = LookColor(0xC5C5C7, 0x5A5A5E)
    look.controls.switchHasShadow = false
    look.controls.sliderTrack = 6
    look.controls.sliderThumb = CGSize(width: 37, height: 24)
    look.controls.segmentRadius = nil
    look.controls.selectedSegmentRadius = nil
    look.controls.segmentsHaveDividers = false
    look.controls.buttonRadius = nil
    look.controls.largeButtonRadius = nil
    return look
  }()
}
