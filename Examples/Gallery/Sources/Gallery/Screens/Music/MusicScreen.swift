import SwiftUI

/// A song that is playing: its cover, its progress, the controls and what comes next.
public struct MusicScreen: View {
  @State private var player = Player()

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      Capsule()
        .fill(.white.opacity(0.4))
        .frame(width: 36, height: 5)
        .padding(.vertical, 8)
      AlbumCover()
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .frame(minHeight: 120)
        .shadow(color: .black.opacity(0.35), radius: 20, y: 12)
        .padding(.horizontal, player.isPlaying ? 4 : 40)
        .padding(.vertical, 20)
      TrackTitle(player: player)
      PlaybackControls(player: player)
      UpNext(tracks: player.queue)
        .padding(.top, 20)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 28)
    .foregroundStyle(.white)
    .background { MusicBackground() }
    .environment(\.colorScheme, .dark)
  }
}

/// The progress, the buttons and the volume, which refer to the direction of the recording: they are the same from right
/// to left.
private struct PlaybackControls: View {
  @Bindable var player: Player

  var body: some View {
    VStack(spacing: 0) {
      PlaybackProgress(player: player)
        .padding(.top, 16)
      TransportControls(player: player)
        .padding(.vertical, 20)
      VolumeBar(volume: $player.volume)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

private struct MusicBackground: View {
  var body: some View {
    AlbumCover()
      .scaledToFill()
      .blur(radius: 60, opaque: true)
      .saturation(1.4)
      .overlay(.black.opacity(0.35))
      .ignoresSafeArea()
  }
}

private struct TrackTitle: View {
  let player: Player

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 6) {
          Text(player.track.title)
            .font(.title3.bold())
            .lineLimit(1)
          if player.track.isExplicit {
            Image(systemName: "e.square.fill")
              .imageScale(.small)
              .opacity(0.6)
          }
        }
        Text(player.track.artist)
          .font(.title3)
          .opacity(0.7)
      }
      Spacer(minLength: 0)
      Group {
        Image(systemName: player.isFavorite ? "star.circle.fill" : "star.circle")
        Image(systemName: "ellipsis.circle.fill")
      }
      .symbolRenderingMode(.hierarchical)
      .font(.system(size: 28))
    }
  }
}

private struct PlaybackProgress: View {
  let player: Player

  var body: some View {
    VStack(spacing: 6) {
      ProgressView(value: player.progress)
        .progressViewStyle(ScrubberStyle())
        .accessibilityLabel("Position")
      HStack {
        Text(Duration.seconds(player.elapsed), format: .time(pattern: .minuteSecond))
        Spacer()
        Label("Lossless", systemImage: "waveform")
          .font(.caption2.weight(.medium))
          .lineLimit(1)
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .background(.white.opacity(0.15), in: .rect(cornerRadius: 4))
        Spacer()
        Text("-\(Duration.seconds(player.track.duration - player.elapsed).formatted(.time(pattern: .minuteSecond)))")
      }
      .font(.caption.weight(.medium).monospacedDigit())
      .opacity(0.6)
    }
  }
}

/// A flat progress bar, as in music players.
private struct ScrubberStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Rectangle().fill(.white.opacity(0.25))
        Rectangle()
          .fill(.white.opacity(0.8))
          .frame(width: geometry.size.width * (configuration.fractionCompleted ?? 0))
      }
      .clipShape(.capsule)
    }
    .frame(height: 7)
  }
}

#Preview { MusicScreen() }

#Preview("Background", traits: .fixedLayout(width: 120, height: 240)) { MusicBackground() }

#Preview("Title", traits: .fixedLayout(width: 360, height: 80)) {
  TrackTitle(player: Player()).foregroundStyle(.white).padding().background(.indigo)
}

#Preview("Progress", traits: .fixedLayout(width: 360, height: 80)) {
  PlaybackProgress(player: Player()).foregroundStyle(.white).padding().background(.indigo)
}
