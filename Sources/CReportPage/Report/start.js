// The head of the page, the theme, and the first entry.

const counts = {};
for (const entry of entries) counts[entry.status] = (counts[entry.status] ?? 0) + 1;

byId("title").textContent = report.title;
byId("run-facts").append(...report.facts.map(([name, value]) =>
  element("span", { title: name }, element("span", { class: "hidden-label" }, name + ": "), value)));
const present = statusOrder.filter((status) => counts[status]);
const words = present.map((status) => `${counts[status]} ${statuses[status].label.toLowerCase()}`).join(", ");
byId("meter").setAttribute("aria-label", words || "No snapshots");
byId("meter").append(...present.map((status) => {
  const segment = element("span", { class: status, title: `${counts[status]} ${statuses[status].label.toLowerCase()}` });
  segment.style.flexGrow = counts[status];
  return segment;
}));
document.title = (words ? words + " · " : "") + report.title;
byId("problems").hidden = report.problems.length === 0;
byId("problems").replaceChildren(...report.problems.map((problem) => element("li", { dir: "auto" }, problem)));

/// Goes round: as the system says, light, dark.
function changeTheme() {
  const order = ["", "light", "dark"];
  const next = order[(order.indexOf(document.documentElement.dataset.theme ?? "") + 1) % order.length];
  document.documentElement.dataset.theme = next;
  memory.set("theme", next);
  announce("Theme: " + (next || "system"));
}
document.documentElement.dataset.theme = memory.get("theme") ?? "";

function drawToggles() {
  byId("toggle-grid").setAttribute("aria-pressed", String(stage.grid));
  byId("toggle-regions").setAttribute("aria-pressed", String(stage.regions));
  byId("toggle-loupe").setAttribute("aria-pressed", String(loupe.enabled));
}
for (const [id, key] of [["toggle-grid", "g"], ["toggle-regions", "r"], ["toggle-loupe", "p"], ["backdrop", "b"],
  ["zoom-in", "+"], ["zoom-out", "-"], ["zoom", "0"], ["theme", "t"], ["help-button", "?"]]) {
  byId(id).addEventListener("click", () => actions.get(key)());
}
byId("help-close").addEventListener("click", () => help.close());
help.addEventListener("click", (event) => { if (event.target === help) help.close(); });

for (const name of ["sort", "group"]) {
  byId(name).value = selection[name];
  byId(name).addEventListener("change", (event) => {
    selection[name] = event.target.value;
    list.update();
  });
}
byId("search").addEventListener("input", (event) => {
  selection.text = event.target.value;
  list.scroller.scrollTop = 0;
  list.update();
});

// A run in which all is well shows what passed.
if (present.every((status) => status === "passed")) selection.hidden.clear();
drawToggles();
list.update();
review.start();

const asked = decodeURIComponent(location.hash.slice(1));
const first = entries.find((entry) => entry.key === asked) ?? list.order[0];
byId("welcome").hidden = Boolean(first);
if (first) viewer.open(first, Boolean(asked) && first.key === asked);
