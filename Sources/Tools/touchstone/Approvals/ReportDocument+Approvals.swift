import TouchstoneReport
import TouchstoneSnapshots

extension ReportDocument {
  /// Says of failures that show what was approved before, in this run or another, by whom it was: no one has to look again.
  ///
  /// - Returns: The files that approve some, each with how many, in order.
  mutating func note(_ kept: [ApprovalFolder.File]) -> [(path: String, count: Int)] {
    var files: [String: [String: Int]] = [:]
    for (index, file) in kept.enumerated() {
      // Where only the cause was approved, no one saw the picture.
      for approval in file.approvals.approved where approval.file != nil {
        files[approval.golden, default: [:]][approval.digest] = index
      }
    }
    var counts = kept.map { _ in 0 }
    for index in entries.indices where entries[index].status == .failed {
      guard let digest = entries[index].digest, let number = files[entries[index].golden]?[digest] else { continue }
      entries[index].facts.append(ReportFact("Approved", kept[number].words.printable))
      counts[number] += 1
    }
    return zip(kept, counts).filter { $0.1 > 0 }.map { ($0.0.path, $0.1) }
  }
}
