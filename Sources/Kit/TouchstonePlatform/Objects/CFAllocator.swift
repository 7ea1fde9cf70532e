public import Foundation
public import TouchstoneDrawing

// Core Foundation's functions for data, with which code for Core Graphics makes the destinations of images.

/// What allocates memory. There is only the usual one, `nil`.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The usual allocator: `nil`.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// Returns empty data that can grow.
///
/// - Parameter capacity: How many bytes the data may have; 0 for any number. Has no effect.
/// - Source: Core Foundation, `CFDataCreateMutable(_:_:)`.
public func CFDataCreateMutable(
  _ allocator: CFAllocator?, _ capacity: Int
    // SAFETY: It is never nil, of which Apple's declaration says nothing.
) -> CFMutableData! { NSMutableData() }
