import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

/// What a stranger does to get a file compiled, or a golden replaced without anyone seeing it.
extension HostileRun {
  /// A golden of the package, and what a run shows in its place.
  static let replaced = picture(11)
  static let forged = picture(129)

  /// A golden whose mask was widened.
  static let masked: Data = {
    let mask = #"[{"x":0,"y":0,"width":4,"height":3,"view":"clock"}]"#
    let bitmap = Bitmap(width: 4, height: 4, bytes: Array(repeating: 33, count: 64))
    return (try? bitmap.pngData(metadata: ["Software": "Touchstone 0.1.0", "touchstone:masks": mask])) ?? Data()
  }()

  /// Sources that a compiler would find beside those of a target, and files that a person would run.
  func addSources() {
    for (target, file) in [("CFoo", "Sources/CFoo/Cards.swift"), ("App", "Sources/App/App.swift")] {
      for format in ["c", "S", "modulemap", "txt", ""] {
        let stem = file == "Sources/App/App.swift" ? "App" : "Cards"
        let end = format.isEmpty ? "" : ".\(format)"
        add(
          "\(stem)/x", target: target, file: file,
          golden: "\((file as NSString).deletingLastPathComponent)/__Snapshots__/\(stem)/x\(end)", format: format,
          actual: "artefacts/config")
      }
    }
    for format in ["c", "cc", "m", "sh", "py", "h"] {
      for folder in ["Tests/A/__Snapshots__/Cards", "Snapshots/A/Cards"] {
        add("Cards/x.\(format)", golden: "\(folder)/x.\(format).\(format)", format: format, actual: "artefacts/config")
        // Without an extension, the name would be one.
        add("Cards/x.\(format)", golden: "\(folder)/x.\(format)", format: "", actual: "artefacts/config")
      }
    }
  }

  /// The golden of the package is one picture, and the run says that it compared with another, which looks like its own.
  func addForgedGolden() throws {
    try write(Self.forged, to: run, "artefacts/forged.png")
    try write(Self.forged, to: run, "artefacts/forged-difference.png")
    for digest in [nil, Self.replaced.sha256, Self.forged.sha256] {
      add("Cards/forged", golden: "Snapshots/A/Cards/forged.png")
      entries[entries.count - 1].goldenDigest = digest
      entries[entries.count - 1].artefacts?.reference = "artefacts/forged.png"
      entries[entries.count - 1].artefacts?.difference = "artefacts/forged-difference.png"
    }
    // The same for what it says that it recorded, or that passed.
    for (verdict, recorded) in [
      (SnapshotVerdict.recorded, RecordedChange?.some(.changed)), (.recorded, .new), (.passed, nil),
    ] {
      add("Cards/forged", golden: "Snapshots/A/Cards/forged.png", verdict: verdict)
      entries[entries.count - 1].recorded = recorded
      entries[entries.count - 1].artefacts?.reference = "artefacts/forged.png"
      entries[entries.count - 1].artefacts?.difference = "artefacts/forged-difference.png"
    }
    // A golden that says of itself that almost all of it is masked.
    add("Cards/masked", golden: "Snapshots/A/Cards/masked.png")
    entries[entries.count - 1].goldenDigest = Self.replaced.sha256
  }
}
