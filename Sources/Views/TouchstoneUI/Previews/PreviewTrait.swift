public import Foundation
import TouchstoneCore

/// A trait that defines how a preview is shown.
///
/// - Source: DeveloperToolsSupport, `PreviewTrait`.
public struct PreviewTrait<T> {
  package private(set) var layout: PreviewLayout?
  package private(set) var orientation: InterfaceOrientation?
  /// The modifiers, from the innermost to the outermost.
  package private(set) var modifiers: [any PreviewModifier] = []

  package init(layout: PreviewLayout?, orientation: InterfaceOrientation?) {
    (self.layout, self.orientation) = (layout, orientation)
  }

  /// Combines traits; later ones win.
  @MainActor public init(_ traits: PreviewTrait<T>...) {
    self.init(joining: traits)
  }

  package init(joining traits: [PreviewTrait<T>]) {
    self.init(layout: nil, orientation: nil)
    for trait in traits {
      layout = trait.layout ?? layout
      orientation = trait.orientation ?? orientation
      modifiers += trait.modifiers
    }
  }
}

// SAFETY: traits are values, and the modifiers in them are used on the main actor only.
extension PreviewTrait: @unchecked Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device's screen.
  @MainActor public static var defaultLayout: PreviewTrait { sized(.device) }

  /// As large as the view.
  @MainActor public static var sizeThatFitsLayout: PreviewTrait { sized(.sizeThatFits) }

  /// Returns a trait of a fixed size, in points, with the view centred in it.
  @MainActor public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    sized(.fixed(width: width, height: height))
  }

  /// The device is in portrait orientation.
  @MainActor public static var portrait: PreviewTrait { held(.portrait) }

  /// The device is in portrait orientation, upside down.
  @MainActor public static var portraitUpsideDown: PreviewTrait { held(.portraitUpsideDown) }

  /// The device is in landscape orientation, with its top on the left.
  @MainActor public static var landscapeLeft: PreviewTrait { held(.landscapeLeft) }

  /// The device is in landscape orientation, with its top on the right.
  @MainActor public static var landscapeRight: PreviewTrait { held(.landscapeRight) }

  /// Assistive Access, which has no effect on pictures.
  @MainActor public static var assistiveAccess: PreviewTrait { PreviewTrait(joining: []) }

  /// Returns a trait that applies a modifier to the preview. The first modifier is the innermost.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    var trait = PreviewTrait(joining: [])
    trait.modifiers = [modifier]
    return trait
  }

  private static func sized(_ layout: PreviewLayout) -> PreviewTrait {
    PreviewTrait(layout: layout, orientation: nil)
  }

  private static func held(_ orientation: InterfaceOrientation) -> PreviewTrait {
    PreviewTrait(layout: nil, orientation: orientation)
  }
}
