extension View {
  /// On Apple's platforms, prints which properties made the view run its body again. Here it prints nothing.
  public static func _printChanges() {}

  /// On Apple's platforms, logs which properties made the view run its body again. Here it logs nothing.
  public static func _logChanges() {}
}
