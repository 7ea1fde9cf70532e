public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Wheels of values. Use `Picker` with the style `wheel` to have one in pictures.
open class UIPickerView: UIView {
  /// What has the values.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What is told about changes.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Returns the chosen row of a wheel; −1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }
  /// Chooses a row at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
  /// Reads all wheels again. Has no effect.
  open func reloadAllComponents() {}
  /// Reads a wheel again. Has no effect.
  open func reloadComponent(_ component: Int) {}
}

/// What has the values of wheels.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What wheels ask and tell. Nothing of it is called: no one turns wheels in a picture.
///
/// - Source: UIKit, `UIPickerViewDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called when a row has been chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// Returns the height of the rows of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Returns the text of a row.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns the view of a row.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// Called when a row has been chosen.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// Returns the height of the rows of a wheel, in points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Returns the width of a wheel, in points.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
}
