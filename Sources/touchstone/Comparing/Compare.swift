import ArgumentParser
import Foundation
import TouchstoneDiff

/// `touchstone compare`
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two pictures, or two folders of pictures.",
    usage: "touchstone compare [OPTION]… REFERENCE ACTUAL",
    discussion: """
      Pictures are PNG or JPEG files; colours are compared in sRGB, whatever their profiles. Of two folders, pictures \
      with the same path below them are compared, and what only one folder has counts as a difference. Of a file and a \
      folder, the file of that name in the folder is taken.

      Standard output tells what differs, one line each; identical pictures are not mentioned. Standard error tells \
      what cannot be read and, on a terminal, how far a long comparison is.

      METRICS
        ui            what an eye would call the same (default): noise and anti-aliasing pass, a missing hairline or a \
      tint three levels off does not
        crossPlatform as ui, for pictures of two rasterisers: up to 24 pixels in any 32×32 px may be far off
        exact         to the bit
        perceptual    no pixel may be off by more than a CIE 1994 difference of --threshold (2), but for a share of \
      1 − --precision of them
        pixelmatch    pixelmatch after 7.2: OKLab, --threshold 0…1 (0.1)
        pixelmatch7   pixelmatch 5 to 7.2, Playwright, jest-image-snapshot: YIQ, --threshold 0…1 (0.1)
        odiff         odiff 4: YIQ, --threshold 0…1 (0.1)
        flip          FLIP (LDR): the largest error of any pixel, --threshold 0…1 (0.1); slow

      EXIT STATUS
        0  all pictures match
        1  some differ, or are in one folder only
        2  a file cannot be read or written, or the arguments are wrong

      EXAMPLES
        touchstone compare before.png after.png --diff diff.png
        touchstone compare Snapshots other/Snapshots --html report.html
        touchstone compare a.png b.png --mask 0,0,390,47 --mask clock.png
        touchstone compare a.png b.png --metric odiff --threshold 0.05 --json | jq .pairs[0].pixels
      """)

  @Argument(help: "The picture that is right, or a folder of such.")
  var reference: String
  @Argument(help: "The picture to judge, or a folder of such.")
  var actual: String
  @OptionGroup(title: "How to compare") var metric: MetricOptions
  @OptionGroup(title: "What to write") var output: CompareOutput

  func run() throws {
    do {
      let session = CompareSession(
        pairs: try PicturePairs(reference, actual), comparison: try metric.comparison(), output: output)
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
