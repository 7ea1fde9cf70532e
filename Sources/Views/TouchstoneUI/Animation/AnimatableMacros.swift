import TouchstoneCore

// The macros of animatable data, which `TouchstoneMacros` expands as those of `Macros.swift`.

/// Conforms a type to `Animatable` and makes its `animatableData` from its stored variables.
///
///     @Animatable struct Ring: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isDashed = false
///
///       func path(in rect: CGRect) -> Path { … }
///     }
///
/// The type of each stored `var` conforms to `VectorArithmetic` or `Animatable`. Constants, computed, lazy and static
/// variables and property wrappers are left out.
///
/// - Source: SwiftUI, `Animatable()`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "TouchstoneMacros", type: "AnimatableMacro")

/// Leaves a variable out of the data that ``Animatable()`` makes.
///
/// - Source: SwiftUI, `AnimatableIgnored()`.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "TouchstoneMacros", type: "AnimatableIgnoredMacro")

/// Reads and writes animatable data. Part of the expansion of ``Animatable()``.
@attached(accessor)
public macro __AnimatableData() = #externalMacro(module: "TouchstoneMacros", type: "AnimatableDataMacro")
