import Foundation
import TouchstoneDrawing

/// A custom attribute of a text, which a `TextRenderer` can read.
///
/// - Source: SwiftUI, `TextAttribute`.
public protocol TextAttribute {}
