import Foundation
import SwiftUI
import Testing
import TouchstoneRenderer
import TouchstoneUI
import UIKit

@testable import TouchstonePlatform

/// UIKit's `appearance()` gives SwiftUI's bars and controls their colours, as on iOS.
///
/// A test forgets the settings before anything else runs on the main actor, because all pictures of the process have them.
@MainActor @Suite struct AppearanceTests {
  /// Returns the colours in a picture with UIKit's settings, as 0xRRGGBB.
  private func colors<V: View>(_ view: V, width: CGFloat, height: CGFloat, _ set: () -> Void) throws -> Set<Int> {
    set()
    defer { AppearanceProxies.process.removeAll() }
    let renderer = ImageRenderer(content: view.frame(width: width, height: height).background(.white))
    let bitmap = try renderer.picture(scale: 1).list.bitmap(scale: 1)
    var colors: Set<Int> = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        colors.insert(Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue))
      }
    }
    return colors
  }

  private static let purple = UIColor(red: 0x80 / 255, green: 0, blue: 0x80 / 255, alpha: 1)
  private static let olive = UIColor(red: 0x80 / 255, green: 0x80 / 255, blue: 0, alpha: 1)
  private static let (purpleNumber, oliveNumber) = (0x800080, 0x808000)

  @Test func `a navigation bar has its background and the colour of its title`() throws {
    let view = NavigationStack {
      Color.white.navigationTitle("████").navigationBarTitleDisplayMode(.inline)
    }
    let found = try colors(view, width: 200, height: 100) {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = Self.purple
      appearance.titleTextAttributes = [.foregroundColor: Self.olive]
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
    }
    #expect(found.contains(Self.purpleNumber) && found.contains(Self.oliveNumber))
    let later = try colors(view, width: 200, height: 100) {}
    #expect(!later.contains(Self.purpleNumber) && !later.contains(Self.oliveNumber))
  }

  @Test func `a bar at the top of its content does not have the appearance over scrolled content`() throws {
    let view = NavigationStack { Color.white.navigationTitle("A") }
    let found = try colors(view, width: 200, height: 150) {
      UINavigationBar.appearance().standardAppearance.backgroundColor = Self.purple
    }
    #expect(!found.contains(Self.purpleNumber))
  }

  @Test func `a large title and buttons have their colours`() throws {
    let view = NavigationStack {
      Color.white.navigationTitle("████").toolbar { Button("████") {} }
    }
    let found = try colors(view, width: 300, height: 200) {
      UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: Self.purple]
      UINavigationBar.appearance().tintColor = Self.olive
    }
    #expect(found.contains(Self.purpleNumber) && found.contains(Self.oliveNumber))
  }

  @Test func `a hidden tab bar takes no space`() throws {
    func top() -> CGFloat {
      let view = TabView { Color.white.frame(width: 10, height: 10).tabItem { Text("A") } }
      let renderer = ImageRenderer(content: view.frame(width: 100, height: 200))
      func find(_ node: RenderNode, _ y: CGFloat) -> CGFloat? {
        let y = y + node.frame.minY
        if node.frame.size == CGSize(width: 10, height: 10) { return y }
        for child in node.children { if let found = find(child, y) { return found } }
        return nil
      }
      return find(renderer.picture(scale: 1).root, 0) ?? 0
    }
    let usual = top()
    UITabBar.appearance().isHidden = true
    defer { AppearanceProxies.process.removeAll() }
    // Half of the bar's 49 points.
    #expect(abs(top() - usual - 24.5) <= 0.5 && abs(top() - 95) <= 0.5, "\(usual) \(top())")
  }

  @Test func `a tab bar has its background and the colours of its tabs`() throws {
    let view = TabView {
      Color.white.tabItem { Text("████") }
      Color.white.tabItem { Text("████") }
    }
    let found = try colors(view, width: 200, height: 200) {
      let appearance = UITabBarAppearance()
      appearance.backgroundColor = .black
      UITabBar.appearance().standardAppearance = appearance
      UITabBar.appearance().scrollEdgeAppearance = appearance
      UITabBar.appearance().tintColor = Self.purple
      UITabBar.appearance().unselectedItemTintColor = Self.olive
    }
    #expect(found.isSuperset(of: [0x000000, Self.purpleNumber, Self.oliveNumber]))
  }

  @Test func `a slider has the colours of its track and thumb`() throws {
    let found = try colors(Slider(value: .constant(0.5)), width: 200, height: 50) {
      UISlider.appearance().minimumTrackTintColor = Self.purple
      UISlider.appearance().maximumTrackTintColor = .black
      UISlider.appearance().thumbTintColor = Self.olive
    }
    #expect(found.isSuperset(of: [Self.purpleNumber, 0x000000, Self.oliveNumber]))
  }

  @Test func `a view has the settings of its environment alone`() throws {
    let proxies = AppearanceProxies()
    proxies.object(of: UISlider.self) { UISlider(frame: .zero) }.minimumTrackTintColor = Self.purple
    let slider = Slider(value: .constant(0.5)).environment(\.appearanceProxies, proxies)
    let found = try colors(slider, width: 200, height: 50) { UISlider.appearance().maximumTrackTintColor = Self.olive }
    #expect(found.contains(Self.purpleNumber) && !found.contains(Self.oliveNumber))
  }

  @Test func `a switch has the colour of its track and thumb, and a tint comes first`() throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    let set = {
      UISwitch.appearance().onTintColor = Self.purple
      UISwitch.appearance().thumbTintColor = Self.olive
    }
    #expect(
      try colors(toggle, width: 80, height: 40, set).isSuperset(of: [Self.purpleNumber, Self.oliveNumber]))
    #expect(try !colors(toggle.tint(.black), width: 80, height: 40, set).contains(Self.purpleNumber))
  }

  @Test func `segments have their colours`() throws {
    let picker = Picker("", selection: .constant(1)) {
      Text("████").tag(1)
      Text("████").tag(2)
    }
    .pickerStyle(.segmented)
    let found = try colors(picker, width: 200, height: 40) {
      UISegmentedControl.appearance().backgroundColor = Self.purple
      UISegmentedControl.appearance().selectedSegmentTintColor = Self.olive
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    }
    #expect(found.isSuperset(of: [Self.purpleNumber, Self.oliveNumber, 0x000000, 0xFF0000]))
  }
}
