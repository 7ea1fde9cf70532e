import ArgumentParser
import Foundation
import TouchstoneDiff

/// The command `touchstone compare`.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two pictures, or two folders of pictures.",
    usage: "touchstone compare [OPTION]… REFERENCE ACTUAL",
    discussion: """
      Pictures are PNG or JPEG files. Their colours are compared in sRGB, or in
      Display P3 or BT.2020 if one of them has colours that take it. Animated PNG
      files are compared frame by frame; .svg, .txt, .json, .xml, .md and .csv files
      line by line, .pdf files byte by byte. - stands for standard input.

      Of two folders, files with the same path below them are compared, and what
      only one folder has counts as a difference. Other files are skipped and named.
      Of a file and a folder, the file of that name in the folder is taken. Nothing
      is ever written over a file that is compared, or into its folder.

      Standard output tells what differs, one line each; pictures in folders that
      match are not mentioned. Standard error tells what cannot be read, what is
      skipped and, on a terminal, how far a long comparison is.

      METRICS
        auto           strict for pictures of Touchstone that say that the same
                       version drew them with the same libraries and fonts, else ui
                       (default).
        ui             What an eye would call the same. Noise and other anti-aliasing
                       pass; a missing hairline, an edge that moved by half a pixel,
                       or a tint that is three levels off does not. --threshold N
                       tolerates N times as much, 0.01…100 (1).
        strict         No channel may be off by more than two levels of 255.
        crossPlatform  As ui, for pictures of two rasterisers: up to 24 pixels in
                       any 32×32 px may be far off.
        exact          To the bit, in pictures of 16 bits as well.
        perceptual     All pixels, or a share of --precision, must be within a CIE
                       1994 colour difference of --threshold (2).
        pixelmatch     pixelmatch after 7.2: OKLab, --threshold 0…1 (0.1).
        pixelmatch7    pixelmatch 5 to 7.2, Playwright, jest-image-snapshot: YIQ,
                       --threshold 0…1 (0.1).
        odiff          odiff 4: YIQ, --threshold 0…1 (0.1).
        flip           FLIP (LDR): no pixel's error may be above --threshold, 0…1
                       (0.1). Slow.

      EXIT STATUS
        0  All pictures match.
        1  Some differ, or are in one folder only.
        2  A file cannot be read or written, or the arguments are wrong.

      EXAMPLES
        touchstone compare before.png after.png --diff diff.png
        touchstone compare Snapshots other/Snapshots --html report.html
        touchstone compare a.png b.png --mask 0,0,390,47 --mask clock.png
        touchstone compare a.png b.png --metric odiff --json | jq .pairs[0].pixels
        touchstone compare old new --include '*.png' --exclude 'drafts/**'
        git show HEAD:card.png | touchstone compare - card.png
      """)

  @Argument(help: "The picture that is right, a folder of such, or - for standard input.")
  var reference: String
  @Argument(help: "The picture to judge, a folder of such, or - for standard input.")
  var actual: String
  @Option(help: "In folders, compare files that fit the pattern only. Can be given several times.")
  var include: [String] = []
  @Option(help: "In folders, leave files out that fit the pattern. Can be given several times.")
  var exclude: [String] = []
  @OptionGroup(title: "How to compare") var metric: MetricOptions
  @OptionGroup(title: "What to write") var output: CompareOutput

  func run() throws {
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
