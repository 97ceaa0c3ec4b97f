import type { Page } from "@playwright/test";

/**
 * Controls smaller than `least` px in height or width. Links inside a sentence are left out, as
 * WCAG 2.5.8 leaves them out; a switch counts with its label.
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (element: Element) => {
      if (element.tagName !== "A" || getComputedStyle(element).display !== "inline") return false;
      const around = element.parentElement?.textContent?.trim() ?? "";
      return around.length > (element.textContent?.trim().length ?? 0) + 3;
    };
    const said: string[] = [];
    for (const element of document.querySelectorAll(
      "a[href], button, input, select, textarea, summary",
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      if (element.closest("[aria-hidden=true], [inert], .visually-hidden") || inSentence(element))
        continue;
      if (element.matches("[type=hidden], [tabindex='-1']")) continue;
      const boxes = [element, element.matches("input") ? element.closest("label") : null]
        .filter((one) => one !== null)
        .map((one) => one.getBoundingClientRect());
      const own = element.getAttribute("id");
      const label = own ? document.querySelector(`label[for="${CSS.escape(own)}"]`) : null;
      if (label && element.matches("[type=checkbox], [type=radio]"))
        boxes.push(label.getBoundingClientRect());
      // A link whose ::after covers its card is as large as the card.
      const over = getComputedStyle(element, "::after");
      if (over.content !== "none" && over.position === "absolute")
        boxes.push(
          new DOMRect(0, 0, Number.parseFloat(over.width), Number.parseFloat(over.height)),
        );
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      // The skip link waits above the window until it has the focus.
      if (
        boxes.every((box) => box.bottom <= 0 && getComputedStyle(element).position === "absolute")
      )
        continue;
      if (width < least - 0.5 || height < least - 0.5)
        said.push(
          `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 110)}`,
        );
    }
    return said;
  }, least);
}
