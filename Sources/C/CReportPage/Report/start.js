// The head of the page, the theme, and the first entry.

byId("title").textContent = report.title;
/// A text, with a link to the page that it stands for. The report has addresses by https alone.
function linked(text, link) {
  return link ? element("a", { href: link, target: "_blank", rel: "noopener noreferrer", dir: "auto" }, text)
    : element("bdi", {}, text);
}
for (const [name, key] of [["Pull request", "request"], ["Branch", "branch"], ["Commit", "commit"]]) {
  const item = report.build?.[key];
  if (item) byId("run-facts").append(element("span", { title: `${name}: ${item.text}` },
    element("span", { class: "hidden-label" }, name + ": "), linked(item.text, item.link)));
}
byId("run-facts").append(...report.facts.map(([name, value]) =>
  element("span", { title: `${name}: ${value}` }, element("span", { class: "hidden-label" }, name + ": "), value)));
/// Shows all facts where one line has no room for them, and takes that back.
function drawFacts() {
  const [facts, more] = [byId("run-facts"), byId("facts-more")];
  const isWhole = facts.classList.contains("whole");
  more.textContent = isWhole ? "Less" : "More";
  more.setAttribute("aria-expanded", String(isWhole));
  more.hidden = !isWhole && facts.scrollWidth <= facts.clientWidth;
}
byId("facts-more").addEventListener("click", () => {
  byId("run-facts").classList.toggle("whole");
  drawFacts();
});
new ResizeObserver(drawFacts).observe(byId("title").parentElement);

/// The counts of results in the head and the title, which follow what a review decides.
function drawTotals() {
  const counts = tally(entries, statusOf);
  // What has no golden has failed.
  const missing = counts.get("missing") ?? 0;
  if (counts.delete("missing")) counts.set("failed", missing + (counts.get("failed") ?? 0));
  const totals = statusOrder.filter((status) => counts.has(status)).map((status) => [status, counts.get(status)]);
  const words = totals.map(([status, count]) => `${grouped(count)} ${statuses[status].label.toLowerCase()}`
    + (status === "failed" && missing > 0 ? ` (${grouped(missing)} no golden)` : ""));
  byId("meter").setAttribute("aria-label", words.join(", ") || "No snapshots");
  byId("meter").replaceChildren(...totals.map(([status, count]) => {
    const segment = element("span", { class: status });
    segment.style.flexGrow = count;
    return segment;
  }));
  // Narrow windows show the number alone.
  byId("totals").replaceChildren(...totals.map(([status], i) => element("li", { class: status },
    ...words[i].split(/(?= \()/).map((part, index) => index === 0 ? part : element("span", {}, part)))));
  const failed = counts.get("failed") ?? 0;
  const different = new Set();
  let explained = 0;
  for (const entry of entries) {
    if (entry.causes.length === 0 || !["failed", "missing"].includes(statusOf(entry))) continue;
    explained += 1;
    for (const number of entry.causes) different.add(number);
  }
  byId("causes-count").hidden = different.size >= explained;
  byId("causes-count").textContent = `${grouped(failed)} failures${explained === failed ? "" : `, ${grouped(explained)}`}`
    + ` from ${grouped(different.size)} ${different.size === 1 ? "cause" : "causes"}`;
  document.title = (words.length > 0 ? words.join(", ") + " · " : "") + report.title;
}

/// The next of three: as the system has it, light, dark.
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
for (const [id, key] of [["toggle-grid", "g"], ["toggle-regions", "m"], ["toggle-loupe", "p"], ["backdrop", "b"],
  ["zoom-in", "+"], ["zoom-out", "-"], ["zoom", "0"], ["theme", "t"], ["help-button", "?"]]) {
  byId(id).addEventListener("click", () => actions.get(key)());
}
byId("help-close").addEventListener("click", () => help.close());
help.addEventListener("click", (event) => { if (event.target === help) help.close(); });

for (const label of byId("order").querySelectorAll("label")) label.hidden = Boolean(report.names?.isInOrder);
for (const name of ["sort", "group", "reason"]) {
  byId(name).value = selection[name];
  byId(name).addEventListener("change", (event) => {
    selection[name] = event.target.value;
    list.update();
  });
}

/// Shows what the search field says: browsers clear it, or fill it in again, without an event for every way to do so.
function readSearch() {
  const text = byId("search").value;
  if (text === selection.text) return;
  selection.text = text;
  list.scroller.scrollTop = tools.top;
  list.update();
  // Causes above them have come or gone.
  if (tools.isInRows) list.scroller.scrollTop = tools.top;
}
for (const name of ["input", "search", "change", "blur"]) byId("search").addEventListener(name, readSearch);
addEventListener("pageshow", readSearch);

// A run in which all is well shows what passed.
if (entries.every((entry) => statusOf(entry) === "passed")) selection.hidden.clear();
drawToggles();
drawTotals();
problems.start();
tools.place();
list.update();
review.start();

// What most failures have in common is seen in a picture; the worst failure may have none.
const first = report.causes[0] && entryOf(report.causes[0].example);
address.initial = (list.order.includes(first) ? first : list.order[0]) ?? null;
address.show();
// The causes come first, also where the snapshot on the stage is further down.
if (!address.key) list.scroller.scrollTop = 0;
byId("welcome").hidden = viewer.entry !== null;

/// Says on which sides the toolbar goes on, so that a phone shows that it scrolls.
function drawScrollCue() {
  const bar = byId("toolbar");
  const rest = bar.scrollWidth - bar.clientWidth - bar.scrollLeft;
  bar.classList.toggle("more-before", bar.scrollLeft > 4);
  bar.classList.toggle("more-after", rest > 4);
}
byId("toolbar").addEventListener("scroll", drawScrollCue, { passive: true });
new ResizeObserver(drawScrollCue).observe(byId("toolbar"));
new MutationObserver(drawScrollCue).observe(byId("modes"), { childList: true });
