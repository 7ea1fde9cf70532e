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

/// What a view is to assistive technologies.
///
/// - Source: SwiftUI, `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32 = 0

  public typealias Element = AccessibilityTraits

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
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
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

extension Text {
  /// The letters of the text, as they are read aloud.
  var plainText: String { styledText(in: EnvironmentValues()).string }
}
