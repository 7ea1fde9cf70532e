import Foundation
import TouchstoneDrawing

extension Look {
  /// The appearance of macOS 11 to 15: text styles, push buttons, check boxes, pop-up buttons, forms in columns, and plain
  /// lists. Bars, sheets and alerts are those of ``iOS18``.
  public static let macOS15: Look = {
    var look = iOS18
    look.name = "macOS 15"
    look.lists.rowHeight = 24
    look.lists.rowPadding = 4
    look.lists.singleLineHeight = 20
    look.lists.margin = Margin(narrow: 10, wide: 10, threshold: 0)
    look.lists.cornerRadius = 5
    look.lists.header = ListMetrics.Padding(top: 10, bottom: 4)
    look.lists.headerSize = .subheadline
    look.lists.isHeaderUppercase = false
    look.lists.iconColumn = CGSize(width: 18, height: 16)
    look.lists.iconDistance = 6
    look.splitView = SplitViewMetrics(sidebarWidth: 200, contentWidth: 240)
    look.desktop = DesktopMetrics(
      pushHeight: 20, pushRadius: 5, pushPadding: 8, pushFill: LookColor(0xFFFFFF, 0x646464),
      pushShadow: LookShadow(opacity: 0.25, radius: 1, drop: 0.5),
      boxSize: 14, boxRadius: 3.5, boxSpacing: 6, boxFill: LookColor(0xFFFFFF, 0x4A4A4A),
      boxRim: LookColor(0xC4C4C4, 0x6A6A6A), boxRimWidth: 1, markSize: 9, arrowSize: 16, arrowRadius: 4, arrowInset: 2,
      labelSpacing: 8, formSpacing: 10, fieldWidth: 220, listBackground: LookColor(0xFFFFFF, 0x1E1E1E))
    look.controls.field.padding.height = 3
    look.controls.field.lineHeight = 16
    look.controls.field.fill = LookColor(0xFFFFFF, 0x1E1E1E)
    look.controls.field.caretWidth = 1
    look.controls.field.focusRing = 3.5
    look.controls.field.rim = LookColor(0xCCCCCC, 0x4B4B4D)
    return look
  }()
}

// MARK: - Evidence

extension Look {
  /// The source of each number of ``macOS15`` that differs from that of ``iOS18``.
  package static let evidenceOfmacOS15: [LookEvidence] = [
    LookEvidence(
      .one, "a push button with a title of one letter is 25 × 20 (macOS 14)", "desktop.pushHeight",
      "desktop.pushPadding"),
    LookEvidence(
      .chosen, "AppKit's controls, by eye", "desktop.pushRadius", "desktop.pushFill", "desktop.pushShadow",
      "desktop.boxSize", "desktop.boxRadius", "desktop.boxSpacing", "desktop.boxFill", "desktop.boxRim",
      "desktop.boxRimWidth", "desktop.markSize",
      "desktop.arrowSize", "desktop.arrowRadius", "desktop.arrowInset", "desktop.labelSpacing", "desktop.fieldWidth",
      "desktop.formSpacing", "controls.field.padding", "controls.field.lineHeight", "controls.field.rim",
      "controls.field.caretWidth", "controls.field.focusRing"),
    LookEvidence(
      .chosen, "AppKit's controlBackgroundColor and textBackgroundColor", "desktop.listBackground",
      "controls.field.fill"),
    LookEvidence(
      .chosen, "NSTableView's and NSSplitView's defaults, by eye", "lists.rowHeight", "lists.rowPadding",
      "lists.singleLineHeight", "lists.margin", "lists.cornerRadius", "lists.header", "lists.headerSize",
      "lists.isHeaderUppercase", "lists.iconColumn", "lists.iconDistance", "splitView.sidebarWidth",
      "splitView.contentWidth"),
  ]
}
