package import Foundation
package import TouchstoneDrawing
import TouchstoneText

/// The accessibility properties of a view, which appear in descriptions of the tree but not in pictures.
package struct AccessibilityProperties: Hashable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  /// The role of a control; other views express theirs with traits.
  package var role: AccessibilityRole?
  /// How the elements of the children are treated, if set.
  package var children: AccessibilityChildBehavior?
  /// The position in the reading order: siblings with higher numbers are read first.
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
  /// Where a link leads.
  package var destination: URL?

  package init() {}

  /// Whether a group of elements has properties of its own.
  var isDescribed: Bool {
    label != nil || value != nil || hint != nil || identifier != nil || !traits.isEmpty || !actions.isEmpty
      || !details.isEmpty || !rotors.isEmpty || isAdjustable
  }

  /// The properties as shown in a description of the tree; may be empty.
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

/// Traits that describe how an accessibility element behaves.
///
/// - Source: SwiftUI, `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32 = 0

  public typealias Element = AccessibilityTraits

  /// Creates an empty set of traits.
  public init() {}

  private init(bit: UInt32) {
    bits = 1 << bit
  }

  private init(bits: UInt32) {
    self.bits = bits
  }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The element summarises the screen when it opens.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// The element changes frequently.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// The element starts a media session when activated.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// The element allows direct touch interaction.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The element turns the page after it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// Elements behind this one are ignored.
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
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
