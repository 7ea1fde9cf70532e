import Foundation

/// What keeps pictures from being compared.
enum CompareError: Error, Hashable {
  /// There is no file or folder at a path.
  case missing(String)
  /// A picture cannot be read.
  case unreadable(String, why: String)
  /// A folder holds no pictures, nor does the other.
  case noPictures(String, String)
  /// An option was given that says nothing for the metric.
  case optionWithoutMeaning(String, metric: String)
  /// A number is outside of its range from 0.
  case outOfRange(String, Double, most: Double)
  /// A place to ignore is not four numbers.
  case notAPlace(String)
  /// A mask has another size than the picture.
  case maskSize(String, mask: String, picture: String)
  /// Something cannot be written.
  case unwritable(String, why: String)
}

extension CompareError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file or folder. Check the path."
    case .unreadable(let path, let why):
      "\(path): cannot be read as PNG or JPEG: \(why)"
    case .noPictures(let first, let second):
      "Neither \(first) nor \(second) holds a file that ends in .png, .jpg or .jpeg. Name the folders that do."
    case .optionWithoutMeaning(let option, let metric):
      "\(option) says nothing for the metric \(metric). Leave it out, or choose a metric that takes it: --help lists them."
    case .outOfRange(let option, let value, let most):
      "\(option) \(value): must be from 0 to \(most == 1 ? "1" : "100"). Give a number in this range."
    case .notAPlace(let text):
      "--mask \(text): this is neither a file nor four whole numbers X,Y,WIDTH,HEIGHT. Write for instance 0,0,390,47."
    case .maskSize(let path, let mask, let picture):
      "\(path): the mask is \(mask), the picture \(picture). Paint the mask on a picture of that size."
    case .unwritable(let path, let why):
      "\(path): cannot be written: \(why)"
    }
  }
}
