import Foundation

/// The rows of the tables of measurements, but those that one scaled or partly hidden picture shows.
///
/// A row is measured in two or more pictures that agree, or in one clean picture. What a row says about different things,
/// such as a font and a colour, has a case each. A test claims a row by passing it to `expect`; `MeasuredRowTests` proves
/// that each row is claimed, or listed in ``MeasuredDifferences/withoutTest``.
enum MeasuredRow: String, CaseIterable {
  // Groups of lists and forms before iOS 26.
  case margin, contentStart, contentEnd
  case rowHeight, rowToggle, rowSlider, rowDate, rowPadded, rowTwoLines
  case groupCorners, separatorThickness, separatorColor, separatorStart, separatorEnd, separatorSlider
  case labelSymbol, labelTitle
  case firstGroup, firstGroupLargeTitle, firstHeader
  case headerHeight, headerFont, headerColor, headerBaseline
  case groupDistance, groupDistanceHeader, groupDistanceFooter, groupDistanceTwoLines
  case footerFont, footerColor, footerBaseline, footerLines
  case chevronSize, chevronColor, chevronEnd
  case valueColor, menuArrows, valueLabel, switchEnd, checkMark
  case backgroundsLight, backgroundsDark, backgroundsSheet

  // Plain lists.
  case plainSeparator

  // Navigation bars and search before iOS 26.
  case barTop, barHeight, inlineTitle, inlineTitleFont, barBackground, barLine
  case largeTitleFont, largeTitleBaseline, largeTitleStart, largeTitleWidth
  case backArrow, barButtons, barButtonFonts, sheetBar
  case searchField, searchSides, searchBackground, searchMagnifier, searchText, searchRow

  // Tab bars before iOS 26.
  case tabBarHeight, tabBarBackground, tabBarLine, tabBarSymbols, tabBarTitles, tabBarTitleFont, tabBarTint,
    tabBarOthers

  // Sheets before iOS 26.
  case sheetTop, sheetCorners, sheetScreen, sheetScreenOfPage

  // Alerts and action sheets before iOS 26.
  case alertWidth, alertCorners, alertDimming, alertBackground, alertLines, alertLineThickness
  case alertButtons, alertButtonFonts, alertTitle, alertTitleFont
  case alertMessageBaseline, alertMessageLines, alertMessageFont, alertLastBaseline, alertHeight, alertLineBreaks
  case alertFields, alertFieldFont
  case actionSheetBoxes, actionSheetButtons, actionSheetFonts, actionSheetBottom

  // Controls before iOS 26.
  case switchSize, switchThumb, switchShadow, switchColors
  case slider, sliderShadow, sliderHeight, progressBar, spinner, stepper, stepperParts
  case segments, segmentsCorners, segmentsSelection, segmentsShadow, segmentsDivider, segmentsFonts
  case compactDate, compactDateFont, compactDateDark, wheel, textField
  case prominentButton, prominentButtonHigh, prominentButtonDisabled, borderedPadding
  case menu, menuCorners, menuLines

  // Texts in controls.
  case textBody, textBodyMedium, textHeadline, textCapitals, textFootnote, textTitle3

  // iOS 26.
  case blue26, margin26, rowHeight26, rowTwoLines26, groupCorners26, separator26
  case header26, headerFont26, footer26, footerFont26
  case groupDistance26, groupDistanceHeader26, groupDistanceFooter26, firstHeader26, chevron26, backgrounds26
  case switch26, switchThumb26, slider26, stepper26, prominentButton26
  case barButtons26, barButtonFont26, largeTitle26, largeTitleWidth26
  case searchField26, searchMagnifier26, searchText26, searchDistance26
  case tabBar26, tabBarRim26, tabBarSelection26, tabBarSymbols26, tabBarTitles26, tabBarTitleFont26, tabBarFade26

  // macOS.
  case darkTextmacOS
}

extension MeasuredRow {
  /// The rows that a source file of tests claims: those it names, except in comments, and as the only argument of a call,
  /// such as `.pickerStyle(.wheel)`.
  static func claims(in source: String) -> Set<MeasuredRow> {
    let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let names = code.matches(of: /(?:[,?:] |\n +)\.(\w+)\b(?!\()|\(\.(\w+),/).compactMap { $0.output.1 ?? $0.output.2 }
    return Set(names.compactMap { MeasuredRow(rawValue: String($0)) })
  }

  /// The rows that neither a test claims nor a reason excuses, and those that have both.
  static func faults(claimed: Set<MeasuredRow>, excused: Set<MeasuredRow>) -> (
    missing: Set<MeasuredRow>, twice: Set<MeasuredRow>
  ) {
    (Set(allCases).subtracting(claimed).subtracting(excused), claimed.intersection(excused))
  }
}
