import Foundation
import Testing
import TouchstoneSnapshots

/// - Source: Bazel, “Test encyclopedia” and “Running executables”.
@Suite struct BazelEnvironmentTests {
  @Test func `runs go to the outputs that Bazel keeps, unless a folder is named for them`() {
    let outputs = ["TEST_UNDECLARED_OUTPUTS_DIR": "/outputs"]
    #expect(SnapshotEnvironment(outputs).runs == "/outputs")
    #expect(SnapshotEnvironment(outputs.merging(["TOUCHSTONE_RUNS": "/runs"]) { $1 }).runs == "/runs")
  }

  @Test func `goldens by a relative path are those of the workspace where Bazel runs a program to record`() {
    let relative = ["TOUCHSTONE_SNAPSHOTS": "app/Snapshots"]
    #expect(SnapshotEnvironment(relative).snapshots == "app/Snapshots")
    let workspace = ["BUILD_WORKSPACE_DIRECTORY": "/home/ada/cards"]
    #expect(SnapshotEnvironment(relative.merging(workspace) { $1 }).snapshots == "/home/ada/cards/app/Snapshots")
    let absolute = workspace.merging(["TOUCHSTONE_SNAPSHOTS": "/goldens"]) { $1 }
    #expect(SnapshotEnvironment(absolute).snapshots == "/goldens")
    #expect(SnapshotEnvironment(workspace).snapshots == nil)
  }
}
