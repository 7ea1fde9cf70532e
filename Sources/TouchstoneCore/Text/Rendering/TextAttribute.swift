import Foundation
import TouchstoneDrawing

/// A value that a piece of a text carries, for a `TextRenderer` to read.
///
/// - Source: SwiftUI, `TextAttribute`.
public protocol TextAttribute {}
