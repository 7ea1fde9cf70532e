public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures, because maps are not drawn.
extension View {
  /// Sets how maps look. Ignored in pictures.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }

  /// Sets the controls that maps show. Ignored in pictures.
  public nonisolated func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }

  /// Sets whether maps show controls. Ignored in pictures.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Names the maps that controls are for. Ignored in pictures.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Runs an action when the camera has moved. Ignored in pictures.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }

  /// Runs an action when the camera has moved. Ignored in pictures.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Shows a Look Around scene. Ignored in pictures.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}
