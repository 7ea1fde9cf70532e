import Foundation
import Testing

@testable import touchstone

struct StoreAddressTests {
  private func fault(_ text: String, from origin: StoreAddress.Origin = .user) -> String? {
    do throws(StoreError) {
      _ = try StoreAddress(text, from: origin)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      "file:///mnt/goldens", "file:../goldens", "https://goldens.example.org/app", "http://127.0.0.1:8080/app",
      "s3://bucket", "s3://bucket/app/goldens", "rclone:remote:bucket/app", "rclone:remote:",
      "program:my-driver bucket",
    ])
  func `addresses of each driver are read, and written as they were`(text: String) throws {
    #expect(try StoreAddress(text, from: .user).description == text)
  }

  @Test(
    arguments: [
      "https://ann:hunter2secret@example.org/app", "https://example.org/app?token=hunter2secret",
      "https://example.org/app#hunter2secret", "s3://AKIA:hunter2secret@bucket/app", "s3://bucket/../hunter2secret",
      "rclone::s3,access_key_id=A,secret_access_key=hunter2secret:bucket", "rclone:remote:../hunter2secret",
      "rclone:remote,pass=hunter2secret:bucket", "ftp://hunter2secret", "hunter2secret", "file:hunter2secret\u{1B}[2J",
      "http://example.org/hunter2secret", "https://example.org/\"hunter2secret", "https:hunter2secret", "program:",
      "file:",
    ])
  func `an address with credentials or without a driver is refused, and the message does not repeat it`(text: String)
    throws
  {
    let message = try #require(fault(text))
    #expect(message.hasPrefix("The address of the store is not valid: "))
    #expect(!message.contains("hunter2secret"))
  }

  @Test func `a pull request cannot start a program by the settings of the package`() throws {
    #expect(fault("program:curl https://example.org") == nil)
    let message = try #require(fault("program:curl https://example.org", from: .settings))
    #expect(
      message.contains("Snapshots/touchstone.json cannot name a program. Use TOUCHSTONE_STORE or --store"))
  }

  @Test func `an option goes before the variable, and that before the settings`() throws {
    func address(_ option: String?, _ variable: String?, _ setting: String?) throws -> String? {
      try StoreOptions.address(option: option, variable: variable, setting: setting)?.description
    }
    #expect(try address("s3://abc", "s3://def", "s3://ghi") == "s3://abc")
    #expect(try address(nil, "s3://def", "s3://ghi") == "s3://def")
    #expect(try address(nil, "", "s3://ghi") == "s3://ghi")
    #expect(try address(nil, nil, nil) == nil)
  }

  @Test func `places are main and pull requests, and nothing that leaves the store`() throws {
    #expect(try StorePlace("main") == .main)
    #expect(try StorePlace("pr/1234") == .request(1234))
    for text in ["", "pr", "pr/0", "pr/01", "pr/1/2", "pr/../1", "pr/-1", "Main", "pr/99999999999999999999"] {
      #expect(throws: StoreError.badPlace(text)) { try StorePlace(text) }
    }
  }
}
