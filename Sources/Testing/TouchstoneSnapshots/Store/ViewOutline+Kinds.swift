/// The kinds of views that comparisons tell apart, by the names that goldens store.
extension ViewOutline.Item {
  /// Whether the view is a text. Its ``words`` may be nil: a long outline leaves them out.
  var isText: Bool { name == "Text" }

  /// Whether the view is an image, or the picture of a frame in a film strip.
  var isImage: Bool { name == "Image" }

  /// Whether the view is a stack or a spacer, which draws nothing itself, even without children.
  var isEmpty: Bool { Self.empty.contains(name) }

  private static let empty: Set<String> = ["HStack", "Spacer", "VStack", "ZStack"]
}
