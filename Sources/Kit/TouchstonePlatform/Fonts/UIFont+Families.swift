import Foundation
import TouchstoneFonts
import TouchstoneUI

extension UIFont {
  /// The names of the families of all fonts, sorted.
  public class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// Returns the PostScript names of the fonts of a family, sorted.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.fontNames(inFamily: familyName)
  }
}
