import Foundation

/// An error that prevents pictures from being compared.
enum CompareError: Error, Hashable {
  /// There is no file or folder at the path.
  case missing(String)
  /// The file cannot be read.
  case unreadable(String, why: String)
  /// The golden is a hash, and its picture is not on this machine.
  case hashOnly(String)
  /// The picture has more pixels than the limit.
  case tooLarge(String, width: Int, height: Int, most: Int)
  /// Neither folder has a file that can be compared.
  case noPictures(String, String, skipped: Int)
  /// Both paths are standard input.
  case standardInputTwice
  /// Standard input has no name to look up in the folder.
  case standardInputAndFolder(String)
  /// An option for a file got `-`, which means standard output elsewhere.
  case standardOutput(String)
  /// The option has no meaning for files without pixels.
  case optionWithoutPictures(String)
  /// The mask ignores nothing.
  case emptyMask(String)
  /// The option has no meaning for the metric.
  case optionWithoutMeaning(String, metric: String)
  /// The number is out of range.
  case outOfRange(String, Double, ClosedRange<Double>)
  /// With the number of the option any pictures would match; carries a number that compares.
  case comparesNothing(String, Double, instead: Double)
  /// The rectangle to ignore is not four numbers.
  case notAPlace(String)
  /// The rectangle to ignore is outside the picture.
  case maskOutside(String, picture: String)
  /// The masks leave nothing to compare.
  case maskOverAll(picture: String)
  /// The mask and the picture have different sizes.
  case maskSize(String, mask: String, picture: String)
  /// The output cannot be written.
  case unwritable(String, why: String)
  /// The output is one of the inputs or is inside an input folder.
  case overwritesInput(String, String, input: String)
  /// Two options name the same output file.
  case writtenTwice(String, options: String, String)
  /// 16-bit pictures cannot be compared exactly, with the reason.
  case wideExact(String, String)
  /// The two files are of kinds that cannot be compared with each other.
  case otherKinds(String, FileKind, String, FileKind)
}

extension CompareError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file or folder. Check the path."
    case .unreadable(let path, let why):
      "\(path): cannot be read: \(why)"
    case .hashOnly(let path):
      "\(path): only its hash is on this machine. Fetch the picture: swift run touchstone goldens fetch"
    case .tooLarge(let path, let width, let height, let most):
      "\(path): the picture claims a size of \(width)×\(height) px; the limit is \(most) px in total and 32767 px per side. "
        + "If you trust it, pass --max-pixels \(width * height)."
    case .noPictures(let first, let second, let skipped):
      "Neither \(first) nor \(second) contains a file that can be compared: PNG, JPEG, APNG, SVG, PDF or text"
        + (skipped > 0 ? " (\(skipped) other \(skipped == 1 ? "file was" : "files were") skipped)." : ".")
        + " Check the folders, --include and --exclude."
    case .wideExact(let name, let why):
      "\(name): --metric exact compares the 16 bits of its samples, and \(why). Leave these out, or choose another metric."
    case .standardInputTwice:
      "Only one of the two files can be standard input. Pass a file for the other one."
    case .standardInputAndFolder(let folder):
      "Standard input has no name to look up in \(folder). Pass a file."
    case .standardOutput(let option):
      "\(option) -: the output can only be written to a file. Pass a file; for a file called -, pass ./-"
    case .optionWithoutPictures(let option):
      "\(option) has no effect here: text is compared line by line and documents byte by byte. Leave it out."
    case .emptyMask(let path):
      "\(path): the mask is completely dark, so nothing is ignored. Paint the areas to ignore white."
    case .optionWithoutMeaning(let option, let metric):
      "\(option) has no effect on the metric \(metric). Leave it out, or choose a metric that uses it: --help lists them."
    case .outOfRange(let option, let value, let range):
      "\(option) \(value.plain): must be from \(range.lowerBound.plain) to \(range.upperBound.plain). "
        + "Pass a number in this range."
    case .comparesNothing(let option, let value, let instead):
      "\(option) is \(value.plain), so any picture would match. Pass a number such as \(instead.plain), or leave it out."
    case .notAPlace(let text):
      "--mask \(text): this is neither a file nor four whole numbers X,Y,WIDTH,HEIGHT. For example: 0,0,390,47."
    case .maskOutside(let text, let picture):
      "--mask \(text): this contains no pixel of the picture, which is \(picture). Pass an area inside it, in pixels."
    case .maskOverAll(let picture):
      "The masks cover the whole picture, which is \(picture), so nothing is left to compare. Make them smaller."
    case .maskSize(let path, let mask, let picture):
      "\(path): the mask is \(mask), but the picture is \(picture). Make the mask the size of the picture."
    case .unwritable(let path, let why):
      "\(path): cannot be written: \(why)"
    case .overwritesInput(let option, let path, let input) where input == path:
      "\(option) \(path): this is one of the files to compare, which are never overwritten. Choose another path."
    case .overwritesInput(let option, let path, let input):
      "\(option) \(path): this would overwrite \(input) or write into it, and files to compare are never overwritten. "
        + "Choose another path."
    case .writtenTwice(let path, let first, let second):
      "\(first) and \(second) both write to \(path). Choose a separate file for each."
    case .otherKinds(let first, let kind, let second, let other):
      "\(first) is \(kind.description) and \(second) \(other.description): these cannot be compared. Pass two files of the same kind."
    }
  }
}
