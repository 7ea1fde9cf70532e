// Which entries the list shows, in which order and under which headings.

const statusOrder = Object.keys(statuses);
const selection = {
  text: "", reason: "", cause: null, hidden: new Set(report.names ? [] : ["passed"]), unfolded: new Set(),
  ...report.names?.isInOrder ? { sort: "run", group: "suite" } : { sort: "severity", group: "suite" },
};

const fields = {
  s: (entry) => statusOf(entry) === "missing" ? "failed: missing, no golden" : statusOf(entry),
  t: (entry) => entry.target,
  f: (entry) => entry.suite,
  test: (entry) => entry.test,
  scale: (entry) => String(entry.scale ?? ""),
  // The names of owners are whole: one may begin as another does.
  owner: (entry) => entry.owners ?? [],
  reason: (entry) => entry.kind && `${entry.kind} ${reasons[entry.kind]}`,
  view: (entry) => views.of(entry),
};

/// A count as messages write it: from 10 000 on, with narrow spaces between thousands.
const grouped = (count) => count < 10000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

/// Why snapshots fail.
const reasons = {
  picture: "picture differs", text: "text differs", size: "size differs", missing: "no golden", audit: "audit",
  value: "not taken or incomplete", empty: "empty", unreadable: "golden unreadable", pointer: "Git LFS pointer",
  fonts: "other fonts", mask: "mask", collision: "shared golden", timeout: "timed out", write: "not written",
  recording: "recording is on", approval: "not what was approved", comparison: "comparison failed", other: "other reason",
};

for (const entry of report.entries) {
  if (entry.status !== "failed") continue;
  const isText = Object.values(entry.texts ?? {}).some(Boolean);
  entry.kind = entry.reason === "differs" ? isText ? "text" : "picture" : entry.reason in reasons ? entry.reason : "other";
}
Object.defineProperty(ShortEntry.prototype, "kind", { get() { return this.reason === "differs" ? "picture" : this.reason; } });

/// The result of an entry. Where reports name the results themselves, none is without a golden.
function resultOf(entry) {
  const isMissing = entry.status === "failed" && entry.reason === "missing" && !report.comparison && !report.names;
  return isMissing ? "missing" : entry.status;
}

/// The same, after what the review decided.
function statusOf(entry) {
  return review.of(entry) === "accepted" ? "accepted" : resultOf(entry);
}

/// How many of some entries have each value.
function tally(some, value) {
  const counts = new Map();
  for (const entry of some) {
    const key = value(entry);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/// Failures by the number of their change.
const changes = new Map();
for (const entry of entries) {
  if (!entry.change) continue;
  if (!changes.has(entry.change)) changes.set(entry.change, []);
  changes.get(entry.change).push(entry);
}

/// Whether a word is a whole name, of which the sign before it may be left out: `acme/design` for `@acme/design`.
const isName = (word, name) => word === name || "@" + word === name;

/// `s:failed card !dark "two words"`: every term must hold; `!` turns one round.
function parseQuery(text, known = fields) {
  const terms = text.match(/!?(?:[a-z]+:)?(?:"[^"]*"|[^\s"]+)/gi) ?? [];
  return terms.map((term) => {
    const negated = term.startsWith("!") && term.length > 1;
    const bare = negated ? term.slice(1) : term;
    const [, field, value] = bare.match(/^(?:([a-z]+):)?(.*)$/is);
    const own = field && Object.hasOwn(known, field.toLowerCase()) && known[field.toLowerCase()];
    const wanted = (own ? value : bare).replaceAll('"', "").toLowerCase();
    const read = own || searched;
    const holds = (value) => Array.isArray(value) ? wanted === "" || value.some((one) => isName(wanted, one.toLowerCase()))
      : value.toLowerCase().includes(wanted);
    return (entry) => holds(read(entry) ?? "") !== negated;
  });
}

/// The text in which a word of the search is looked for, made when it is first needed.
function searched(entry) {
  entry.searched ??= [entry.id, entry.golden, entry.name, entry.test, entry.suite, entry.target, entry.message, entry.measure]
    .join(" ");
  return entry.searched;
}

const naturally = new Intl.Collator("en", { numeric: true });
const byName = (a, b) => naturally.compare(a.key, b.key);
const groups = {
  suite: (entry) => [entry.target, entry.suite].filter(Boolean).join(" › "),
  target: (entry) => entry.target || "No target",
  status: (entry) => statuses[resultOf(entry)].label,
  none: () => "",
};

/// Entries that the search finds, whatever their status and reason.
function matching() {
  const terms = parseQuery(selection.text);
  return terms.length === 0 ? entries : entries.filter((entry) => terms.every((holds) => holds(entry)));
}

/// Those of them with the reason and the cause that are chosen: what the counts beside the filters count.
function found(candidates = matching()) {
  if (!selection.reason && !selection.cause) return candidates;
  return candidates.filter((entry) => (!selection.reason || entry.kind === selection.reason)
    && (!selection.cause || entry.causes.includes(selection.cause)));
}

/// Lines of the list: headings and entries. A group is where its worst entry would be, and failures with an equal change
/// are folded into the worst of them, unless they were unfolded.
function lines(candidates) {
  const all = candidates.filter((entry) => !selection.hidden.has(statusOf(entry)));
  // The report has them in the other order.
  if (selection.sort === "name") all.sort(byName);
  const equal = new Map();
  for (const entry of selection.sort === "severity" ? all : []) {
    if (!entry.change) continue;
    if (!equal.has(entry.change)) equal.set(entry.change, []);
    equal.get(entry.change).push(entry);
  }
  const isFolded = (entry) => equal.get(entry.change)?.length > 1;
  const shown = all.filter((entry) => !isFolded(entry) || equal.get(entry.change)[0] === entry);
  const byGroup = new Map();
  for (const entry of shown) {
    const name = groups[selection.group](entry);
    if (!byGroup.has(name)) byGroup.set(name, []);
    byGroup.get(name).push(entry);
  }
  const result = [];
  for (const [name, members] of byGroup) {
    const count = members.reduce((sum, entry) => sum + (isFolded(entry) ? equal.get(entry.change).length : 1), 0);
    if (name) result.push({ heading: name, count });
    for (const entry of members) {
      result.push({ entry });
      if (!isFolded(entry)) continue;
      const others = equal.get(entry.change).slice(1);
      const isOpen = selection.unfolded.has(entry.change);
      result.push({ change: entry.change, others, isOpen });
      if (isOpen) for (const other of others) result.push({ entry: other, isInner: true });
    }
  }
  return result;
}
