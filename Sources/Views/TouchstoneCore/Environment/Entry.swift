// `TouchstoneMacros` expands the macros; `type:` names a type of that target.

/// Creates an entry in the environment, a transaction, the focused values or the container values, together with its
/// key.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .teal
///     }
///
/// The default value is computed each time it is read.
///
/// - Source: SwiftUI, `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TouchstoneMacros", type: "EntryMacro")

/// Computes the default value of an entry each time it is read. Part of the expansion of ``Entry()``.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "TouchstoneMacros", type: "EntryDefaultValueMacro")
