import Foundation
import Observation

/// The state of a music player: the song, its progress and what comes next.
@Observable final class Player {
  struct Track: Identifiable {
    let id: Int
    let title: String
    let artist: String
    let duration: TimeInterval
    var isExplicit = false
  }

  var track = Track(
    id: 1, title: "Lighthouse Keeper (Northern Mix)", artist: "Elin Vass", duration: 254, isExplicit: true)
  var elapsed: TimeInterval = 97
  var volume = 0.6
  var isPlaying = true
  var isFavorite = true
  var queue = [
    Track(id: 2, title: "Salt and Static", artist: "Elin Vass", duration: 201),
    Track(id: 3, title: "Ferry to Nowhere", artist: "The Quiet Harbour", duration: 318),
    Track(id: 4, title: "Møn", artist: "Kasper Lund & Elin Vass", duration: 187, isExplicit: true),
  ]

  var progress: Double { elapsed / track.duration }
}
