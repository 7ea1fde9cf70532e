/// The translucent fills of controls, by the names that UIKit gives them.
package struct FillColors: Hashable, Sendable {
  /// The track of a slider or a progress bar.
  package var system: LookColor
  /// A token of a search, or the place of an image that is being loaded.
  package var secondary: LookColor
  /// The background of a bordered button, a stepper, a segmented control or a search field.
  package var tertiary: LookColor
}
