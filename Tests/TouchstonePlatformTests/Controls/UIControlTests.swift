import Foundation
import SwiftUI
import Testing
import UIKit

@testable import TouchstonePlatform

/// UIKit's classes as glue code uses them: their state is stored and read, and nothing of them is drawn.
@MainActor @Suite struct UIControlTests {
  private struct Field: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate, UITextViewDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
      func textViewDidChange(_ textView: UITextView) {}
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      field.delegate = context.coordinator
      field.borderStyle = .roundedRect
      field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.gray])
      field.setContentHuggingPriority(.required, for: .vertical)
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
  }

  @Test func `a wrapped field compiles and its placeholder is reported`() throws {
    let picture = try ImageRenderer(content: Field(text: .constant("")).frame(width: 20, height: 20)).render()
    #expect(picture.diagnostics == [.platformView(type: "Field")])
  }

  @Test func `a button keeps what is set for its states and runs its actions`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    #expect(button.currentTitle == "Save" && button.title(for: .highlighted) == "Save")
    button.isSelected = true
    #expect(button.currentTitle == "Saved" && button.state == .selected)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(taps == 1)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    #expect(UIButton(configuration: configuration).configuration?.title == "Go")
  }

  @Test func `a stack keeps its views in order`() {
    let (first, second, third) = (UILabel(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.insertArrangedSubview(third, at: 0)
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews == [third, first] && stack.subviews.contains(second))
    stack.setCustomSpacing(4, after: third)
    #expect(stack.customSpacing(after: third) == 4)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }

  @Test func `appearances are one for each class`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(appearance.backgroundColor == .systemBackground)
    // All pictures of the process have these settings.
    defer { AppearanceProxies.process.removeAll() }
    UINavigationBar.appearance().standardAppearance = appearance
    UITableView.appearance().separatorStyle = .none
    #expect(UINavigationBar.appearance().standardAppearance === appearance)
    #expect(UITableView.appearance().separatorStyle == .none)
    #expect(UITableView(frame: .zero).separatorStyle == .singleLine)
  }

  @Test func `a text view measures its text`() {
    let view = UITextView(frame: .zero)
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo"
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let height = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(abs(height - 2 * UIFont.systemFont(ofSize: 20).lineHeight) < 0.01)
    #expect(view.attributedText.string == "one\ntwo")
  }

  @Test func `alerts bars and gestures keep what they are given`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions.map(\.title) == ["Delete"] && alert.textFields?.first?.placeholder == "Name")
    let controller = UIViewController()
    controller.title = "Screen"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    #expect(controller.navigationItem.title == "Screen" && controller.navigationItem.rightBarButtonItems?.count == 1)
    let view = UIView()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.first === tap && tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.isEmpty == true)
    view.addGestureRecognizer(tap)
    let other = UIView()
    other.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.isEmpty == true && other.gestureRecognizers?.count == 1 && tap.view === other)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide && view.safeAreaLayoutGuide.owningView === view)
    #expect(view.layoutMarginsGuide !== view.safeAreaLayoutGuide)
    controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    #expect(controller.toolbarItems?.count == 1)
    controller.toolbarItems = nil
    #expect(controller.toolbarItems == nil)
  }

  @Test func `a hosting view is drawn into an image and another view is not`() throws {
    let controller = UIHostingController(rootView: Color(.sRGB, red: 1, green: 0, blue: 0))
    controller.view.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var isDrawn = (hosting: false, plain: true)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in
      isDrawn.hosting = controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
      isDrawn.plain = UIView(frame: controller.view.bounds).drawHierarchy(in: .zero, afterScreenUpdates: true)
    }
    #expect(isDrawn == (true, false))
    let pixel = try #require(image.cgImage).bitmap[4, 4]
    #expect(pixel.red == 255 && pixel.green == 0 && pixel.alpha == 255)
  }

  @Test func `layers are data`() {
    let layer = CALayer()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.addSublayer(gradient)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    layer.insertSublayer(shape, at: 0)
    #expect(layer.sublayers == [shape, gradient] && gradient.superlayer === layer)
    gradient.removeFromSuperlayer()
    #expect(layer.sublayers == [shape] && gradient.superlayer == nil)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = CGPoint(x: 20, y: 20)
    #expect(layer.frame.origin == CGPoint(x: 15, y: 15))
  }

  // Core Animation: a time in a layer is (outer time − beginTime) × speed + timeOffset.
  @Test func `a layer has a time of its own`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.beginTime, outer.speed) = (10, 2)
    inner.timeOffset = 3
    #expect(outer.convertTime(12, from: nil) == 4)
    #expect(inner.convertTime(12, from: nil) == 7)
    #expect(inner.convertTime(4, from: outer) == 7)
    #expect(inner.convertTime(7, to: nil) == 12)
    #expect(inner.convertTime(7, to: outer) == 4)
    outer.speed = 0
    #expect(inner.convertTime(99, from: nil) == 3, "a layer that stands still")
  }

  @Test func `a label measures its text`() {
    let label = UILabel()
    label.text = "one two three four five six"
    label.font = .systemFont(ofSize: 20)
    let line = label.intrinsicContentSize
    #expect(line.height == UIFont.systemFont(ofSize: 20).lineHeight.rounded(.up))
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = line.width / 2
    #expect(label.intrinsicContentSize.height > line.height && label.intrinsicContentSize.width <= line.width / 2 + 1)
  }

  @Test func `a path is read element by element`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 3, y: 4), controlPoint2: CGPoint(x: 5, y: 6))
    path.close()
    var points = [CGPoint](repeating: .zero, count: 3)
    #expect(path.elementCount == 3)
    #expect(path.element(at: 0, associatedPoints: &points) == .moveTo && points[0] == CGPoint(x: 1, y: 2))
    #expect(path.element(at: 1, associatedPoints: &points) == .curveTo)
    #expect(points == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6), .zero])
    #expect(path.element(at: 2) == .closePath)
  }

  private final class Switch: UIControl {
    var sent: [UIAction] = []

    override func sendAction(_ action: UIAction) {
      sent.append(action)
      super.sendAction(action)
    }
  }

  @Test func `a control sends its actions one by one`() {
    let control = Switch(frame: .zero)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.addAction(UIAction { _ in count += 10 }, for: .valueChanged)
    control.performPrimaryAction()
    #expect(count == 1 && control.sent.count == 1)
    #expect(control.allControlEvents == [.primaryActionTriggered, .valueChanged])
    let button = UIButton(type: .system)
    button.role = .destructive
    #expect(button.role == .destructive && UIButton().role == .normal)
  }
}
