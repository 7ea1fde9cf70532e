/// The script of the page of previews. Everything that comes from a package is put in as text.
enum PreviewPageScript {
  static let text = [state, list, viewer].joined(separator: "\n\n")

  /// What is shown, and the loading of what is drawn later.
  private static let state = #"""
    "use strict";
    const element = (id) => document.getElementById(id);
    const make = (tag, text, className) => {
      const made = document.createElement(tag);
      if (text !== undefined) made.textContent = text;
      if (className) made.className = className;
      return made;
    };
    const names = {
      light: "Light", dark: "Dark", accessibility3: "Large text", "right-to-left": "Right to left",
      landscape: "Landscape", tablet: "iPad",
    };
    const nameOf = (picture) => names[picture.variant] ?? picture.variant;
    const state = { page: null, hidden: new Set(), shown: [], open: -1 };

    // Called by previews.js, at first and whenever the book has been drawn again.
    function show(page) {
      const last = state.page;
      if (last && last.generation === page.generation) return;
      if (!last) state.hidden = new Set(hiddenAtFirst(page));
      state.page = page;
      document.title = `${page.title} – previews`;
      element("title").textContent = page.title;
      element("problem").lastElementChild.textContent = page.problem ?? "";
      element("problem").hidden = !page.problem;
      element("omissions").lastElementChild.replaceChildren(...page.omissions.map((text) => make("li", text)));
      element("omissions").hidden = page.omissions.length === 0;
      element("only-changed").hidden = page.changed.length === 0;
      if (page.changed.length === 0) element("only-changed").firstElementChild.checked = false;
      listVariants();
      render();
      if (page.isWatched && !last) setInterval(look, 300);
    }

    // Few variants are shown at first: a page of hundreds of pictures is no picture book.
    function hiddenAtFirst(page) {
      return variantsOf(page).filter((variant) => variant !== "light" && variant !== "dark");
    }

    function variantsOf(page) {
      const found = new Set(page.entries.flatMap((entry) => entry.pictures.map((picture) => picture.variant)));
      const order = Object.keys(names);
      return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    }

    function look() {
      const script = document.createElement("script");
      script.src = `previews.js?${Date.now()}`;
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }

    const address = (picture, before) =>
      `${before ? picture.file.replace(/^pictures/, "previous") : picture.file}?${state.page.generation}`;
    """#

  /// The list of files and previews.
  private static let list = #"""
    function listVariants() {
      element("variants").replaceChildren(...variantsOf(state.page).map((variant) => {
        const button = make("button", names[variant] ?? variant);
        button.type = "button";
        button.setAttribute("aria-pressed", String(!state.hidden.has(variant)));
        button.onclick = () => {
          if (!state.hidden.delete(variant)) state.hidden.add(variant);
          listVariants();
          render();
        };
        return button;
      }));
    }

    function matches(entry) {
      const text = [entry.module, entry.id, entry.name ?? ""].join(" ").toLowerCase();
      return element("search").value.toLowerCase().split(/\s+/).every((word) => text.includes(word));
    }

    function render() {
      const { page } = state;
      const changed = new Set(page.changed);
      const onlyChanged = element("only-changed").firstElementChild.checked;
      const groups = new Map();
      state.shown = [];
      let count = 0;
      for (const entry of page.entries.filter(matches)) {
        const pictures = entry.pictures.filter((picture) =>
          onlyChanged ? changed.has(picture.file) : !state.hidden.has(picture.variant) || changed.has(picture.file));
        if (pictures.length === 0 && (onlyChanged || entry.pictures.length > 0)) continue;
        count += 1;
        const file = entry.source.split("/").pop();
        const key = `${entry.module}/${file}`;
        if (!groups.has(key)) groups.set(key, { module: entry.module, file, articles: [] });
        groups.get(key).articles.push(article(entry, pictures, changed));
      }
      element("previews").replaceChildren(...[...groups].map(([key, group]) => section(key, group)));
      listFiles(groups);
      element("nothing").hidden = count > 0;
      const total = page.entries.length;
      element("facts").textContent = (count === total ? `${total} previews` : `${count} of ${total} previews`)
        + (page.changed.length ? ` · ${page.changed.length} changed` : "")
        + (page.isWatched ? ` · live, drawing ${page.generation}` : "");
      document.body.dataset.live = page.isWatched;
      resize();
    }

    function section(key, { module, file, articles }) {
      const made = make("section");
      made.id = key;
      const heading = make("h2", file.replace(/\.swift$/, ""));
      heading.append(make("small", module));
      const row = make("div", undefined, "row");
      row.append(...articles);
      made.append(heading, row);
      return made;
    }

