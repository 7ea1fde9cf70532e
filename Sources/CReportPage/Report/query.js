// Which entries the list shows, in which order and under which headings.

const statusOrder = Object.keys(statuses);
const selection = { text: "", hidden: new Set(["passed"]), sort: "severity", group: "suite" };

const fields = {
  s: (entry) => entry.status,
  t: (entry) => entry.target,
  f: (entry) => entry.suite,
  test: (entry) => entry.test,
  scale: (entry) => String(entry.scale ?? ""),
};

/// `s:failed card !dark "two words"`: every term must hold; `!` turns one round.
function parseQuery(text) {
  const terms = text.match(/!?(?:[a-z]+:)?(?:"[^"]*"|[^\s"]+)/gi) ?? [];
  return terms.map((term) => {
    const negated = term.startsWith("!") && term.length > 1;
    const bare = negated ? term.slice(1) : term;
    const [, field, value] = bare.match(/^(?:([a-z]+):)?(.*)$/is);
    const known = field && fields[field.toLowerCase()];
    const wanted = (known ? value : bare).replaceAll('"', "").toLowerCase();
    const read = known ?? ((entry) => entry.searched);
    return (entry) => (read(entry) ?? "").toLowerCase().includes(wanted) !== negated;
  });
}

for (const entry of entries) {
  entry.searched = [entry.id, entry.golden, entry.name, entry.test, entry.suite, entry.target, entry.message].join(" ");
}

const naturally = new Intl.Collator("en", { numeric: true });
const orders = {
  severity: (a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status)
    || b.severity - a.severity || naturally.compare(a.key, b.key),
  name: (a, b) => naturally.compare(a.key, b.key),
  run: (a, b) => a.index - b.index,
};
const groups = {
  suite: (entry) => [entry.target, entry.suite].filter(Boolean).join(" › "),
  target: (entry) => entry.target || "No target",
  status: (entry) => statuses[entry.status].label,
  none: () => "",
};

/// Entries that the search finds, whatever their status: what the counts beside the filters count.
function found() {
  const terms = parseQuery(selection.text);
  return entries.filter((entry) => terms.every((holds) => holds(entry)));
}

/// Lines of the list: headings and entries. A group stands where its worst entry would.
function lines(candidates) {
  const shown = candidates.filter((entry) => !selection.hidden.has(entry.status)).sort(orders[selection.sort]);
  const byGroup = new Map();
  for (const entry of shown) {
    const name = groups[selection.group](entry);
    if (!byGroup.has(name)) byGroup.set(name, []);
    byGroup.get(name).push(entry);
  }
  const result = [];
  for (const [name, members] of byGroup) {
    if (name) result.push({ heading: name, count: members.length });
    for (const entry of members) result.push({ entry });
  }
  return result;
}
