public import TouchstoneUI

extension Font.Resolved {
  /// The font of Core Text.
  public var ctFont: CTFont { UIFont(font: font.sized(pointSize)) }
}
