import Foundation

extension Data {
  /// Calls a closure with the bytes and throws what it throws, typed, as `withUnsafeBytes` does not.
  func withBytes<Value>(
    _ body: (UnsafeRawBufferPointer) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    let result: Result<Value, ImageDecodingError> = withUnsafeBytes { bytes in
      Result { () throws(ImageDecodingError) in try body(bytes) }
    }
    return try result.get()
  }
}
