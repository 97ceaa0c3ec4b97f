import { pages } from "#content/pages.ts";
import { awake, expect, test } from "./test.ts";

test("the browser takes the rules for fetching next pages, and fetches no page of a token", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const errors: (string | undefined)[] = [];
  const fetched: string[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => errors.push(ruleSet.errorType));
  session.on("Preload.prefetchStatusUpdated", ({ key }) => fetched.push(key.url));
  await session.send("Preload.enable");
  await page.goto(pages.terms.path);
  await expect.poll(() => errors).toEqual([undefined]);
  await awake(page);
  await page.evaluate(() => {
    for (const href of ["/booking?token=secret", "/booking/secret", "/sent", "/feed.xml"]) {
      const link = document.createElement("a");
      Object.assign(link, { href, textContent: href });
      document.querySelector("main")?.prepend(link, " ");
    }
  });
  // Longer than the rest of the pointer that counts as an intention.
  for (const name of ["/booking?token=secret", "/booking/secret", "/sent", "/feed.xml"]) {
    await page.getByRole("link", { name, exact: true }).hover();
    await page.waitForTimeout(400);
  }
  await page.locator("footer").getByRole("link", { name: "Pricing" }).hover();
  await expect.poll(() => fetched.map((url) => new URL(url).pathname)).toContain("/pricing");
  expect(fetched.filter((url) => /secret|sent|feed/.test(url))).toEqual([]);
});

test("every page brings the rules, and only when it has loaded", async ({ page, request }) => {
  for (const path of ["/", pages.pricing.path, pages.blogs.path]) {
    const html = await (await request.get(path)).text();
    expect(
      html.match(/<noscript id="deferred">.*?<script type="speculationrules">/),
    ).not.toBeNull();
    await page.goto(path);
    await expect(page.locator("head > script[type=speculationrules]")).toHaveCount(1);
  }
});

for (const motion of ["no-preference", "reduce"] as const)
  test(`one document fades into the next only where motion is welcome (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        const { viewTransition } = event as Event & { viewTransition?: unknown };
        document.documentElement.dataset.faded = String(Boolean(viewTransition));
      });
    });
    await page.goto(pages.terms.path);
    await page.evaluate((path) => location.assign(path), pages.privacy.path);
    await page.waitForURL(`**${pages.privacy.path}`);
    await expect(page.locator("html")).toHaveAttribute(
      "data-faded",
      String(motion === "no-preference"),
    );
  });
