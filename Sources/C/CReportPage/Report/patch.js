// A line diff with colours, signs, numbers of lines, and the words that changed within a line.

const patch = {
  signs: { "+": "added", "−": "removed", "-": "removed" },

  legend() {
    return element("span", { class: "legend" }, element("span", { class: "removed" }, "− golden"),
      element("span", { class: "added" }, "+ actual"));
  },

  /// The lines of a patch, as elements.
  lines(text) {
    const lines = text.replace(/\n$/, "").split("\n").map((line) => ({ kind: this.signs[line[0]] ?? "", text: line }));
    let [golden, actual] = [1, 1];
    for (const [i, line] of lines.entries()) {
      const place = line.text.match(/^@@ [-−](\d+)(?:,\d+)? \+(\d+)/);
      if (place) {
        [golden, actual] = [Number(place[1]), Number(place[2])];
        line.kind = "place";
        continue;
      }
      line.number = line.kind === "added" ? actual : golden;
      if (line.kind !== "added") golden += 1;
      if (line.kind !== "removed") actual += 1;
      this.pair(lines, i);
    }
    return lines.map((line) => element("span", { class: "line " + line.kind, dataset: { number: String(line.number ?? "") } },
      ...this.signed(line.parts ?? [line.text], line.kind), "\n"));
  },

  /// The parts of a line with its sign apart from what the line says.
  signed([first, ...others], kind) {
    if (kind === "place" || first === "") return [first, ...others];
    return [element("span", { class: "sign" }, first[0]), first.slice(1), ...others];
  },

  /// Where one line replaces another, marks what is between their common beginning and end.
  pair(lines, i) {
    const [before, after] = [lines[i - 1], lines[i]];
    const isPair = before?.kind === "removed" && after.kind === "added" && lines[i - 2]?.kind !== "removed"
      && lines[i + 1]?.text[0] !== "+";
    if (!isPair) return;
    const [a, b] = [before, after].map((line) => Array.from(line.text.slice(1)));
    let start = 0;
    while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
    let end = 0;
    while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
    if (start + end === 0) return;
    for (const [line, letters] of [[before, a], [after, b]]) {
      line.parts = [line.text[0] + letters.slice(0, start).join(""),
        element("mark", {}, letters.slice(start, letters.length - end).join("")),
        letters.slice(letters.length - end).join("")];
    }
  },
};
