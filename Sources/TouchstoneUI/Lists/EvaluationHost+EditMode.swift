import TouchstoneCore

extension EvaluationHost {
  /// Whether lists are being edited that lie in no navigation.
  var editMode: Binding<EditMode> {
    stored(EditMode.inactive, key: "com.apple.SwiftUI.editMode").binding
  }
}
