public import Foundation
import TouchstoneCore

/// How a preview is shown.
///
/// - Source: DeveloperToolsSupport, `PreviewTrait`.
public struct PreviewTrait<T> {
  package private(set) var layout: PreviewLayout?
  package private(set) var orientation: InterfaceOrientation?
  /// From the innermost to the outermost.
  package private(set) var modifiers: [any PreviewModifier] = []

  package init(layout: PreviewLayout?, orientation: InterfaceOrientation?) {
    (self.layout, self.orientation) = (layout, orientation)
  }

  /// Joins traits; what comes later wins.
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

  /// A size in points, in whose middle the view is.
  @MainActor public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    sized(.fixed(width: width, height: height))
  }

  /// The device is held upright.
  @MainActor public static var portrait: PreviewTrait { held(.portrait) }

  /// The device is held upside down.
  @MainActor public static var portraitUpsideDown: PreviewTrait { held(.portraitUpsideDown) }

  /// The device is held across, its top at the left.
  @MainActor public static var landscapeLeft: PreviewTrait { held(.landscapeLeft) }

  /// The device is held across, its top at the right.
  @MainActor public static var landscapeRight: PreviewTrait { held(.landscapeRight) }

  /// Assistive Access, which changes nothing in pictures.
  @MainActor public static var assistiveAccess: PreviewTrait { PreviewTrait(joining: []) }

  /// Puts the preview into what a modifier makes around it. The first modifier is the innermost.
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
