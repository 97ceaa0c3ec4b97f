import type { Page } from "@playwright/test";
import { restingPlace } from "./read-page.ts";
import { awake, expect, isMarked, markDocument, test, withhold } from "./test.ts";

test.describe("once React is awake, a link in a part that it leaves alone", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await markDocument(page);
  });

  test("leads on without a new document: top, title, focus, and back to its place", async ({
    page,
  }) => {
    const link = page.getByRole("main").getByRole("link", { name: "See Services" });
    await link.scrollIntoViewIfNeeded();
    const left = await restingPlace(page);
    await link.click();
    await expect(page).toHaveURL("/services");
    await expect(page).toHaveTitle(/^Services/);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.locator("#main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /^Services/ })).toHaveCount(1);
    expect(await restingPlace(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(link).toBeInViewport();
    expect(await restingPlace(page)).toBeCloseTo(left, -1);
    expect(await isMarked(page)).toBe(true);
  });

  test("leads to the top also while the page still scrolls", async ({ page }) => {
    await page.evaluate(async () => {
      scrollTo({ top: 4000, behavior: "smooth" });
      await new Promise((resolve) => setTimeout(resolve, 250));
      document.querySelector<HTMLElement>("footer a[href='/about']")?.click();
    });
    await expect(page).toHaveURL("/about");
    expect(await restingPlace(page)).toBe(0);
  });

  test("keeps the spelling of its address", async ({ page }) => {
    await page.locator("footer a[href='/Services']").click();
    await expect(page).toHaveURL("/Services");
    await expect(page).toHaveTitle(/^Services/);
    expect(await isMarked(page)).toBe(true);
  });

  test("closes the sheet that it stands in", async ({ page }) => {
    await page.getByRole("button", { name: "Talk to the AI" }).first().click();
    const sheet = page.locator("#talk");
    await expect(sheet).toBeVisible();
    await addLink(page, "#talk", "/about");
    await sheet.getByRole("link", { name: "A plain way" }).click();
    await expect(page).toHaveURL("/about");
    await expect(sheet).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test("opens another tab where the visitor asks for one", async ({ page, context }) => {
    const tab = context.waitForEvent("page");
    await page.locator("footer a[href='/about']").click({ modifiers: ["ControlOrMeta"] });
    await expect(await tab).toHaveURL(/\/about$/);
    await expect(page).toHaveURL("/");
  });

  test("is the browser's where it leads to a file or another site, or was answered", async ({
    page,
  }) => {
    const left = await page.evaluate(() => {
      const links: Partial<HTMLAnchorElement>[] = [
        { href: "/feed.xml" },
        { href: "/api/blogs" },
        { href: "/videos/one-call.mp4" },
        { href: "/about", target: "_blank" },
        { href: "/about", download: "about" },
        { href: "https://example.com/about" },
      ];
      return links.map((properties) => {
        const link = Object.assign(document.createElement("a"), properties);
        document.querySelector("footer")?.append(link);
        let prevented = true;
        const last = (event: Event) => {
          prevented = event.defaultPrevented;
          event.preventDefault();
        };
        addEventListener("click", last, { once: true });
        link.click();
        link.remove();
        return !prevented;
      });
    });
    expect(left).toEqual([true, true, true, true, true, true]);
    const about = page.locator("footer a[href='/about']");
    await about.evaluate((link) => {
      link.addEventListener("click", (event) => event.preventDefault());
    });
    await about.click();
    await expect(page).toHaveURL("/");
  });
});

test("a page that is long in coming is announced until it is there", async ({ page }) => {
  await page.goto("/about");
  await awake(page);
  const coming = page.getByText("The page is on its way");
  const letGo = await withhold(page);
  await page.locator("footer a[href='/privacy-policy']").click();
  await expect(coming).toHaveCount(1);
  await expect(page).toHaveURL("/about");
  letGo();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(coming).toHaveCount(0);
});

test("a reload moves nobody who has gone on, and keeps the places of other pages", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  const link = page.getByRole("main").getByRole("link", { name: "See Services" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL("/services");
  // Before that, the new page is still led to its top.
  await expect(page.locator("#main")).toBeFocused();
  expect(await restingPlace(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  expect(await restingPlace(page)).toBe(900);

  const letGo = await withhold(page);
  // Where the browser goes back to the place before the load, React's scripts delay the load.
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(900, -1);
  // With the wheel: until the load, the browser would take a script's scrolling back.
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 1500);
  const gone = await restingPlace(page);
  expect(gone).toBeGreaterThan(2000);
  letGo();
  await awake(page);
  expect(await restingPlace(page)).toBeCloseTo(gone, -1);

  await page.goBack();
  await expect(link).toBeInViewport();
});

// The lower sections of a trade's page are styled by sheets that come after the first paint.
for (const path of ["/terms-and-conditions", "/industries/plumbers"])
  test(`a reload of ${path} leads back to the place at once, without a glide`, async ({ page }) => {
    await page.addInitScript(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      const look = () => {
        places.add(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(path);
    const place = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight * 0.6, behavior: "instant" });
      return scrollY;
    });
    await restingPlace(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    const places = () =>
      page.evaluate(() => (window as unknown as { places: Set<number> }).places.size);
    expect(await places()).toBeLessThan(4);
  });

test("the home page comes whole, never without its parts", async ({ page }) => {
  await page.goto("/about");
  await awake(page);
  await page.evaluate(() => {
    Object.assign(window, { bare: 0 });
    new MutationObserver(() => {
      const { pathname } = location;
      if (pathname === "/" && !document.querySelector("main h1"))
        (window as unknown as { bare: number }).bare++;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("banner").getByRole("link", { name: "Farline, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("See Beyond");
  expect(await page.evaluate(() => (window as unknown as { bare: number }).bare)).toBe(0);
});

test("a link to a place on another page ends there, with the focus", async ({ page }) => {
  await page.goto("/services");
  await awake(page);
  await markDocument(page);
  await addLink(page, "footer", "/contact#calendar");
  await page.getByRole("link", { name: "A plain way" }).click();
  await expect(page).toHaveURL("/contact#calendar");
  await expect(page.locator("#calendar")).toBeFocused();
  await expect(page.locator("#calendar")).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

/** Puts a link into a part of the page that is not React's. */
async function addLink(page: Page, part: string, href: string): Promise<void> {
  await page.locator(part).evaluate((element, address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "A plain way";
    element.append(link);
  }, href);
}

for (const motion of ["no-preference", "reduce"] as const)
  test(`the router's pages fade into each other only where motion is welcome (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.fades = "yes";
        return start(update);
      };
    });
    const fades = motion === "no-preference" ? "yes" : null;
    await page.goto("/terms-and-conditions");
    await awake(page);
    for (const [part, name] of [
      ["footer", "Pricing"],
      ["header", "Contact"],
    ] as const) {
      await page.evaluate(() => delete document.documentElement.dataset.fades);
      await page.locator(part).getByRole("link", { name, exact: true }).first().click();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(name));
      expect(await page.locator("html").getAttribute("data-fades"), part).toBe(fades);
    }
  });
