import Testing
import UIKit

@MainActor @Suite struct UINibTests {
  @Test func `an archive has no objects, and cells of it are plain`() {
    let nib = UINib(nibName: "Cell", bundle: nil)
    #expect(nib.instantiate(withOwner: nil, options: nil).isEmpty)
    #expect(nib.instantiate(withOwner: nil).isEmpty)
    let table = UITableView(frame: .zero)
    table.register(nib, forCellReuseIdentifier: "cell")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "cell")
  }
}
