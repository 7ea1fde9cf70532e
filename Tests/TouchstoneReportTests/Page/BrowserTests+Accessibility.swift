import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// What Chromium tells assistive technologies, and what it draws, on every state of the page.
extension BrowserTests {
  /// Functions that look at what is visible and report what is wrong.
  static let audit = ##"""
    const visible = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && node.getClientRects().length > 0;
    const named = (node) => `${node.computedRole} ${node.id || node.className || node.tagName}`;
    // Behind a dialog nothing can be used.
    const controls = () => $$("button, input, select, a[href], [tabindex], [role]")
      .filter((node) => visible(node) && (!$("dialog[open]") || node.closest("dialog")));

    const names = (state) => {
      for (const node of controls()) {
        const role = node.computedRole;
        if (["status", "none", "generic"].includes(role)) continue;
        check(`${state}: ${named(node)} has no name`, node.computedName.trim() !== "");
        check(`${state}: ${named(node)} is named by a sign only: ${node.computedName}`, /[\p{L}\p{N}]/u.test(node.computedName));
      }
      for (const image of $$("main img").filter(visible)) check(`${state}: picture without alt`, image.hasAttribute("alt"));
      const twice = $$("[id]").map((node) => node.id).filter((id, index, all) => all.indexOf(id) !== index);
      check(`${state}: ids used twice: ${twice}`, twice.length === 0);
    };

    // Focus goes through the document from top to bottom, and shows.
    const focus = (state) => {
      const stops = controls().filter((node) => node.tabIndex >= 0 && !node.disabled);
      check(`${state}: few stops: ${stops.length}`, stops.length > 8);
      for (const node of stops) {
        check(`${state}: ${named(node)} changes the order of focus`, node.tabIndex === 0);
        node.focus({ focusVisible: true, preventScroll: true });
        check(`${state}: ${named(node)} cannot be focused`, document.activeElement === node);
        const style = getComputedStyle(node);
        check(`${state}: ${named(node)} does not show focus`, style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1);
      }
      document.activeElement?.blur();
    };

    const colour = (text) => {
      const numbers = text.match(/[\d.]+/g).map(Number);
      const bytes = text.startsWith("color(") ? numbers.slice(0, 3).map((value) => value * 255) : numbers.slice(0, 3);
      return [...bytes, numbers[3] ?? 1];
    };
    const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
    // Source: WCAG 2.2, "relative luminance" and "contrast ratio".
    const luminance = (values) => {
      const [r, g, b] = values.map((byte) => byte / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (first, second) => {
      const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const contrast = (state, least = 4.5) => {
      let texts = 0;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        const isText = walker.currentNode.data.trim() && !node.closest("script, style, noscript, option, :disabled");
        if (!isText || !visible(node)) continue;
        texts += 1;
        const around = [];
        let opacity = 1;
        for (let one = node; one; one = one.parentElement) {
          around.unshift(colour(getComputedStyle(one).backgroundColor));
          opacity *= Number(getComputedStyle(one).opacity);
        }
        const background = around.reduce((under, top) => over(top, under), [255, 255, 255, 1]);
        const ink = colour(getComputedStyle(node).color);
        const found = ratio(over([...ink.slice(0, 3), ink[3] * opacity], background), background);
        check(`${state}: ${found.toFixed(2)} to 1: ${node.id || node.className || node.tagName} "${walker.currentNode.data.trim()}"`,
          found >= least);
      }
      check(`${state}: looked at ${texts} texts`, texts > 20);
    };

    """##

  @Test(
    arguments: [1400, 500])
  func `everything that can be used has a role and a name, is reached in order, and shows focus`(width: Int) throws {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file, width: width,
      script: Self.audit + ##"""
        check("roles are known here", $("#search").computedRole === "searchbox");
        const expected = { meter: "image", filters: "group", theme: "button", rows: "generic", "rows-body": "list" };
        for (const [id, role] of Object.entries(expected)) check(`${id}: ${byRole(id)}`, byRole(id) === role);
        function byRole(id) { return $("#" + id).computedRole; }
        names("list");
        focus("list");
        choose("it's dark");
        check("radio group", !visible($("#modes")) || $("#modes").computedRole === "radiogroup"
          && [...$("#modes").children].every((one) => one.computedRole === "radio"));
        for (const one of ["1", "2", "4", "6"]) { key(one); names("mode " + one); }
        focus("viewer");
        key("a");
        names("selected");
        key("?");
        check("help is a dialog", $("#help").computedRole === "dialog" && $("#help").computedName === "Keyboard");
        names("help");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `all text that is drawn reaches 4.5 to 1 against what lies behind it, in both themes`() throws {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file,
      script: Self.audit + ##"""
        choose("it's dark");
        for (const theme of ["light", "dark"]) {
          document.documentElement.dataset.theme = theme;
          key("1");
          await wait(3000);
          contrast(theme);
          key("5");
          contrast(theme + ", difference");
          $$(".row .open").find((row) => row.textContent.includes("text")).click();
          contrast(theme + ", text");
          choose("it's dark");
          key("a");
          contrast(theme + ", selected");
          key("?");
          contrast(theme + ", help");
          key("?");
        }
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `the audit finds a button without a name, hidden focus, a wrong order and pale text`() throws {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file,
      script: Self.audit + ##"""
        $("#theme").removeAttribute("aria-label");
        $("#theme").removeAttribute("title");
        $("#search").style.outline = "none";
        $("#help-button").tabIndex = 3;
        $("#title").style.color = "#aaa";
        names("a"); focus("b"); contrast("c");
        """##)
    #expect(problems.contains("a: button theme has no name"))
    #expect(problems.contains("b: searchbox search does not show focus"))
    #expect(problems.contains("b: button help-button changes the order of focus"))
    #expect(problems.contains { $0.hasPrefix("c: 2.") && $0.contains("title") })
    withExtendedLifetime(run) {}
  }
}
