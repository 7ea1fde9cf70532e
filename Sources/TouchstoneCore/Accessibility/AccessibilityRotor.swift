import Foundation
public import TouchstoneDrawing

/// An entry of a rotor.
///
/// - Source: SwiftUI, `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable> {}

extension AccessibilityRotorEntry {
  /// Creates an entry.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Entries of a rotor.
///
/// - Source: SwiftUI, `AccessibilityRotorContent`.
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent {}

/// Puts entries of a rotor together; none is kept.
///
/// - Source: SwiftUI, `AccessibilityRotorContentBuilder`.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Drops entries.
  public static func buildBlock(_ content: any AccessibilityRotorContent...) -> [any AccessibilityRotorContent] {
    content
  }
  /// Takes an entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> any AccessibilityRotorContent { content }
}

/// A rotor that the system has.
///
/// - Source: SwiftUI, `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
  /// Links, of which some were visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

extension View {
  /// Gives the view a rotor, whose name `.accessibilityImage` and `.voiceOver` tell.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> [any AccessibilityRotorContent]
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }
  /// Gives the view a rotor, whose name `.accessibilityImage` and `.voiceOver` tell.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> [any AccessibilityRotorContent]
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(label)), entries: entries)
  }
  /// Gives the view a rotor, whose name `.accessibilityImage` and `.voiceOver` tell.
  public nonisolated func accessibilityRotor(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> [any AccessibilityRotorContent]
  ) -> some View {
    accessibility { $0.rotors.append(label.plainText) }
  }
  /// Gives the view a rotor of the system; the text of accessibility has none.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> [any AccessibilityRotorContent]
  ) -> some View { self }
  /// Gives the view a rotor, whose name `.accessibilityImage` and `.voiceOver` tell.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(Text(rotorLabelKey).plainText) }
  }
  /// Finds an entry of a rotor in the view; the text of accessibility has none.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Pairs a label with what it stands for; the text of accessibility has both.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Joins views into groups; the text of accessibility keeps their order.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Names what a person can do by dragging from the view; nothing is dragged here.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  /// Names what a person can do by dropping on the view; nothing is dropped here.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
}
