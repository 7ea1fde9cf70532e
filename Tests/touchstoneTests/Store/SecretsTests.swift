import Testing

@testable import touchstone

struct SecretsTests {
  @Test func `values of variables with credentials, passwords in addresses and signatures are removed`() {
    let environment = [
      "AWS_SECRET_ACCESS_KEY": "wJalrXUtnFEMI/K7MDENG", "CI_JOB_TOKEN": "glcbt-64_abc", "AUTH": "true",
      "HOME": "/home/ann",
      "RCLONE_CONFIG_R_PASS": "wJalrXUtnFEMI",
    ]
    func clean(_ text: String) -> String { Secrets.message(text, environment: environment) }
    #expect(clean("bad key wJalrXUtnFEMI/K7MDENG!") == "bad key •••!")
    #expect(clean("with wJalrXUtnFEMI and glcbt-64_abc") == "with ••• and •••")
    #expect(clean("GET https://ann:pw@example.org/a failed") == "GET https://•••@example.org/a failed")
    #expect(clean("https://s3/a?X-Amz-Signature=0a1b&x=1") == "https://s3/a?X-Amz-Signature=•••&x=1")
    // A short value is a word of ordinary messages.
    #expect(clean("it is true that /home/ann is there") == "it is true that /home/ann is there")
  }

  @Test func `secrets are removed before words are cut or escaped`() {
    let environment = ["MY_TOKEN": "first half\tsecond half"]
    let long = String(repeating: "x", count: 490) + "first half\tsecond half"
    #expect(Secrets.message(long, environment: environment) == String(repeating: "x", count: 490) + "•••")
    #expect(Secrets.message("at first half\tsecond half", environment: environment) == "at •••")
  }
}