    function listFiles(groups) {
      element("files").replaceChildren(...[...groups].map(([key, { file, articles }]) => {
        const link = make("a", file.replace(/\.swift$/, ""));
        link.href = `#${encodeURIComponent(key)}`;
        link.append(make("small", articles.length));
        return link;
      }));
    }

    function article(entry, pictures, changed) {
      const made = make("article");
      const heading = make("h3", entry.name ?? "Preview");
      if (entry.line) heading.append(make("small", `line ${entry.line}`));
      made.append(heading);
      for (const remark of entry.remarks) made.append(make("p", remark, "remark"));
      const row = make("div", undefined, "pictures");
      for (const picture of pictures) row.append(figure(entry, picture, changed.has(picture.file)));
      made.append(row);
      return made;
    }

    function figure(entry, picture, isChanged) {
      const made = make("figure", undefined, isChanged ? "changed" : "");
      made.dataset.stage = picture.stage;
      made.dataset.screen = picture.isScreen;
      const image = make("img");
      image.loading = "lazy";
      image.src = address(picture);
      image.alt = `${entry.id}, ${nameOf(picture)}`;
      image.dataset.width = picture.width;
      image.dataset.height = picture.height;
      const button = make("button");
      button.type = "button";
      const index = state.shown.push({ entry, picture, isChanged }) - 1;
      button.onclick = () => open(index);
      button.append(image);
      const caption = make("figcaption", nameOf(picture));
      caption.append(make("small", `${Math.round(picture.width)} × ${Math.round(picture.height)}`));
      made.append(button, caption);
      return made;
    }

    function resize() {
      const zoom = Number(element("zoom").value);
      document.body.style.setProperty("--zoom", zoom);
      for (const image of document.querySelectorAll("figure img")) {
        // Small views stay readable.
        const factor = Math.max(zoom, Math.min(1, 160 / image.dataset.width));
        image.width = Math.round(image.dataset.width * factor);
        image.height = Math.round(image.dataset.height * factor);
      }
    }

    element("search").oninput = render;
    element("clear").onclick = () => {
      element("search").value = "";
      element("only-changed").firstElementChild.checked = false;
      state.hidden.clear();
      listVariants();
      render();
    };
    element("only-changed").firstElementChild.onchange = render;
    element("zoom").oninput = resize;
    element("theme").onclick = () => {
      const isDark = document.documentElement.dataset.theme
        ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      document.documentElement.dataset.theme = isDark ? "light" : "dark";
    };
    """#

  /// One picture, large, and how it was before.
  private static let viewer = #"""
    function open(index) {
      state.open = (index + state.shown.length) % state.shown.length;
      const { entry, picture, isChanged } = state.shown[state.open];
      element("viewer-title").textContent = entry.name ?? entry.id;
      element("viewer-place").textContent =
        [nameOf(picture), `${picture.width} × ${picture.height}`, entry.line ? `${entry.source}:${entry.line}` : entry.id]
          .join(" · ");
      element("compare").hidden = !isChanged;
      element("stage").dataset.stage = picture.stage;
      for (const image of element("stage").children) {
        image.alt = `${entry.id}, ${nameOf(picture)}`;
        image.width = picture.width;
      }
      element("strip").replaceChildren(...state.shown.flatMap((shown, other) => {
        if (shown.entry !== entry) return [];
        const button = make("button", nameOf(shown.picture));
        button.type = "button";
        button.setAttribute("aria-pressed", String(other === state.open));
        button.onclick = () => open(other);
        return [button];
      }));
      compare("now");
      if (!element("viewer").open) element("viewer").showModal();
    }

    // Shows the picture as it is, as it was in the drawing before, or what differs between both.
    function compare(mode) {
      const { picture } = state.shown[state.open];
      const [first, second] = element("stage").children;
      for (const button of element("compare").children) {
        button.setAttribute("aria-pressed", String(button.value === mode));
      }
      element("stage").dataset.mode = mode;
      first.src = address(picture, mode === "before");
      second.hidden = mode !== "difference";
      if (!second.hidden) second.src = address(picture, true);
    }

    for (const button of element("compare").children) button.onclick = () => compare(button.value);
    element("previous-picture").onclick = () => open(state.open - 1);
    element("next-picture").onclick = () => open(state.open + 1);
    element("viewer").onclick = (event) => { if (event.target === element("viewer")) element("viewer").close(); };
    document.addEventListener("keydown", (event) => {
      if (element("viewer").open) {
        if (event.key === "ArrowLeft") open(state.open - 1);
        if (event.key === "ArrowRight") open(state.open + 1);
        if (event.key === "b" && !element("compare").hidden) {
          compare(element("stage").dataset.mode === "before" ? "now" : "before");
        }
      } else if (event.key === "/" && document.activeElement !== element("search")) {
        event.preventDefault();
        element("search").focus();
      }
    });
    """#
}
