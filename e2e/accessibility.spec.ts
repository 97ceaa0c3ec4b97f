import type { Page } from "@playwright/test";
import { sampledPaths } from "./paths.ts";
import { beyondTheSides, crossedLabels, ranks, scrollThrough } from "./read-page.ts";
import { smallTargets } from "./targets.ts";
import { awake, expect, test } from "./test.ts";

const phone = { width: 390, height: 844 };

// Few visits for much: opening a page takes longer than checking it.
for (const path of sampledPaths)
  test.describe(path, () => {
    test("has landmarks and ranks, can be walked through by Tab, and obeys the system's settings", async ({
      page,
    }) => {
      // The page jumps instead of scrolling smoothly, so that each stop can be checked.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      for (const landmark of ["banner", "main", "contentinfo"] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      expect(await ranks(page)).toEqual([]);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to the main content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator("#main")).toBeFocused();
      await awake(page);
      // The walk scrolls past everything that waits to be seen.
      expect(await walk(page)).toEqual([]);
      expect(await moving(page), "with reduced motion").toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
      expect(await edgeless(page), "in forced colors").toEqual([]);
    });

    test("has large targets, stands still after its switches, and keeps its text whole at any size", async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.goto(path);
      expect(await smallTargets(page, 24)).toEqual([]);
      await awake(page);
      await scrollThrough(page);
      for (const pause of await page.locator("[data-stops]").all()) await pause.check();
      expect(await moving(page), "after every switch").toEqual([]);

      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      expect(await beyondTheSides(page), "text at 200 %").toEqual([]);
      expect(await cutTexts(page), "text at 200 %").toEqual([]);
      expect(await crossedLabels(page), "text at 200 %").toEqual([]);
      await page.setViewportSize(phone);
      expect(await beyondTheSides(page), "text at 200 % on a phone").toEqual([]);

      const touch = { baseURL, viewport: phone, hasTouch: true, isMobile: true };
      const touched = await (await browser.newContext(touch)).newPage();
      await touched.goto(path);
      expect(await smallTargets(touched, 44), "under a finger").toEqual([]);
      // The distances of WCAG 1.4.12.
      await adopt(
        touched,
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
      );
      expect(await beyondTheSides(touched), "wide spacing").toEqual([]);
      expect(await cutTexts(touched), "wide spacing").toEqual([]);
      await touched.context().close();
    });
  });

/** Presses Tab to the end of the page; lists every stop where no focus was visible. */
async function walk(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (let stop = 0; stop < 400; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      interface Stop {
        element: Element;
        look: string;
      }
      const store = window as unknown as { lastStop?: Stop };
      // The element, what is in it and what is around it: a cell may show the focus of its field.
      const look = (element: Element) =>
        [element, ...element.children, element.parentElement, element.parentElement?.parentElement]
          .filter((one) => one instanceof Element)
          .flatMap((one) =>
            [null, "::before", "::after"].map((part) => getComputedStyle(one, part)),
          )
          .map((style) =>
            [
              style.outline,
              style.boxShadow,
              style.backgroundColor,
              style.borderColor,
              style.textDecoration,
            ].join(),
          )
          .join("|");
      const said: string[] = [];
      const name = (element: Element) => element.outerHTML.slice(0, 90);
      const element = document.activeElement;
      // A slider shows it on its thumb, whose style cannot be read. The parts of a time are stops of
      // one element.
      const last = store.lastStop;
      if (
        last?.element.isConnected &&
        last.element !== element &&
        !last.element.matches("[type=range]") &&
        last.look === look(last.element)
      )
        said.push(`without a mark: ${name(last.element)}`);
      if (!element || element === document.body) return { said, end: true };
      store.lastStop = { element, look: look(element) };
      const shown = element.matches("[type=checkbox], [type=radio]")
        ? (element.closest("label") ?? element.parentElement ?? element)
        : element;
      const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
      const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      if (!seen || width < 2 || height < 2) said.push(`out of view: ${name(element)}`);
      return { said, end: false };
    });
    wrong.push(...fault.said);
    if (fault.end || wrong.length > 5) return wrong;
  }
  return [...wrong, "the page has no end"];
}

/** A style sheet that the policy of the page does not affect. */
async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Text that its own box cuts off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue;
      if (parent.closest("[aria-hidden=true], noscript, script, style, .visually-hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = range.getBoundingClientRect();
      for (
        let box: Element | null = parent;
        // A picture may be cropped as a whole: its label says all of it.
        box && box !== document.body && !box.matches("[role=img]");
        box = box.parentElement
      ) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(box);
        // The last step of a breadcrumb repeats the heading; cards show the start of a text.
        if (webkitLineClamp !== "none" || textOverflow === "ellipsis") break;
        const { top, bottom, left, right } = box.getBoundingClientRect();
        const high =
          /hidden|clip/.test(overflowY) && (lines.top < top - 4 || lines.bottom > bottom + 4);
        const wide =
          /hidden|clip/.test(overflowX) && (lines.left < left - 4 || lines.right > right + 4);
        // Rows that move by themselves come from beyond their box.
        if (
          (high || wide) &&
          !box.querySelector("[data-stops]") &&
          !box.closest("[data-marquee]")
        ) {
          said.push(text.textContent.trim().slice(0, 50));
          break;
        }
      }
    }
    return said;
  });
}

/** Animations that run longer than five seconds. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === "running")
      .filter((animation) => {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        return Number(activeDuration) > 5000;
      })
      .map((animation) => {
        const target = (animation.effect as KeyframeEffect).target;
        return `${(animation as CSSAnimation).animationName}: ${target?.outerHTML.slice(0, 80)}`;
      }),
  );
}

/** Controls that only a background sets apart: forced colors take backgrounds away. */
function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edged = (element: Element | null): boolean => {
      if (!element) return false;
      const { borderBottomWidth, outlineStyle, boxShadow } = getComputedStyle(element);
      return (
        Number.parseFloat(borderBottomWidth) > 0 || outlineStyle !== "none" || boxShadow !== "none"
      );
    };
    const typed = "input:not([type=hidden], [type=range], [type=checkbox], [type=radio]), textarea";
    return Array.from(document.querySelectorAll<HTMLElement>(`button, select, ${typed}`))
      .filter((control) => control.checkVisibility({ opacityProperty: true }))
      .filter((control) => !control.closest("[aria-hidden=true]"))
      .filter(
        (control) =>
          getComputedStyle(control).backgroundColor !== "rgba(0, 0, 0, 0)" &&
          !edged(control) &&
          !edged(control.parentElement) &&
          !edged(control.parentElement?.parentElement ?? null),
      )
      .map((control) => control.outerHTML.slice(0, 90));
  });
}
