public import TouchstoneCore
public import TouchstoneDrawing

/// Modifiers that compile and have no effect in pictures, because there are no photos to pick.
extension View {
  /// Opens the photos of a device. Ignored in pictures.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { self }

  /// Opens the photos of a device. Ignored in pictures.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { self }

  /// Sets where a picker is shown. Ignored in pictures.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Sets what a picker cannot do. Ignored in pictures.
  public nonisolated func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }

  /// Sets whether a picker shows its bars. Ignored in pictures.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
}

/// What a picker can do.
///
/// - Source: PhotosUI, `PHPickerCapabilities`.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let search = Self(rawValue: 1)
  public static let stagingArea = Self(rawValue: 2)
  public static let collectionNavigation = Self(rawValue: 4)
  public static let selectionActions = Self(rawValue: 8)
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}
