import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";

/** An action of a visitor, and how the page shows its effect. */
export interface Interaction {
  name: string;
  path: string;
  act(page: Page): Promise<void>;
  /** Runs in the page. */
  shows(): boolean;
}

const tap = (selector: string) => async (page: Page) => {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  await element.tap();
};

export const interactions: Interaction[] = [
  {
    name: "open the call dialog",
    path: pages.home.path,
    act: tap("main button[commandfor=booking]:visible"),
    shows: () => !!document.querySelector<HTMLDialogElement>("dialog#booking")?.open,
  },
  {
    name: "toggle billing",
    path: pages.pricing.path,
    act: tap("main label:has(input[value=monthly]):visible"),
    shows: () => !!document.querySelector<HTMLInputElement>("main input[value=monthly]")?.checked,
  },
  {
    name: "type in the catalog's search",
    path: pages.integrations.path,
    async act(page) {
      await tap("main input[type=search]")(page);
      await page.keyboard.type("calendar");
    },
    shows: () =>
      Array.from(document.querySelectorAll("main li h3"))
        .filter((title) => title.checkVisibility())
        .every((title) => /calendar/i.test(title.closest("li")?.textContent ?? "")),
  },
  {
    name: "open the mobile sheet",
    path: pages.home.path,
    act: tap("header button[commandfor=menu]"),
    shows: () => !!document.querySelector<HTMLDialogElement>("dialog#menu")?.open,
  },
  {
    name: "show more (only React answers)",
    path: pages.integrations.path,
    act: tap("main button[data-react]:visible"),
    shows: () =>
      Array.from(document.querySelectorAll("main li h3")).filter((title) => title.checkVisibility())
        .length > 20,
  },
];
