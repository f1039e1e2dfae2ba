// Tells of every visible piece of text that does not keep to its box.
() => {
  const room = 1.5;
  const told = [];
  const shown = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("svg, script, style, option, .note")) continue;
    // A line that opens in full may be cut.
    if (element.closest("[aria-haspopup]") && getComputedStyle(element).textOverflow === "ellipsis") continue;
    const around = [];
    for (let one = element; one !== document.body; one = one.parentElement) around.push([one, getComputedStyle(one)]);
    // What only screen readers say has no size; what scrolls may be longer than its box.
    if (around.some(([one]) => one.clientWidth === 1 && one.clientHeight === 1)) continue;
    const scrolls = around.findIndex(([, style]) => /auto|scroll/.test(style.overflowX));
    const boxes = scrolls < 0 ? around : around.slice(0, scrolls);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      if (scrolls < 0 && (box.left < -room || box.right > innerWidth + room)) told.push(`sticks out: ${text}`);
      for (const [one, style] of boxes) {
        const cuts = /hidden|clip/.test(style.overflowX);
        if (!cuts && !one.matches("button, .button, label, summary, a")) continue;
        if (style.display === "inline" || style.display === "contents") continue;
        const edge = one.getBoundingClientRect();
        if (box.left < edge.left - room || box.right > edge.right + room
          || (cuts && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3)))
          told.push(`does not fit its ${one.localName}: ${text}`);
      }
      if (scrolls < 0) shown.push({ box, text, element });
    }
    if (getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      told.push(`is cut: ${text}`);
  }
  for (const [index, one] of shown.entries()) for (const other of shown.slice(index + 1)) {
    if (one.element === other.element) continue;
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (width > 3 && height > 6) told.push(`lies on each other: ${one.text} | ${other.text}`);
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) {
    const out = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > innerWidth);
    told.push(`${wide} pixels stick out of the page: ${out.map((one) => `${one.localName}.${one.classList}`)}`);
  }
  return [...new Set(told)];
}
