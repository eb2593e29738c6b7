// What is too small, cut off, covered, or lies over something else. A line for each.
() => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  const found = [];

  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the screen");
  for (const element of top.querySelectorAll("button, a[href], select, input, summary")) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility() || box.width <= 1 || element.closest(".said-only, .hand")) continue;
    found.push(...tooSmall(element, box), ...outside(element, box));
  }
  for (const element of top.querySelectorAll(".screen .btn.big, .screen .btn.pri, dialog[open] footer .btn")) {
    const box = element.getBoundingClientRect();
    if (element.checkVisibility() && box.height) found.push(...covered(element, box));
  }
  const apart = top.querySelectorAll(
    ".screen .plate, .screen .bubble, .screen .strip > div, .screen .actions .btn, .screen .actions h2, .screen .hand, " +
      ".screen .open, .screen .turn",
  );
  for (const [one, other] of pairs([...apart])) {
    if (overlap(one, other)) found.push(`${told(one)} and ${told(other)} overlap`);
  }
  return found;

  function tooSmall(element, box) {
    const label = element.closest("label")?.getBoundingClientRect();
    const width = Math.max(box.width, label?.width ?? 0);
    const height = Math.max(box.height, label?.height ?? 0);
    const inText = getComputedStyle(element).display === "inline" || element.closest("td, th, p");
    const least = (inText ? 24 : 44) - 0.5;
    const small = width < least || height < least;
    return small ? [`${told(element)} is only ${width.toFixed()} x ${height.toFixed()}`] : [];
  }
  function outside(element, box) {
    if (!scrollsAcross(element) && (box.right > innerWidth + 1 || box.left < -1)) return [`${told(element)} leaves the screen`];
    const cut = element.matches(".btn") && element.scrollWidth > element.clientWidth + 1;
    return cut ? [`the text of ${told(element)} is cut off`] : [];
  }
  function scrollsAcross(element) {
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) return true;
    }
    return false;
  }
  function scrollsDown(element) {
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight) return true;
    }
    return false;
  }
  function covered(element, box) {
    if (scrollsDown(element)) return [];
    if (box.bottom > innerHeight + 1 || box.top < -1) {
      return [`${told(element)} leaves the screen: ${box.top.toFixed()} to ${box.bottom.toFixed()}`];
    }
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit && !element.contains(hit) ? [`${told(element)} lies under ${told(hit)}`] : [];
  }
  function pairs(all) {
    const shown = all.filter((element) => element.checkVisibility());
    return shown.flatMap((one, at) => shown.slice(at + 1).map((other) => [one, other]));
  }
  function overlap(one, other) {
    if (one.contains(other) || other.contains(one)) return false;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 2 && down > 2;
  }
  function told(element) {
    const text = (element.innerText || element.ariaLabel || "").slice(0, 30).replace(/\s+/g, " ");
    return `${element.tagName.toLowerCase()}.${element.classList.item(0) ?? ""} "${text}"`;
  }
}
