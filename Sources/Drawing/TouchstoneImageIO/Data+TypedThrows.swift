import Foundation

extension Data {
  /// Calls a closure with the bytes and rethrows its error with its type, which `withUnsafeBytes` does not do.
  func withBytes<Value>(
    _ body: (UnsafeRawBufferPointer) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    let result: Result<Value, ImageDecodingError> = withUnsafeBytes { bytes in
      Result { () throws(ImageDecodingError) in try body(bytes) }
    }
    return try result.get()
  }
}
