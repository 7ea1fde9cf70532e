public import Foundation

extension Diffing where Value == String {
  /// Texts in UTF-8, compared byte by byte and shown line by line.
  public static var lines: Diffing {
    func difference(_ reference: String, _ actual: String) -> (String, [DiffAttachment])? {
      // Strings are equal if they are canonically equivalent: é has two spellings, and U+2126 equals Ω.
      guard !reference[...].hasSameBytes(as: actual[...]) else { return nil }
      let patch = LineDiff(reference: reference, actual: actual).patch
      return (patch, [.data(Data(patch.utf8), name: "difference.patch")])
    }
    return Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: difference,
      storage: GoldenFormat(
        encode: { text, _ in Data(text.utf8) },
        decode: { data in
          guard let text = String(validating: data, as: UTF8.self) else { throw TextGoldenError.notUTF8 }
          return GoldenContent(value: text)
        },
        compare: { reference, actual, _ in
          difference(reference, actual).map { Difference(text: $0.0, attachments: $0.1) }
        }))
  }
}

extension Diffing where Value == Data {
  /// Bytes, compared as a whole.
  public static var data: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { reference, actual in
      guard reference != actual else { return nil }
      let place = zip(reference, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let message =
        "Expected \(reference.count) bytes, got \(actual.count); "
        + "the first difference is at byte \(place ?? min(reference.count, actual.count))."
      return (message, [.data(reference, name: "reference"), .data(actual, name: "failure")])
    }
  }
}
