import type { Page } from "@playwright/test";

/** References and structure of a page, read from its live document. */
export interface PageFacts {
  /** Addresses of links to this site, with query and fragment. */
  links: string[];
  /** Addresses of everything that the page may load from this site. */
  assets: string[];
  /** Links to elsewhere. */
  outside: string[];
  ids: string[];
  title: string;
  description: string;
  /** Pictures that lack an alt text or their size, as markup. */
  bareImages: string[];
}

/** Reads a page as it stands: before the first touch its deferred scripts count as well. */
export function readPage(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string, within: ParentNode = document) =>
      Array.from(within.querySelectorAll<E>(selector));
    const deferred = document
      .createRange()
      .createContextualFragment(document.querySelector("noscript#app")?.textContent ?? "");
    const found = new Set<string>();
    const add = (address: string | null) =>
      address && found.add(new URL(address, location.href).href);
    const wholes = [document, deferred];

    for (const name of ["src", "href", "poster", "action"])
      for (const whole of wholes)
        for (const element of all(`[${name}]:not(a, [hidden])`, whole)) {
          const relation = element.getAttribute("rel") ?? "";
          if (!/canonical|preconnect|dns-prefetch/.test(relation)) add(element.getAttribute(name));
        }
    for (const element of all("[srcset], [imagesrcset]"))
      for (const candidate of (
        element.getAttribute("srcset") ??
        element.getAttribute("imagesrcset") ??
        ""
      ).split(","))
        add(candidate.trim().split(/\s+/)[0] ?? null);
    const styles = [
      ...all("style").map((style) => style.textContent),
      ...all("[style]").map((element) => element.getAttribute("style")),
    ];
    for (const text of styles)
      for (const [, address = ""] of (text ?? "").matchAll(/url\(["']?([^"')]+)["']?\)/g))
        add(address);

    const links = all<HTMLAnchorElement | SVGAElement>("a[href]").map(
      (link) => new URL(link.getAttribute("href") ?? "", location.href).href,
    );
    const here = (address: string) => address.startsWith(`${location.origin}/`);
    return {
      links: links.filter(here),
      outside: links.filter((address) => !here(address)),
      assets: [...found].filter(here),
      ids: all("[id]").map(({ id }) => id),
      title: document.title,
      description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
      bareImages: all<HTMLImageElement>("img")
        .filter(
          (image) =>
            !image.hasAttribute("alt") ||
            !image.getAttribute("width") ||
            !image.getAttribute("height"),
        )
        .map((image) => image.outerHTML.slice(0, 120)),
    };
  });
}

/** Everything that a person should read or press and that stands beyond the sides of the window. */
export function beyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut = (element: Element): boolean => {
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { overflowX, position } = getComputedStyle(one);
        if (overflowX !== "visible") return true;
        if (position === "fixed" && one.closest("dialog, [popover]")) return true;
      }
      return false;
    };
    const outside = ({ left, right, width: own }: DOMRect) =>
      own > 1 && (left < -1 || right > width + 1);
    const said: string[] = [];
    if (document.documentElement.scrollWidth > width)
      said.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue;
      if (parent.closest("[aria-hidden=true], noscript, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (Array.from(range.getClientRects()).some(outside) && !cut(parent))
        said.push(`text "${text.textContent.trim().slice(0, 40)}"`);
    }
    for (const element of document.querySelectorAll(
      "button, input, select, textarea, img, video",
    )) {
      if (!element.checkVisibility() || element.closest("[aria-hidden=true]")) continue;
      if (outside(element.getBoundingClientRect()) && !cut(element))
        said.push(element.outerHTML.slice(0, 80));
    }
    return said;
  });
}

/** Headings that are one too many or leave a rank out. */
export async function ranks(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    Array.from(document.querySelectorAll("h1, h2, h3, h4, h5, h6"))
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName, textContent }) => ({ rank: Number(tagName[1]), text: textContent })),
  );
  const firsts = found.filter(({ rank }) => rank === 1);
  const gaps = found.filter(({ rank }, index) => rank > (found[index - 1]?.rank ?? 1) + 1);
  return [
    ...(firsts.length === 1 ? [] : [`${firsts.length} headings of the first rank`]),
    ...gaps.map(({ rank, text }) => `a rank left out before h${rank} ${text}`),
  ];
}

/** Fields whose own text would stand on their label, which lies in the same box. */
export function crossedLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bottomOf = (label: HTMLLabelElement) => {
      const text = document.createRange();
      text.selectNodeContents(label.querySelector("span") ?? label);
      return text.getBoundingClientRect().bottom;
    };
    return Array.from(document.querySelectorAll<HTMLInputElement>("input,select,textarea"))
      .filter(({ type, labels }) => !/checkbox|radio|range/.test(type) && labels?.length)
      .filter((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        const text = top + Number.parseFloat(getComputedStyle(field).paddingTop);
        return Array.from(field.labels ?? [], bottomOf).some(
          (low) => low > text + 1 && low < bottom,
        );
      })
      .map(({ name, id }) => name || id);
  });
}

/** Where the page stands when no scroll is under way any more. */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let place = -1;
    for (let still = 0; still < 10; still++) {
      if (place !== scrollY) still = 0;
      place = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return place;
  });
}

/** Goes down the whole page and back, so that everything that waits to be seen is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser without a window may stop drawing frames while the machine is busy.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    const step = innerHeight / 2;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

/** Waits until the whole page is set in the fonts, which are asked for after the first paint. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.locator("body[data-fonts]").waitFor({ state: "attached" });
}

type Coverage = Awaited<ReturnType<Page["coverage"]["stopJSCoverage"]>>;

/**
 * Whether this is the address of a file of React or of the pages, which may not run before a touch.
 * The script that loads the fonts after the page may.
 */
export const isPageScript = (url: string) =>
  /\.m?js(\?|$)/.test(url) && !url.includes("/assets/after-load-");

/** Addresses of the page's script files of which anything has run. */
export const ranScripts = (coverage: Coverage): string[] =>
  coverage
    .filter(({ functions }) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    .map(({ url }) => url)
    .filter(isPageScript);
