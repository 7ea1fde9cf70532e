import SwiftUI

/// The back, pause and forward buttons.
struct TransportControls: View {
  let player: Player

  var body: some View {
    HStack {
      Button {
        player.elapsed = 0
      } label: {
        Image(systemName: "backward.fill").font(.system(size: 30))
      }
      .accessibilityLabel("Back to the Start")
      Spacer()
      Button {
        player.isPlaying.toggle()
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.system(size: 44))
      }
      .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
      Spacer()
      Button {
        player.elapsed = player.track.duration
      } label: {
        Image(systemName: "forward.fill").font(.system(size: 30))
      }
      .accessibilityLabel("Next Track")
    }
    .buttonStyle(TransportButtonStyle())
    .padding(.horizontal, 32)
  }
}

private struct TransportButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 56, height: 56)
      .contentShape(.circle)
      .background {
        Circle().fill(.white.opacity(configuration.isPressed ? 0.2 : 0))
      }
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.spring(duration: 0.2), value: configuration.isPressed)
  }
}

struct VolumeBar: View {
  @Binding var volume: Double

  var body: some View {
    Slider(value: $volume, in: 0...1) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker.fill")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3.fill")
    }
    .tint(.white)
    .font(.footnote)
    .opacity(0.8)
  }
}

/// The next songs, on a glass sheet.
struct UpNext: View {
  let tracks: [Player.Track]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Playing Next").font(.headline)
        Spacer()
        Group {
          Image(systemName: "shuffle")
          Image(systemName: "repeat")
        }
        .font(.footnote.weight(.semibold))
        .padding(6)
        .background(.white.opacity(0.15), in: .circle)
      }
      ForEach(tracks) { track in
        HStack(spacing: 10) {
          AlbumCover()
            .hueRotation(.degrees(Double(track.id) * 55))
            .frame(width: 40, height: 40)
            .clipShape(.rect(cornerRadius: 6))
          VStack(alignment: .leading) {
            Text(track.title).font(.subheadline).lineLimit(1)
            Text(track.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
          Spacer()
          Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
        }
      }
    }
    .padding(14)
    .background(.thinMaterial, in: .rect(cornerRadius: 18, style: .continuous))
  }
}

#Preview("Transport", traits: .sizeThatFitsLayout) { TransportControls(player: Player()).background(.gray) }

#Preview("Volume", traits: .fixedLayout(width: 320, height: 60)) {
  @Previewable @State var volume = 0.6
  VolumeBar(volume: $volume).background(.gray)
}

#Preview("Up next", traits: .fixedLayout(width: 360, height: 240)) { UpNext(tracks: Player().queue).background(.gray) }
