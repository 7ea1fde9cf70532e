extension View {
  /// Prints which properties caused the view's body to be evaluated on Apple's platforms; does nothing in Touchstone.
  public static func _printChanges() {}

  /// Logs which properties caused the view's body to be evaluated on Apple's platforms; does nothing in Touchstone.
  public static func _logChanges() {}
}
