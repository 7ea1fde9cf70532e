import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A container that shows values in rows and columns.
///
/// In a compact width, as on a phone, only the first column is shown, as a list without headers; otherwise, and on macOS,
/// all columns are shown below their headers. Rows can't be sorted by a tap.
///
/// - Source: SwiftUI, `Table`.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  /// The user's customisation of the columns, if there is one.
  var customization: Binding<TableColumnCustomization<Value>>?
  var selection = ListSelection<Value.ID>.none
}

extension Table: View {
  public var body: some View {
    StyledTable(
      content: TableBody(
        values: rows._values, columns: columns._columns.filter { !isHidden($0) }, selection: selection))
  }

  private func isHidden(_ column: _TableColumn<Value>) -> Bool {
    let choice = column.customizationID.map { customization?.wrappedValue[visibility: $0] ?? .automatic } ?? .automatic
    return (choice == .automatic ? column.visibility : choice) == .hidden
  }
}

/// The rows and columns of a table.
private struct TableBody<Value: Identifiable>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.listSettings.columnHeaders) private var headers
  @Environment(\.look.lists.columnSpacing) private var spacing
  @Environment(\.look.desktop) private var desktop
  @Environment(\.look.fonts.columnWeight) private var columnWeight
  let values: [Value]
  let columns: [_TableColumn<Value>]
  let selection: ListSelection<Value.ID>

  var body: some View {
    if let desktop {
      VStack(spacing: 0) {
        if headers != .hidden { header(desktop) }
        List(selection: selection, content: cells)
          .transformEnvironment(\.self) { $0.enterTable() }
      }
    } else {
      List(selection: selection, content: rows).transformEnvironment(\.self) { $0.enterList(.plain) }
    }
  }

  /// The titles of the columns, with lines between and below them.
  private func header(_ desktop: DesktopMetrics) -> some View {
    row { column in
      AnyView(
        column.label.containerStyle { $0.lineLimit(1) }
          .frame(maxWidth: .infinity, alignment: column.alignment.inRow)
          .overlay(alignment: .trailing) {
            if column.path != columns.last?.path {
              Rectangle().fill(.separator)
                .frame(width: desktop.table.divider.width, height: desktop.table.divider.height)
                .padding(.trailing, -desktop.table.columnSpacing / 2)
            }
          })
    }
    .containerStyle {
      $0.font(.system(size: desktop.table.headerFontSize, weight: columnWeight)).foregroundStyle(.secondary)
    }
    .padding(.horizontal, desktop.rows.inset + desktop.rows.contentInset)
    .frame(height: desktop.table.headerHeight)
    .overlay(alignment: .bottom) { Divider() }
    .background(desktop.listBackground.color)
  }

  @ViewBuilder private var rows: some View {
    if sizeClass == .compact {
      ForEach(values) { value in if let first = columns.first { first.cell(value).tag(value.id) } }
    } else if headers == .hidden {
      cells
    } else {
      Section {
        cells
      } header: {
        row { $0.label }
      }
    }
  }

  private var cells: some View { ForEach(values) { value in row { $0.cell(value) }.tag(value.id) } }

  /// Returns views in the columns.
  private func row(_ cell: @escaping (_TableColumn<Value>) -> AnyView) -> some View {
    HStack(spacing: desktop?.table.columnSpacing ?? spacing) {
      ForEach(columns, id: \.path) { column in
        let width = column.width
        cell(column)
          .frame(
            minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max ?? .infinity,
            alignment: column.alignment.inRow)
      }
    }
  }
}

extension View {
  /// Shows or hides the headers of tables, which only a regular width has.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.listSettings.columnHeaders, visibility)
  }
}
