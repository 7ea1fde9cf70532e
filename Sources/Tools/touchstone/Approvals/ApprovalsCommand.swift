import ArgumentParser

/// The command `touchstone approvals`.
struct ApprovalsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approvals",
    abstract: "Says whether goldens are what was approved, and by whom.",
    discussion: """
      Approvals are files in Snapshots/Approvals, which are committed with the goldens: approvals.json as the report saves it, \
      and what reviews write if Snapshots/touchstone.json has { "approvals": "kept" }. They are not signed, so they say who \
      claims to have approved; who may change them is for the repository to decide.
      """,
    subcommands: [VerifyApprovals.self, AddApprovals.self])
}
