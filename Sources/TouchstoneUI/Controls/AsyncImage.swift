public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// An image of an address.
///
/// Nothing is fetched from a network: a picture shows what stands for the image. Images of files are shown at once, and
/// files that cannot be read are failures.
///
/// - Source: SwiftUI, `AsyncImage`.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content
  /// Whether a grey area stands for the image.
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

/// How far the fetching of an image has come.
///
/// - Source: SwiftUI, `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// No image has come yet.
  case empty
  /// The image has come.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// What went wrong, if something did.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View {
  public var body: some View { AsyncImageBody(url: url, scale: scale, standsGrey: standsGrey, content: content) }

  /// Creates an image, with a view for each phase.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(of: url, scale: scale, content: content)
  }

  /// Creates an image, with a view for the image and one that stands for it until it is there.
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
  /// Creates an image; a grey area stands for it until it is there.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(of: url, scale: scale, standsGrey: true) {
      $0.image ?? Image(size: CGSize(width: 1, height: 1)) { _ in }
    }
  }
}

/// Reads the image of a file.
private struct AsyncImageBody<Content: View>: View {
  @Environment(\.imageSource) private var source
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
    if standsGrey, phase.image == nil { ControlColors.secondaryFill } else { content(phase) }
  }
}
