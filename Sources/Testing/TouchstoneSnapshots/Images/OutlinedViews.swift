/// The views in a picture that an `ImageRenderer` drew: a protocol, because the renderer's type has its outline in another module.
package protocol OutlinedViews: Sendable {
  /// The views with their frames and what they draw; nil if they can no longer be read.
  var outline: ViewOutline? { get }
}
