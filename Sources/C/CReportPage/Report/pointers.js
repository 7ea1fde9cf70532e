// Mouse, wheel and fingers on the panes of the stage.

const pointers = {
  point(pane, event) {
    const box = pane.window.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  },

  pixel(pane, event) {
    const point = this.point(pane, event);
    return {
      x: Math.floor(stage.x + (point.x - pane.window.clientWidth / 2) / stage.zoom),
      y: Math.floor(stage.y + (point.y - pane.window.clientHeight / 2) / stage.zoom),
    };
  },

  listen(pane) {
    const held = new Map();
    const window = pane.window;
    window.addEventListener("pointerdown", (event) => {
      if (event.target.closest(".divider")) return;
      window.setPointerCapture(event.pointerId);
      held.set(event.pointerId, event);
    });
    window.addEventListener("pointermove", (event) => {
      const before = held.get(event.pointerId);
      if (!before) {
        if (event.pointerType !== "mouse") return;
        const pixel = this.pixel(pane, event);
        loupe.look(pixel);
        stage.highlight(stage.regionAt(pixel));
        return;
      }
      if (held.size === 2) this.pinch(pane, held, event);
      else stage.pan(event.clientX - before.clientX, event.clientY - before.clientY);
      held.set(event.pointerId, event);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      window.addEventListener(end, (event) => held.delete(event.pointerId));
    }
    window.addEventListener("pointerleave", () => {
      loupe.look(null);
      stage.highlight(-1);
    });
    window.addEventListener("dblclick", (event) => {
      if (stage.fitting) stage.zoomTo(8, pane, this.point(pane, event)); else stage.open();
    });
    window.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        stage.zoomTo(stage.zoom * Math.exp(-event.deltaY / 120), pane, this.point(pane, event));
      } else {
        stage.pan(-event.deltaX, -event.deltaY);
      }
    }, { passive: false });
  },

  pinch(pane, held, moved) {
    const other = [...held.values()].find((event) => event.pointerId !== moved.pointerId);
    const before = held.get(moved.pointerId);
    const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const middle = { clientX: (moved.clientX + other.clientX) / 2, clientY: (moved.clientY + other.clientY) / 2 };
    const ratio = distance(moved, other) / Math.max(1, distance(before, other));
    stage.zoomTo(stage.zoom * ratio, pane, this.point(pane, middle));
  },
};
