import Foundation
import Testing
import TouchstoneFonts

@testable import touchstone

@Suite struct SystemPackagesTests {
  /// - Source: Debian's `fonts-inter` 4.0~beta7+ds-1 and `fonts-noto-color-emoji` 2.042, `debian/copyright`, shortened.
  @Test func `the licence of all files is read from a machine-readable copyright`() {
    let inter = """
      Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
      Upstream-Name: fonts-inter

      Files: *
      Copyright: 2016-2022 The Inter Project Authors
      License: OFL-1.1 and Apache-2.0

      License: OFL-1.1
       PREAMBLE

      Files: debian/*
      License: GPL-2+
      """
    #expect(SystemPackages.license(of: Data(inter.utf8)) == "OFL-1.1 and Apache-2.0")
    #expect(SystemPackages.license(of: Data("Files: a\nLicense:   SIL-1.1\n".utf8)) == "SIL-1.1")
    #expect(SystemPackages.license(of: Data("All rights reserved".utf8)) == nil)
  }

  @Test func `the system's names are read from os-release`() {
    let debian = SystemRelease("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_CODENAME=bookworm\nID=debian\n")
    #expect(debian.system == "debian" && debian.codename == "bookworm")
    #expect(debian.title == "Debian GNU/Linux 12 (bookworm)")
    #expect(SystemRelease("").system == "linux")
  }

  @Test(.enabled(if: ExternalProgram.exists("dpkg-query"), "this system has no dpkg"))
  func `files that no package installed have none`() throws {
    let packages = SystemPackages(files: ["/bin/sh-that-is-not-there", "/usr/bin/dpkg-query"])
    #expect(packages.package(of: "/bin/sh-that-is-not-there") == nil)
    let dpkg = try #require(packages.package(of: "/usr/bin/dpkg-query"))
    #expect(dpkg.name == "dpkg" && !dpkg.version.isEmpty && dpkg.system == SystemRelease().system)
  }

  @Test func `a program that says much on both outputs comes to its end`() throws {
    let result = try #require(
      ExternalProgram.run(["sh", "-c", "seq 100000; seq 100000 >&2; echo 'E: no such package' >&2; exit 3"]))
    #expect(result.status == 3 && result.reason == "E: no such package")
    #expect(result.output.hasSuffix("100000"))
  }
}
