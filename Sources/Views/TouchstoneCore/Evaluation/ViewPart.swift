/// The name of a part of a view, which distinguishes it from the view's other parts.
package enum ViewPart {
  // What several kinds of views consist of.
  case background, overlay, header, content, footer, leading, trailing, top, bottom, dimming, items, preview

  /// A modifier of several views, around one of them.
  case sharedModifier

  // Rows.
  case row, option, badge, swipe, swipeActions, press

  // Presentations.
  case handle, card, dismissButton

  // Navigation.
  case sidebar, detail, columnVisibility, sidebarButton, keyboardBar, scrolledBars, search
  case minimizedBar, pageDots

  // Charts.
  case plot, plotOverlay, annotations, symbols, series, legend, xAxis, yAxis, xLabels, yLabels, xTitle, yTitle
}
