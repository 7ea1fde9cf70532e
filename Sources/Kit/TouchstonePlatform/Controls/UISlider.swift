import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A slider. Use `Slider` to have one in pictures.
open class UISlider: UIControl {
  open var value: Float = 0
  /// The smallest value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Whether changes are told while a finger moves.
  open var isContinuous: Bool = true
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor? = nil
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor? = nil
  open var thumbTintColor: UIColor? = nil

  private var thumbs: [UInt: UIImage] = [:]

  /// Sets the value at once, within its limits.
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] ?? thumbs[0] }

  /// Returns the settings for all objects of the class, whose colours bars and controls of SwiftUI have, too.
  open override class func appearance() -> UISlider {
    AppearanceProxies.process.object(of: UISlider.self) { UISlider(frame: .zero) }
  }
}
