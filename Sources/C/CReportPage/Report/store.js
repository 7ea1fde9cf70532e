// The data of the page: entries, and pictures by the hash of their bytes, decoded when first shown.

const byId = (id) => document.getElementById(id);

const report = JSON.parse(byId("report").textContent);

/// What entries without pictures are made of: see ShortEntries.swift. Null if the page has few of them.
const short = byId("short") && JSON.parse(byId("short").textContent);

/// An entry without pictures. A run may have a hundred thousand, so it is no more than the number of its row, until more is
/// asked of it.
class ShortEntry {
  constructor(row) {
    this.row = row;
    this.causes = short.groups[short.group[row]].causes;
  }

  get group() { return short.groups[short.group[this.row]]; }
  get id() { return short.ids[this.row]; }
  get golden() { return this.known ??= this.group.around.map((index) => short.texts[index]).join(this.id); }
  get key() { return this.golden; }
  get name() { return this.id.slice(this.id.lastIndexOf("/") + 1); }
  get argument() { return short.arguments[this.row] ?? undefined; }
  get measure() { return short.texts[short.measures[this.row]]; }
  get variant() { return short.variants[this.row]; }
  get severity() { return short.severities[this.row]; }
  get change() { return this.group.change; }
  get causeViews() { return this.group.causeViews; }
  get owners() { return this.group.owners?.map((index) => short.texts[index]); }
  get scale() { return this.group.scale; }

  get digest() { return short.digests.slice(this.row * 64, this.row * 64 + 64); }

  get facts() {
    return [["Source", this.source], ...this.causes.map((number) => ["Edit", report.causes[number - 1].words]),
      ["Causes", "as the run says: its picture was not kept"]];
  }
}
["target", "suite", "test", "source", "size", "reason"].forEach((name, index) => {
  Object.defineProperty(ShortEntry.prototype, name, { get() { return short.texts[this.group.shared[index]]; } });
});
Object.assign(ShortEntry.prototype, {
  status: "failed", acceptable: !report.comparison, isUnkept: true, regions: [], masks: [], pages: null,
});

/// All entries in their order. The page has the places of those that are whole.
function entriesWithRows(whole) {
  const all = [];
  let row = 0;
  whole.forEach((entry, index) => {
    while (all.length < short.places[index]) all.push(new ShortEntry(row++));
    all.push(entry);
  });
  while (row < short.ids.length) all.push(new ShortEntry(row++));
  return all;
}

const entries = short ? entriesWithRows(report.entries) : report.entries;
entries.forEach((entry, index) => { entry.index = index; });

/// The entry with a key. Most that are asked for have pictures, and the keys of others are only made when they are needed.
function entryOf(key) {
  return report.entries.find((entry) => entry.key === key) ?? entries.find((entry) => entry.key === key);
}

/// The results, in their order. Those without a golden have failed, too, but what is to be done differs.
const statuses = {
  failed: { label: "Failed", mark: "M5 5l6 6M11 5l-6 6" },
  missing: { label: "No golden", mark: "M8 4v4.6M8 11.6v.1" },
  new: { label: "New", mark: "M8 4v8M4 8h8" },
  changed: { label: "Changed", mark: "M8 4.2 12.2 11.5H3.8z" },
  unused: { label: "Unused", mark: "M4.5 8h7" },
  skipped: { label: "Not run", mark: "M6 4.5v7M10 4.5v7" },
  accepted: { label: "Accepted", mark: "M4.2 8.4 7 11.2 12 5.4" },
  passed: { label: "Passed", mark: "M4.2 8.4 7 11.2 12 5.4" },
};
// Where two revisions are compared, nothing passes or fails.
if (report.comparison) {
  statuses.failed.label = "Changed";
  statuses.unused.label = "Removed";
  statuses.skipped.label = "Not varied";
  statuses.passed.label = "Same";
}
for (const [status, label] of Object.entries(report.names?.statuses ?? {})) statuses[status].label = label;

