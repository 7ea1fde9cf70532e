/// The reason why an object of a store was not read or written.
package enum ObjectFault: Error, Hashable, Sendable {
  /// The system, or what lies in the object's place.
  case file(ObjectAddress, FileFault)
  /// The bytes are not what the address names.
  case contents(ObjectAddress, String)

  /// The object and the reason: `54b85182d0c1.png: its contents are those of 0d9f6a1b7c3e`.
  package var text: String {
    switch self {
    case .file(let address, let fault): "\(address): \(fault.reason)"
    case .contents(let address, let reason): "\(address): \(reason)"
    }
  }
}
