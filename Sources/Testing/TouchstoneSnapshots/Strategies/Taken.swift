/// A snapshot, and what its strategy found out while it took it.
package struct Taken<Format> {
  /// The snapshot. If it could not be taken, this is a value without content, and the remarks have the error.
  package var format: Format
  package var remarks: SnapshotRemarks

  package init(_ format: Format, _ remarks: SnapshotRemarks = SnapshotRemarks()) {
    self.format = format
    self.remarks = remarks
  }

  /// Takes a snapshot. If the closure throws, the remarks have the error.
  ///
  /// - Parameters:
  ///   - substitute: The snapshot if the closure throws.
  ///   - body: Takes the snapshot, and adds to its remarks.
  package init(default substitute: Format, _ body: (inout SnapshotRemarks) throws -> Format) {
    remarks = SnapshotRemarks()
    do {
      format = try body(&remarks)
    } catch {
      format = substitute
      remarks.fail(error)
    }
  }

  /// Runs code of the user's, which may take snapshots by the public closures of strategies.
  package init(collecting body: () throws -> Format) rethrows {
    let collector = RemarksCollector()
    format = try RemarksCollector.$current.withValue(collector) { try body() }
    remarks = collector.remarks
  }

  /// The snapshot, after the remarks on another one from which it was made.
  package func after(_ first: SnapshotRemarks) -> Taken {
    var remarks = first
    remarks.add(self.remarks)
    return Taken(format, remarks)
  }
}

extension Taken {
  /// Adapts a public closure, which returns only the snapshot: strategies that it uses add their remarks to a collector.
  static func adapting<Value>(_ snapshot: @escaping (Value) -> Async<Format>) -> (Value) -> Async<Taken> {
    { value in
      Async { callback in
        let collector = RemarksCollector()
        RemarksCollector.$current.withValue(collector) {
          snapshot(value).run { callback(Taken($0, collector.remarks)) }
        }
      }
    }
  }

  /// The public closure of a strategy: the snapshot alone. Its remarks go to the strategy that is being adapted, if any.
  static func reporting<Value>(_ take: @escaping (Value) -> Async<Taken>) -> (Value) -> Async<Format> {
    { value in
      let collector = RemarksCollector.current
      return take(value).map { taken in
        collector?.add(taken.remarks)
        return taken.format
      }
    }
  }
}
