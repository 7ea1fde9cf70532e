package import TouchstoneCore

extension EvaluationHost {
  /// The edit mode of lists outside any navigation container.
  package var editMode: Binding<EditMode> {
    stored(EditMode.inactive, key: "com.apple.SwiftUI.editMode").binding
  }
}
