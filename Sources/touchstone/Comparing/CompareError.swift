import Foundation

/// An error that prevents pictures from being compared.
enum CompareError: Error, Hashable {
  /// There is no file or folder at the path.
  case missing(String)
  /// The file cannot be read.
  case unreadable(String, why: String)
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
    case .tooLarge(let path, let width, let height, let most):
      "\(path): the picture says it is \(width)×\(height) px; the limit is \(most) px in all and 32767 px to a side. "
        + "If it is to be trusted, pass --max-pixels \(width * height)."
    case .noPictures(let first, let second, let skipped):
      "Neither \(first) nor \(second) holds a file that can be compared: PNG, JPEG, APNG, SVG, PDF or text"
        + (skipped > 0 ? " (\(skipped) other \(skipped == 1 ? "file was" : "files were") skipped)." : ".")
        + " Name the folders that do, and check --include and --exclude."
    case .wideExact(let name, let why):
      "\(name): --metric exact compares the 16 bits of its samples, and \(why). Leave these out, or choose another metric."
    case .standardInputTwice:
      "Only one of the two files can be standard input. Name a file for the other one."
    case .standardInputAndFolder(let folder):
      "Standard input has no name that could be looked up in \(folder). Name a file."
    case .standardOutput(let option):
      "\(option) -: this is written to files only. Name a file; one that is called - is ./-"
    case .optionWithoutPictures(let option):
      "\(option) says nothing here: text is compared line by line and documents byte by byte. Leave it out."
    case .emptyMask(let path):
      "\(path): the mask is dark all over, so that nothing is ignored. Paint the places to ignore white."
    case .optionWithoutMeaning(let option, let metric):
      "\(option) says nothing for the metric \(metric). Leave it out, or choose a metric that takes it: --help lists them."
    case .outOfRange(let option, let value, let range):
      "\(option) \(value.plain): must be from \(range.lowerBound.plain) to \(range.upperBound.plain). "
        + "Give a number in this range."
    case .notAPlace(let text):
      "--mask \(text): this is neither a file nor four whole numbers X,Y,WIDTH,HEIGHT. Write for instance 0,0,390,47."
    case .maskOutside(let text, let picture):
      "--mask \(text): this has no pixel of the picture, which is \(picture). Give a place inside of it, in pixels."
    case .maskOverAll(let picture):
      "The masks cover all of the picture, which is \(picture): nothing is left to compare. Make them smaller."
    case .maskSize(let path, let mask, let picture):
      "\(path): the mask is \(mask), the picture \(picture). Paint the mask on a picture of that size."
    case .unwritable(let path, let why):
      "\(path): cannot be written: \(why)"
    case .overwritesInput(let option, let path, let input) where input == path:
      "\(option) \(path): this is one of the files to compare, which are never overwritten. Write somewhere else."
    case .overwritesInput(let option, let path, let input):
      "\(option) \(path): this would be written over \(input) or into it, and what is compared is never overwritten. "
        + "Write somewhere else."
    case .writtenTwice(let path, let first, let second):
      "\(first) and \(second) both name \(path). Give each a file of its own."
    case .otherKinds(let first, let kind, let second, let other):
      "\(first) is \(kind.description) and \(second) \(other.description): these cannot be compared. Name two files of one kind."
    }
  }
}
