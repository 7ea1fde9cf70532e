#if canImport(UIKit)
  import SwiftUI
  import UIKit

  public extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
      self.init(
        red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255,
        alpha: alpha)
    }

    static let brand = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(hex: 0xFFCC00) : UIColor(hex: 0x003399)
    }

    var hexString: String {
      var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
      getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    }
  }

  public extension Color {
    static var brand: Color { Color(UIColor.brand) }
  }
#endif
