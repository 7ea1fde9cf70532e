import CFuzzer
import Foundation

// usage: fuzz decoders|comparers [libFuzzer's arguments]    or    fuzz seeds FOLDER

@main
enum Fuzz {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "seeds" where arguments.count == 3: try Seeds.write(to: URL(fileURLWithPath: arguments[2], isDirectory: true))
    case "decoders":
      drive { bytes, count in
        DecoderTarget.run(UnsafeRawBufferPointer(start: bytes, count: count))
        return 0
      }
    case "comparers":
      drive { bytes, count in
        ComparerTarget.run(UnsafeRawBufferPointer(start: bytes, count: count))
        return 0
      }
    default:
      FileHandle.standardError.write(Data("usage: fuzz decoders|comparers [ARGUMENT…], or fuzz seeds FOLDER\n".utf8))
      exit(2)
    }
  }

  /// Hands libFuzzer the arguments behind the name of the target.
  private static func drive(_ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32) {
    let arguments = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    // Never freed: libFuzzer keeps them until the process ends.
    let strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { strings[index] = strdup(argument) }
    strings[arguments.count] = nil
    var count = Int32(arguments.count)
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = strings
    exit(LLVMFuzzerRunDriver(&count, &list, test))
  }
}
