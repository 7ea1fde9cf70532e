public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A view that loads and displays an image from a URL.
///
/// Nothing is fetched from a network: for such URLs, the view shows its placeholder. Images in files are loaded
/// immediately; a file that can't be read is a failure.
///
/// - Source: SwiftUI, `AsyncImage`.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content
  /// Whether the placeholder is a grey area.
  let standsGrey: Bool

  fileprivate init(
    of url: URL?, scale: CGFloat, standsGrey: Bool = false, content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.standsGrey = standsGrey
    self.content = content
  }
}

/// The phase of loading an image.
///
/// - Source: SwiftUI, `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// The image has not been loaded yet.
  case empty
  /// The image was loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View {
  public var body: some View { AsyncImageBody(url: url, scale: scale, standsGrey: standsGrey, content: content) }

  /// Creates an image with a view for each phase of loading.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(of: url, scale: scale, content: content)
  }

  /// Creates an image with a view for the image and a placeholder.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(of: url, scale: scale) { phase in
      phase.image.map { _ConditionalContent(storage: .trueContent(content($0))) }
        ?? _ConditionalContent(storage: .falseContent(placeholder()))
    }
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image with a grey placeholder.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(of: url, scale: scale, standsGrey: true) {
      $0.image ?? Image(size: CGSize(width: 1, height: 1)) { _ in }
    }
  }
}

/// Reads the image of a file.
private struct AsyncImageBody<Content: View>: View {
  @Environment(\.imageSource) private var source
  @Environment(\.look.controls.fills.secondary) private var placeholder
  let url: URL?
  let scale: CGFloat
  let standsGrey: Bool
  let content: (AsyncImagePhase) -> Content

  private var phase: AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    do {
      return .success(Image(decorative: try source.image(at: url), scale: scale))
    } catch {
      return .failure(error)
    }
  }

  var body: some View {
    let phase = phase
    if standsGrey, phase.image == nil { placeholder.color } else { content(phase) }
  }
}
