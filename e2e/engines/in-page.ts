// Each of these functions runs in the page, and so needs nothing around it.

/** Something to press or to fill in, by the words that people see or hear. */
export interface Want {
  kind: "control" | "field";
  /** Its name, or the beginning of it where nothing has exactly this name. */
  name: string;
  /** Selector of the part of the page that it stands in. */
  within?: string | undefined;
}

/** Where it can be pressed, in CSS pixels of the window. */
export interface Place {
  x: number;
  y: number;
  focused: boolean;
  value: string;
  checked: boolean;
}

/** Brings something into the window; undefined while it is not there, or something covers it. */
export function locate({ kind, name, within }: Want): Place | undefined {
  const selectors = {
    control: "a[href], button, summary, [role=button]",
    field: "input:not([type=hidden]), select, textarea",
  };
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent;
  };
  const names = (element: Element) => {
    const labels = Array.from((element as HTMLInputElement).labels ?? [], textOf);
    const given = [element.getAttribute("aria-label"), element.getAttribute("placeholder")];
    const all = [...given, ...labels, textOf(element)];
    return all.map((text) => (text ?? "").replace(/\s+/g, " ").trim()).filter(Boolean);
  };
  // An open dialog makes everything behind it inert.
  const dialogs = document.querySelectorAll("dialog:modal");
  const top = dialogs[dialogs.length - 1] ?? document.documentElement;
  const scopes = within ? [top, ...top.querySelectorAll(within)] : [top];
  const able = scopes
    .filter((scope) => !within || scope.matches(within))
    .flatMap((scope) => Array.from(scope.querySelectorAll<HTMLElement>(selectors[kind])))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const exact = able.filter((one) => names(one).includes(name));
  const found = exact.length
    ? exact
    : able.filter((one) => names(one).some((text) => text.startsWith(name)));
  for (const one of found) {
    const input = one as HTMLInputElement;
    const own = one.getBoundingClientRect();
    // A box that is drawn by its label is pressed there.
    const target = own.width < 10 || own.height < 10 ? (input.labels?.[0] ?? one) : one;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getClientRects()[0];
    if (!box || box.width < 2) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const reached =
      hit &&
      (target.contains(hit) || hit.contains(target) || hit.closest("label")?.control === one);
    if (!reached) continue;
    const { value = "", checked = false } = input;
    return { x, y, focused: document.activeElement === one, value, checked };
  }
  return undefined;
}

/**
 * Whether both fonts, which come after the first paint, have replaced the fallback ones. Without
 * scripts they do as soon as they are loaded.
 */
export function fontsAreThere(): boolean {
  const loaded = Array.from(document.fonts).filter(
    ({ family, status }) => family.includes("Farline") && status === "loaded",
  );
  const isScripted = matchMedia("(scripting: enabled)").matches;
  return loaded.length > 1 && (!isScripted || "fonts" in document.body.dataset);
}

/** Whether a text can be read on the page, in any writing of its letters. */
export function reads(text: string): boolean {
  const plain = (one: string) => one.replace(/\s+/g, " ").toLowerCase();
  return plain(document.body.innerText).includes(plain(text));
}

/** Visible defects of the page in its present state, one sentence each. */
export function faults(): string[] {
  const said: string[] = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) said.push(`${wide} px wider than the window`);
  if (!document.querySelector("h1")?.checkVisibility()) said.push("no heading");
  for (const image of document.querySelectorAll("main img"))
    if (image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
      said.push(`an image without a picture: ${image.currentSrc}`);
  // WebKit drops a shorthand that names a line, its thickness and its color.
  for (const marked of document.querySelectorAll("main u")) {
    const { textDecorationLine, boxShadow } = getComputedStyle(marked);
    const isUnderlined = textDecorationLine === "underline" || boxShadow !== "none";
    if (marked.checkVisibility() && !isUnderlined) said.push(`not marked: ${marked.textContent}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent?.checkVisibility() ||
      parent.closest("[aria-hidden=true], script, style, noscript, svg")
    )
      continue;
    for (const word of (node.nodeValue ?? "").matchAll(/[\p{L}\p{N}’']{2,16}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width >= 1);
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1)
        said.push(`a word in two lines: ${word[0]} in "${parent.textContent?.slice(0, 60)}"`);
    }
  }
  return said.slice(0, 8);
}
