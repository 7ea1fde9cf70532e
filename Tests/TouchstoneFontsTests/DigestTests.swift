import CPixelKernels
import Testing

/// The SHA-256 that names font files.
@Suite struct DigestTests {
  @Test func `digests are those of FIPS 180-4's examples`() {
    // NIST, "Cryptographic Standards and Guidelines: Example Values", SHA-256; the million of "a" is FIPS 180-2's.
    let examples: [([UInt8], String)] = [
      ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        [UInt8](repeating: 0x61, count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ]
    // With the processor's instructions, if it has them, and without.
    for digest in [ts_sha256, ts_sha256_portable] {
      for (bytes, expected) in examples {
        #expect(Self.text(of: bytes, by: digest) == expected)
      }
      // Each number of bytes that fills a block differently.
      #expect(Self.lengths(by: digest) == Self.lengths(by: ts_sha256_portable))
    }
  }

  private typealias Function = (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?) -> Void

  private static func lengths(by function: Function) -> [String] {
    (0..<200).map { count in text(of: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }, by: function) }
  }

  private static func text(of bytes: [UInt8], by function: Function) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    function(bytes, bytes.count, &digest)
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
