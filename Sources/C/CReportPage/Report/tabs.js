// The tabs: snapshots, what audits found, and which views are drawn. A run without the others has none.

const tabs = {
  names: ["snapshots", "findings", "views"],
  shown: "snapshots",

  start() {
    const isThere = { snapshots: true, findings: findings.all.length > 0, views: Boolean(views.data) };
    this.names = this.names.filter((name) => isThere[name]);
    byId("tabs").hidden = this.names.length < 2;
    for (const button of byId("tabs").children) {
      const name = button.id.slice("tab-".length);
      button.hidden = !isThere[name];
      button.addEventListener("click", () => this.choose(name));
    }
    byId("tabs").addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const count = this.names.length;
      this.choose(this.names[(this.names.indexOf(this.shown) + step + count) % count], true);
    });
  },

  /// Counts what the search finds.
  draw(candidates) {
    byId("tab-snapshots").textContent = `Snapshots ${grouped(candidates.length)}`;
    if (findings.all.length > 0) byId("tab-findings").textContent = `Findings ${grouped(findings.count(candidates))}`;
    if (views.data) byId("tab-views").textContent = `Coverage ${views.data.share}`;
  },

  choose(name, withFocus = false) {
    this.shown = name;
    address.visitTab(name);
    for (const other of this.names) {
      byId("tab-" + other).setAttribute("aria-selected", String(other === name));
      byId("tab-" + other).tabIndex = other === name ? 0 : -1;
    }
    for (const id of ["filtering", "rows", "order"]) byId(id).hidden = name !== "snapshots";
    for (const id of ["findings", "views"]) byId(id).hidden = name !== id;
    const [label, example] = name === "views" ? ["Search views", "f:Sources/"] : ["Search snapshots", "s:failed"];
    byId("search").setAttribute("aria-label", label);
    byId("search").placeholder = `Search, or ${example}  !not  "a phrase"`;
    // Views need the room of the stage, which says nothing of them.
    document.body.classList.toggle("covering", name === "views");
    if (name === "views") document.body.classList.remove("viewing");
    tools.place();
    list.update();
    if (withFocus) byId("tab-" + name).focus();
  },
};
tabs.start();
