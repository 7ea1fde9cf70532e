package import ArgumentParser
import Foundation
import TouchstoneDiff
import TouchstoneSnapshots

/// The command `touchstone compare`.
package struct Compare: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Compares two pictures, or two folders of pictures.",
    usage: "touchstone compare [OPTION]… REFERENCE ACTUAL",
    discussion: """
      Pictures are PNG or JPEG files. Their colours are compared in sRGB, or in
      Display P3 or BT.2020 if a picture needs them. Animated PNG files are
      compared frame by frame; .svg, .txt, .json, .xml, .md and .csv files line by
      line; .pdf files byte by byte. Use - for standard input.

      In two folders, files with the same relative path are compared, as are two
      whose names differ by a scale only, such as row.1.png and row.1@2x.png. A file
      that only one folder has counts as a difference. Where one name could mean
      several files, the only one of the same size is meant. Other files are skipped and
      listed. Given a file and a folder, the file of the same name in the folder is
      compared. References of swift-snapshot-testing, in folders __Snapshots__, are
      compared with Touchstone's goldens of the same snapshots; __Snapshots__ in the
      folder of a package means all of them. For goldens that are hashes, the
      pictures come from the local store. Files that are compared, and their
      folders, are never written to.

      Standard output lists the differences, one per line; matching pictures in
      folders are not listed. Standard error lists what cannot be read, what is
      skipped and, on a terminal, the progress of a long comparison.

      METRICS
        auto           strict if both pictures say that Touchstone drew them with
                       the same libraries and fonts, otherwise ui (default).
        ui             What looks the same to the eye. Noise and different
                       anti-aliasing pass; a missing hairline, an edge that moved by
                       half a pixel, or a tint that is three levels off fails.
                       --threshold N multiplies the tolerance, 0.01…100 (1).
        strict         No channel may differ by more than two levels of 255.
        crossPlatform  Like ui, for pictures from different rasterisers: up to 24
                       pixels in any 32×32 px may differ strongly.
        exact          Bit by bit, including 16-bit pictures.
        perceptual     All pixels, or a share of --precision, must be within a CIE
                       1994 colour difference of --threshold (2).
        pixelmatch     pixelmatch after 7.2: OKLab, --threshold 0…1 (0.1).
        pixelmatch7    pixelmatch 5 to 7.2, Playwright, jest-image-snapshot: YIQ,
                       --threshold 0…1 (0.1).
        odiff          odiff 4: YIQ, --threshold 0…1 (0.1).
        flip           FLIP (LDR), slow: no pixel's error may exceed
                       --threshold, 0…1 (0.1).

      EXIT STATUS
        0  All pictures match.
        1  Some differ, or exist in one folder only.
        2  A file cannot be read or written, or the arguments are wrong.

      EXAMPLES
        touchstone compare before.png after.png --diff diff.png
        touchstone compare Snapshots other/Snapshots --html report.html
        touchstone compare __Snapshots__ Snapshots --html apple.html
        touchstone compare a.png b.png --mask 0,0,390,47 --mask clock.png
        touchstone compare a.png b.png --metric odiff --json | jq .pairs[0].pixels
        touchstone compare old new --include '*.png' --exclude 'drafts/**'
        git show HEAD:card.png | touchstone compare - card.png
      """, version: TouchstoneVersion.current)

  @Argument(help: "The reference picture, a folder of them, or - for standard input.")
  var reference: String
  @Argument(help: "The actual picture, a folder of them, or - for standard input.")
  var actual: String
  @Option(help: "In folders, compare only files that match the pattern. Can be repeated.")
  var include: [String] = []
  @Option(help: "In folders, skip files that match the pattern. Can be repeated.")
  var exclude: [String] = []
  @OptionGroup(title: "Comparison") var metric: MetricOptions
  @OptionGroup(title: "Output") var output: CompareOutput

  package init() {}

  package func run() throws {
    do {
      let session = CompareSession(
        reference: reference, actual: actual,
        pairs: try PicturePairs(reference, actual, include: include, exclude: exclude),
        comparison: try metric.comparison(), output: output)
      let outcomes = try session.run()
      if outcomes.contains(where: { $0.verdict == .failed }) { throw ExitCode(2) }
      if outcomes.contains(where: { !$0.isMatch }) { throw ExitCode(1) }
    } catch let code as ExitCode {
      throw code
    } catch {
      Console.complain("\(error)")
      throw ExitCode(2)
    }
  }
}
