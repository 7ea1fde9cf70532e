package import Foundation
package import TouchstoneDrawing
import TouchstoneText

/// What assistive technologies are told of a view; no picture shows it, a text of the tree does.
package struct AccessibilityProperties: Hashable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  /// What a control is; others say it by their traits.
  package var role: AccessibilityRole?
  /// What becomes of the elements within, if something was said.
  package var children: AccessibilityChildBehavior?
  /// The higher, the earlier it is read among its siblings.
  package var sortPriority = 0.0
  /// What people can do with the view besides activating it, by name: those of the system, then the view's own.
  package var actions: [String] = []
  /// Whether the view can be stepped up and down.
  package var isAdjustable = false
  /// Details that are read on demand, as `label: value`.
  package var details: [String] = []
  /// Where an activation touches, as a share of the view or in points from its corner.
  package var activation: AccessibilityActivation?
  /// The names of the view's rotors.
  package var rotors: [String] = []

  package init() {}

  /// Whether a group around several elements has something to say.
  var isDescribed: Bool { label != nil || value != nil || hint != nil || identifier != nil || !traits.isEmpty }

  /// What a text of the tree says, or an empty text.
  package var description: String {
    var parts: [String] = []
    if isHidden { parts.append("hidden") }
    if let label { parts.append("label: \"\(label)\"") }
    if let value { parts.append("value: \"\(value)\"") }
    if let hint { parts.append("hint: \"\(hint)\"") }
    if let identifier { parts.append("identifier: \"\(identifier)\"") }
    if !traits.isEmpty { parts.append("traits: " + traits.names.joined(separator: " ")) }
    return parts.isEmpty ? "" : "[" + parts.joined(separator: ", ") + "]"
  }
}

/// Where an activation by assistive technologies touches a view.
package enum AccessibilityActivation: Hashable {
  case share(UnitPoint)
  /// In points from the view's corner.
  case point(CGPoint)

  /// The point in a view's frame.
  package func point(in frame: CGRect) -> CGPoint {
    switch self {
    case .share(let share): CGPoint(x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y)
    case .point(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }
}

/// What a view is to assistive technologies.
///
/// - Source: SwiftUI, `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32 = 0

  public typealias Element = AccessibilityTraits

  /// Creates a set without traits.
  public init() {}

  private init(bit: UInt32) {
    bits = 1 << bit
  }

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// The element acts at a tap.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// The element names what follows.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The element is chosen.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// The element opens an address.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// The element takes words to search for.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// The element is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// The element makes a sound of its own at a tap.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// The element is a text that stays.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The element sums up the screen when it opens.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// The element changes often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// The element plays or records media.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// The element takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The element turns a page after it was read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// What lies behind the element is passed over.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// The element is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// The element is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  private static let all: [(AccessibilityTraits, String)] = [
    (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"),
    (.isSearchField, "isSearchField"), (.isImage, "isImage"), (.playsSound, "playsSound"),
    (.isKeyboardKey, "isKeyboardKey"), (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
  ]

  /// The names of the traits in the set.
  var names: [String] { Self.all.filter { contains($0.0) }.map(\.1) }

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = bits & member.bits
    bits &= ~member.bits
    return removed == 0 ? nil : AccessibilityTraits(bits: removed)
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = bits & newMember.bits
    bits |= newMember.bits
    return known == 0 ? nil : AccessibilityTraits(bits: known)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

extension Text {
  /// The letters of the text, as they are read aloud.
  package var plainText: String { styledText(in: EnvironmentValues()).string }
}
