import CoreFoundation
import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import os

// Glue of apps around SwiftUI: keyboards, orientations, scenes, popovers, tables, layers, fonts by attributes.
@MainActor @Suite struct AppGlueTests {
  /// The keys are UIKit's; the value is as its notifications have it.
  @Test func `the frame of a keyboard is read from a notification`() {
    let frame = CGRect(x: 0, y: 400, width: 375, height: 267)
    let notification = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeIn.rawValue,
      ])
    #expect((notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == frame)
    let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    #expect(curve.flatMap(UIView.AnimationCurve.init) == .easeIn)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { options[.sourceApplication] != nil }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { _ = URLContexts.first?.url }
  }

  /// The raw values are those of `UIInterfaceOrientation.h`.
  @Test func `the bit of an orientation has its raw value as its number`() {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2 && UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30 && UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && !UIInterfaceOrientation.unknown.isPortrait)
    #expect(Delegate().application(UIApplication.shared, supportedInterfaceOrientationsFor: nil) == .portrait)
    #expect(UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.interfaceOrientation } == [])
    #expect(UIScene.didActivateNotification.rawValue == "UISceneDidActivateNotification")
  }

  private final class Root: UIHostingController<Text> {
    var names: [String] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var childForStatusBarStyle: UIViewController? { children.first }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in self.names.append("turned") }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { names.append("shaken") }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if presses.contains(where: { $0.key?.modifierFlags == .command || $0.type == .menu }) { names.append("pressed") }
      super.pressesBegan(presses, with: event)
    }
    override func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "r", modifierFlags: .command, action: Selector("reload"))]
    }
  }

  @Test func `a controller keeps how it is presented`() {
    let root = Root(rootView: Text("Root"))
    root.modalTransitionStyle = .crossDissolve
    root.edgesForExtendedLayout = [.top]
    root.extendedLayoutIncludesOpaqueBars = true
    root.motionEnded(.motionShake, with: nil)
    root.pressesBegan([UIPress()], with: nil)
    #expect(root.names == ["shaken"] && root.keyCommands?.count == 1)
    #expect(root.supportedInterfaceOrientations == .landscape && root.modalTransitionStyle == .crossDissolve)
    root.popoverPresentationController?.sourceView = root.view
    root.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    #expect(root.popoverPresentationController?.sourceView === root.view)
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    let half = UISheetPresentationController.Detent.custom(identifier: .init("half")) { $0.maximumDetentValue / 2 }
    root.sheetPresentationController?.detents = [half, .large()]
    root.sheetPresentationController?.animateChanges { root.sheetPresentationController?.prefersGrabberVisible = true }
    #expect(root.sheetPresentationController?.detents.first?.identifier.rawValue == "half")
    root.contentUnavailableConfiguration = UIHostingConfiguration { Text("Nothing") }
    root.setNeedsUpdateContentUnavailableConfiguration()
    #expect(root.contentUnavailableConfiguration != nil)
    let stack = UINavigationController(rootViewController: root)
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
  }

  private final class Ring: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { [.image, .updatesFrequently] }
      set {}
    }
    override func tintColorDidChange() { super.tintColorDidChange() }
  }

  @Test func `a layer has the class that its view names`() throws {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let shape = try #require(ring.layer as? CAShapeLayer)
    shape.lineWidth = 3
    #expect((ring.layer as? CAShapeLayer)?.lineWidth == 3 && type(of: UIView().layer) == CALayer.self)
    #expect(ring.accessibilityTraits.contains(.image))
  }

  @Test func `margins follow the direction of a view`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.directionalLayoutMargins.leading == 4 && view.directionalLayoutMargins.trailing == 2)
    view.tintAdjustmentMode = .dimmed
    view.isAccessibilityElement = true
    view.accessibilityHint = "Opens it"
    #expect(view.tintAdjustmentMode == .dimmed && view.isAccessibilityElement && view.accessibilityHint == "Opens it")
  }

  @Test func `a table takes changes of its rows`() {
    let table = UITableView()
    var steps: [String] = []
    table.performBatchUpdates({
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      steps.append("changed")
    }) { _ in steps.append("done") }
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    #expect(steps == ["changed", "done"] && table.visibleCells.isEmpty && table.panGestureRecognizer.isEnabled)
    let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
    remove.backgroundColor = .systemPink
    let actions = UISwipeActionsConfiguration(actions: [remove])
    actions.performsFirstActionWithFullSwipe = false
    #expect(actions.actions.first?.title == "Remove")
  }

  @Test func `an animator with a speed makes its changes`() {
    var steps: [String] = []
    let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 1))
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
    animator.addAnimations { steps.append("moved") }
    animator.startAnimation()
    // CSS Easing Functions 1: ease-in is cubic-bezier(0.42, 0, 1, 1).
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(steps == ["moved"] && curve.controlPoint1 == CGPoint(x: 0.42, y: 0))
  }

  /// The numbers of types and selectors are those of `SFNTLayoutTypes.h`.
  @Test func `a font gets the features and traits of its attributes`() {
    let plain = UIFont.systemFont(ofSize: 20)
    let digits = plain.fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]
    ])
    #expect(Font(UIFont(descriptor: digits, size: 0)) == Font(plain).monospacedDigit())
    let bold = UIFontDescriptor(fontAttributes: [
      .size: 18, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(bold.pointSize == 18 && bold.withSize(18) == bold)
    let narrow = NSString("11").size(withAttributes: [.font: plain]).width
    let even = NSString("11").size(withAttributes: [.font: UIFont(descriptor: digits, size: 0)]).width
    #expect(even > narrow)
    let named = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 14])
    #expect(UIFont(descriptor: named, size: 0).pointSize == 14)
  }

  @Test func `a PDF has the pages that a closure begins`() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Invoice"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
    var boxes: [CGRect] = []
    let data = renderer.pdfData { context in
      context.beginPage()
      boxes.append(context.pdfContextBounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      boxes.append(context.pdfContextBounds)
      NSString("Total").draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.hasPrefix("%PDF-")
        && boxes == [CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 0, y: 0, width: 50, height: 60)])
    #expect(text.contains("/Count 2") && text.contains("/MediaBox [ 0 0 50 60 ]"))
    #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }.isEmpty)
  }

  @Test func `locks and types have their other names`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock_s())
    os_unfair_lock_lock(lock)
    os_unfair_lock_unlock(lock)
    lock.deallocate()
    #expect(UTType(filenameExtension: "aif") == .aiff && UTType.aiff.conforms(to: .audio))
    #expect(UTType.epub.preferredMIMEType == "application/epub+zip" && UTType.rawImage.conforms(to: .image))
  }

  /// The words are those of Apple's documentation of the styles, and of CLDR's English.
  @Test func `a date is told relative to another one`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    let day = Date(timeIntervalSinceReferenceDate: 0)
    func words(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: day.addingTimeInterval(seconds), relativeTo: day)
    }
    #expect(words(-7_200) == "2 hours ago" && words(86_400) == "in 1 day" && words(-119) == "1 minute ago")
    #expect(words(8 * 86_400) == "in 1 week" && words(-400 * 86_400) == "1 year ago")
    #expect(formatter.localizedString(from: DateComponents(month: -1)) == "1 month ago")
    #expect(formatter.localizedString(fromTimeInterval: -45) == "45 seconds ago")
    formatter.dateTimeStyle = .named
    #expect(words(-86_400) == "yesterday" && words(7 * 86_400) == "next week")
    formatter.unitsStyle = .short
    #expect(words(-10_800) == "3 hr. ago")
  }

  @Test func `lengths of time have Dispatch's names`() {
    // A second has 10⁹ nanoseconds, and 10³ of each unit are one of the next.
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1_000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1_000)
    #expect(NSEC_PER_SEC == 1_000_000_000 && USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPageViewControllerDataSource,
    UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate
  {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component + 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIHostingController(rootView: Text("Next")) }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  }

  @Test func `pickers keep what is chosen`() {
    let source = Wheels()
    let wheels = UIPickerView()
    (wheels.dataSource, wheels.delegate) = (source, source)
    wheels.selectRow(2, inComponent: 1, animated: true)
    #expect(wheels.numberOfComponents == 2 && wheels.numberOfRows(inComponent: 1) == 4)
    #expect(wheels.selectedRow(inComponent: 1) == 2 && wheels.selectedRow(inComponent: 0) == -1)
    let dates = UIDatePicker()
    dates.preferredDatePickerStyle = .wheels
    dates.setDate(Date(timeIntervalSinceReferenceDate: 1), animated: true)
    #expect(dates.date.timeIntervalSinceReferenceDate == 1)
    let stepper = UIStepper()
    stepper.stepValue = 5
    #expect(stepper.maximumValue == 100 && stepper.stepValue == 5)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([UIHostingController(rootView: Text("1"))], direction: .forward, animated: false)
    #expect(pages.viewControllers?.count == 1)
    let files = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    files.delegate = source
    let colors = UIColorPickerViewController()
    (colors.delegate, colors.selectedColor) = (source, .red)
    #expect(files.delegate === source && colors.selectedColor == .red)
  }
}
