import Foundation
import TouchstoneCore

/// What UIKit and AppKit have for colours that are brighter than white.
extension Color {
  /// Creates a colour from sRGB components whose light is multiplied by 2 to the power of `exposure`, if that is more.
  init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat, exposure: CGFloat) {
    self = Color(red: red, green: green, blue: blue, opacity: opacity).exposureAdjust(max(exposure, 0))
  }

  /// The factor by which the light was multiplied; 1 for a colour of standard dynamic range.
  var linearExposure: CGFloat { max(CGFloat(resolveHDR(in: EnvironmentValues()).headroom ?? 1), 1) }

  /// The colour before its light was multiplied.
  var withoutExposure: Color { exposureAdjust(-log2(linearExposure)).headroom(nil) }
}
