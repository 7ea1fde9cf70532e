/// A place on the frame of a view from which it is resized.
///
/// - Source: SwiftUI, `FrameResizePosition`.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
