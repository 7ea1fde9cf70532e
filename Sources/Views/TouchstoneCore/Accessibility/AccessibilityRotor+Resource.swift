import Foundation
import TouchstoneDrawing

extension AccessibilityRotorEntry {
  /// Creates an entry.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry in a namespace.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the view's text.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

extension View {
  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelResource), entries: entries)
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(Text(rotorLabelResource).spokenText(in: $1)) }
  }

  /// Adds a rotor, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { $0.rotors.append(Text(rotorLabelResource).spokenText(in: $1)) }
  }

  /// Adds a rotor for ranges of a text, whose name appears in `.accessibilityImage` and `.voiceOver`.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibility { $0.rotors.append(Text(labelResource).spokenText(in: $1)) }
  }
}
