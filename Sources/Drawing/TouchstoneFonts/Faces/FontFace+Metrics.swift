internal import CHarfBuzz
internal import Foundation
internal import TouchstoneText

extension FontFace {
  /// Returns the font's own vertical metrics at a size in points.
  func metrics(size: CGFloat) -> FontMetrics {
    let unit = size / CGFloat(max(unitsPerEm, 1))
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let cap = position(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? Int32(clamping: unitsPerEm * 7 / 10)
    let x = position(HB_OT_METRICS_TAG_X_HEIGHT) ?? Int32(clamping: unitsPerEm / 2)
    let offset = position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? Int32(clamping: -unitsPerEm / 10)
    let thickness = position(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? Int32(clamping: unitsPerEm / 20)
    return FontMetrics(
      ascent: CGFloat(max(extents.ascender, 0)) * unit,
      descent: CGFloat(max(-Int(extents.descender), 0)) * unit,
      leading: CGFloat(max(extents.line_gap, 0)) * unit,
      capHeight: CGFloat(cap) * unit,
      xHeight: CGFloat(x) * unit,
      underlineOffset: -CGFloat(offset) * unit,
      underlineThickness: CGFloat(thickness) * unit)
  }

  private func position(_ tag: hb_ot_metrics_tag_t) -> Int32? {
    var value: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &value) != 0 && value != 0 ? value : nil
  }
}
