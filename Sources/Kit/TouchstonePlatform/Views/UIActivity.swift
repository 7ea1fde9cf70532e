public import Foundation
public import TouchstoneDrawing

/// A way to share something; none is ever chosen here.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// What kind of way it is.
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// What kind of way it is.
  open var activityType: ActivityType? { nil }
  /// Its name.
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Whether things can be shared in this way.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things to share.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares them.
  open func perform() {}
}

extension UIActivityViewController.ActivityType {
  /// Texts and mails.
  public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
  public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
  /// Paper.
  public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
  public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  /// The photos.
  public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  /// Devices near by.
  public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
}
