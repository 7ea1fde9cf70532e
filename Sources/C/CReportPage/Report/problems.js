// What makes the report incomplete or concerns all of it: one line, which unfolds.

const problems = {
  isOpen: false,

  start() {
    byId("problems").hidden = report.problems.length === 0;
    // Options break as a whole.
    byId("problems-list").replaceChildren(...report.problems.map((problem) => element("li", { dir: "auto" },
      ...problem.split(/(?<=\s)(--[a-z-]+)/).map((part, index) => index % 2 === 0 ? part : element("span", { class: "option" }, part)))));
    byId("problems-more").addEventListener("click", () => {
      this.isOpen = !this.isOpen;
      this.draw();
    });
    new ResizeObserver(() => this.draw()).observe(byId("problems"));
    this.draw();
  },

  /// A single one that fits has nothing to unfold.
  draw() {
    const count = report.problems.length;
    byId("problems").classList.toggle("folded", !this.isOpen);
    const more = byId("problems-more");
    more.setAttribute("aria-expanded", String(this.isOpen));
    more.textContent = this.isOpen ? "Less" : count > 1 ? `All ${grouped(count)}` : "More";
    if (this.isOpen || count === 0) return;
    more.hidden = true;
    const [line] = byId("problems-list").children;
    more.hidden = count === 1 && line.scrollWidth <= line.clientWidth;
  },
};
