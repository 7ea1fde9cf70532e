import Foundation
import TouchstoneDrawing

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
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the view's text.
  public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry for a range of the view's text.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry for a range of the view's text.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

/// A rotor that the system defines.
///
/// - Source: SwiftUI, `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
  /// Returns a rotor for links, optionally only visited ones.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Returns a rotor for headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// A rotor for words that are spelt wrongly.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

extension View {
  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(label)), entries: entries)
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibility { $0.rotors.append(label.spokenText(in: $1)) }
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(Text(rotorLabelKey).spokenText(in: $1)) }
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(rotorLabel.spokenText(in: $1)) }
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(String(rotorLabel)) }
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(Text(rotorLabelKey).spokenText(in: $1)) }
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(rotorLabel.spokenText(in: $1)) }
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(String(rotorLabel)) }
  }

  /// Adds a rotor for ranges of a text, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibility { $0.rotors.append(Text(labelKey).spokenText(in: $1)) }
  }

  /// Adds a rotor for ranges of a text, whose name appears in `.accessibilityImage` and `.voiceOver`.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    accessibility { $0.rotors.append(label.spokenText(in: $1)) }
  }

  /// Adds a rotor for ranges of a text, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibility { $0.rotors.append(String(label)) }
  }
}
