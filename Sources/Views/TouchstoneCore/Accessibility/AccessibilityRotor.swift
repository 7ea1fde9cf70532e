import Foundation
import TouchstoneDrawing

/// An entry of a rotor.
///
/// - Source: SwiftUI, `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable> {}

extension AccessibilityRotorEntry {
  /// Creates an entry in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
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
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibility { $0.rotors.append(label.spokenText(in: $1)) }
  }
}
