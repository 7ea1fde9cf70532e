import PhotosUI
import SwiftUI
import Testing
import TouchstoneRenderer

@MainActor struct PhotosUITests {
  struct Picker: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isShown = false
    @State private var image: Image?

    var body: some View {
      VStack {
        PhotosPicker(
          "Pick", selection: $item, matching: .any(of: [.images, .not(.livePhotos)]), photoLibrary: .shared())
        PhotosPicker(selection: $items, maxSelectionCount: 3, selectionBehavior: .ordered, matching: .images) {
          Label("Several", systemImage: "photo")
        }
        image
      }
      .photosPicker(isPresented: $isShown, selection: $item, matching: .images)
      .photosPickerStyle(.inline)
      .photosPickerDisabledCapabilities([.search, .stagingArea])
      .task(id: item) {
        if let data = try? await item?.loadTransferable(type: Data.self), let photo = UIImage(data: data) {
          image = Image(uiImage: photo)
        }
      }
    }
  }

  /// A picker of UIKit in a view.
  struct Library: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PHPickerViewController {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .images
      configuration.selectionLimit = 0
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
      }
    }
  }

  @Test func `a picker looks like a button with its label`() throws {
    let buttons = VStack {
      Button("Pick") {}
      Button {
      } label: {
        Label("Several", systemImage: "photo")
      }
    }
    let drawn = try [AnyView(Picker()), AnyView(buttons)].map {
      try ImageRenderer(content: $0.frame(width: 120, height: 60)).render().bitmap
    }
    #expect(drawn[0] == drawn[1])
  }

  @Test func `a photo cannot be loaded, and the error says why`() async {
    let error = await #expect(throws: (any Error).self) {
      try await PhotosPickerItem(itemIdentifier: "7").loadTransferable(type: Data.self)
    }
    #expect(
      error?.localizedDescription
        == "There is no photo library on Linux, so 7 cannot be loaded as Data. Give the view "
        + "its data in tests and previews.")
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
  }

  @Test func `filters are equal if they offer the same`() {
    #expect(PHPickerFilter.any(of: [.images, .videos]) == .any(of: [.images, .videos]))
    #expect(PHPickerFilter.any(of: [.images, .videos]) != .all(of: [.images, .videos]))
    #expect(PHPickerFilter.not(.images) != .images)
  }

  @Test func `a picker of UIKit is a placeholder`() throws {
    let found = try Placeholders(in: Library(), width: 60, height: 40)
    #expect(found.names == ["Library"] && found.isYellow(1, 1) && found.isYellow(58, 38))
  }
}