/// An element with properties and children. Text always goes through text nodes, never through markup.
function element(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "dataset") Object.assign(node.dataset, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/// Draws the buttons that show and hide the kinds of what a list has. `hidden` is the set of those that are hidden.
function drawFilters(root, hidden, redraw, filters) {
  root.replaceChildren(...filters.map(({ kind, label, title, count, isAbsent }, index) => element("button", {
    class: "filter", type: "button", "aria-pressed": String(!hidden.has(kind)), title: "Show or hide: " + title, disabled: isAbsent,
    onclick: () => {
      if (!hidden.delete(kind)) hidden.add(kind);
      redraw();
      root.children[index].focus();
    },
  }, label, element("b", {}, grouped(count)))));
}

const svgNamespace = "http://www.w3.org/2000/svg";
function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/// A status as shape, colour and word: no meaning hangs on colour alone.
function badge(status, withLabel) {
  const icon = svg("svg", { viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true" },
    svg("circle", { cx: 8, cy: 8, r: 7.5 }), svg("path", { d: statuses[status].mark }));
  const label = element("span", { class: withLabel ? "" : "hidden-label" }, statuses[status].label);
  return element("span", { class: "badge " + status }, icon, label);
}

/// Pictures are in this page, or, when they are many, in files beside it that are loaded when first shown. Such a
/// file is a script, for a page from disk may read nothing else: `touchstonePicture(7, "<base64>")`. Beside a page that a server
/// gives out, it is the picture itself.
const pictures = {
  urls: new Map(),
  types: new Map(),
  pixels: new Map(),
  arrived: new Map(),
  folder: document.documentElement.dataset.pictures,
  /// The extensions of files of pictures by their types; null if the files are scripts.
  extensions: JSON.parse(document.documentElement.dataset.site ?? "null"),

  text(hash) {
    return this.arrived.get(hash) ?? byId("image-" + hash)?.textContent ?? null;
  },

  has(hash) {
    return frames.isKey(hash) || Boolean(this.folder) || this.text(hash) !== null;
  },

  /// Brings a picture here; done at once if it is.
  load(hash) {
    if (frames.isKey(hash)) return frames.make(hash);
    if (!this.folder || this.arrived.has(hash)) return Promise.resolve();
    if (this.extensions) return this.fetch(hash);
    return new Promise((done) => {
      const script = element("script", { src: `${this.folder}/${hash}.js` });
      script.onload = script.onerror = () => { script.remove(); done(); };
      document.head.append(script);
    });
  },

  async fetch(hash) {
    const type = this.types.get(hash) ?? "image/png";
    try {
      const answer = await fetch(`${this.folder}/${hash}.${this.extensions[type]}`);
      // Whatever the server takes the file for.
      if (answer.ok) this.arrived.set(hash, new Blob([await answer.arrayBuffer()], { type }));
    } catch { /* The gap is shown. */ }
  },

  /// Fills an image element, now or when the picture has come.
  fill(image, hash) {
    image.dataset.picture = hash;
    const show = () => {
      // Another picture may be wanted by the time that this one has come.
      const url = image.dataset.picture === String(hash) && this.url(hash);
      if (!url) return;
      image.src = url;
      backdrops.mark(image, hash);
    };
    if (this.url(hash)) show(); else if (this.has(hash)) this.load(hash).then(show);
    return image;
  },

  blob(hash) {
    if (frames.isKey(hash)) return frames.find(hash);
    const source = this.text(hash);
    if (source === null) return null;
    if (source instanceof Blob) return source;
    const text = atob(source);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
    return new Blob([bytes], { type: this.types.get(hash) ?? "image/png" });
  },

  /// The address of a picture inside this page. The oldest go first, so that thousands do not fill the memory.
  url(hash) {
    let url = this.urls.get(hash);
    if (url) return url;
    const blob = this.blob(hash);
    if (!blob) return null;
    if (this.urls.size >= 300) {
      const [oldest, address] = this.urls.entries().next().value;
      URL.revokeObjectURL(address);
      this.urls.delete(oldest);
      this.arrived.delete(oldest);
    }
    url = URL.createObjectURL(blob);
    this.urls.set(hash, url);
    backdrops.note(hash, url);
    return url;
  },

  async bitmap(blob) {
    try {
      return await createImageBitmap(blob, { premultiplyAlpha: "none", colorSpaceConversion: "none" });
    } catch {
      // An outline, such as an SVG, has no pixels of its own.
      return null;
    }
  },

  /// The pixels of a picture, for the loupe. Kept for the few pictures of the entry on the stage.
  async data(hash) {
    if (this.pixels.has(hash)) return this.pixels.get(hash);
    await this.load(hash);
    const blob = this.blob(hash);
    if (!blob) return null;
    const bitmap = await this.bitmap(blob);
    if (!bitmap) return null;
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const data = context.getImageData(0, 0, bitmap.width, bitmap.height);
    if (this.pixels.size >= 6) this.pixels.delete(this.pixels.keys().next().value);
    this.pixels.set(hash, data);
    return data;
  },
};

if (pictures.extensions && location.protocol === "file:") {
  report.problems.unshift("Browsers show the pictures of this page only if a server gives it out. In its folder: python3 -m http.server");
}

const roles = ["reference", "actual", "difference"];
for (const entry of report.entries) {
  for (const role of roles) if (entry[role]) pictures.types.set(entry[role].image, entry[role].type);
  // A PDF is not shown here, but opened.
  const isPaged = roles.some((role) => entry[role]?.type === "application/pdf");
  entry.pages = isPaged ? { reference: entry.reference, actual: entry.actual } : null;
  if (isPaged) for (const role of roles) delete entry[role];
  // The page draws the difference of two pictures by itself, for recorded ones too.
  if (entry.reference?.type === "image/png" && entry.actual?.type === "image/png") {
    entry.difference ??= { ...entry.actual, image: null };
  }
}

window.touchstonePicture = (hash, text) => pictures.arrived.set(hash, text);

/// Storage that some browsers refuse to pages opened from disk.
const memory = {
  get(key) { try { return localStorage.getItem("touchstone." + key); } catch { return null; } },
  remove(key) { try { localStorage.removeItem("touchstone." + key); } catch { /* There is none. */ } },
  set(key, value) { try { localStorage.setItem("touchstone." + key, value); } catch { /* Not kept, then. */ } },
};
