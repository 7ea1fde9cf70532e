import TouchstoneCore

/// A preview of a shared item. Nothing is ever shared.
///
/// - Source: SwiftUI, `SharePreview`.
public struct SharePreview<PreviewImage, PreviewIcon> where PreviewImage: Transferable, PreviewIcon: Transferable {}
