import type { Page } from "@playwright/test";
import { everyPage } from "#content/every-page.ts";
import { pricedPlans } from "#content/plans.ts";
import { expect, test } from "./test.ts";

const found = everyPage.filter(({ noindex }) => !noindex);
const post = "the-fee-question";

/**
 * Properties that readers of schema.org data (Google's rich results among them) require of each
 * type we use.
 */
const required: Record<string, string[]> = {
  Organization: ["name", "url", "logo", "telephone", "address", "sameAs"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Product: ["name", "image", "description", "brand", "offers"],
  Brand: ["name"],
  Service: ["name", "serviceType", "provider", "audience", "url"],
  BusinessAudience: ["name"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  QuantitativeValue: ["value", "unitCode"],
  BlogPosting: ["headline", "datePublished", "author", "image", "publisher", "mainEntityOfPage"],
};

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Every typed thing in a value, the nested ones too. */
function things(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(things);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

/** Things that only refer to another by its id bring no properties of their own. */
const whole = (thing: Thing) =>
  thing["@type"] !== "Organization" || "url" in thing || !("@id" in thing);

interface Head {
  title: string;
  meta: Record<string, string>;
  canonical: string | null;
  data: Thing[];
}

/** What a page tells before any script runs, read by the browser's own parser. */
async function readHead(page: Page, path: string): Promise<Head> {
  const document = await (await page.request.get(path)).text();
  const { blocks, ...head } = await page.evaluate((text) => {
    const { title, head } = new DOMParser().parseFromString(text, "text/html");
    const data = head.parentElement?.querySelectorAll("script[type='application/ld+json']") ?? [];
    return {
      title,
      meta: Object.fromEntries(
        Array.from(head.querySelectorAll("meta"), (meta) => [
          meta.name || meta.getAttribute("property") || "",
          meta.content,
        ]),
      ),
      canonical: head.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
      blocks: Array.from(data, (block) => block.textContent),
    };
  }, document);
  return { ...head, data: blocks.map((block) => JSON.parse(block ?? "")) };
}

const cases = [
  ...found.map(({ path }) => ({ path, type: "website" })),
  { path: `/blogs/${post}`, type: "article" },
];

test("every page can be shared and found", async ({ page }) => {
  const check = expect.soft;
  for (const { path, type } of cases) {
    const { title, meta, canonical, data } = await readHead(page, path);
    check(title, path).not.toBe("");
    check(meta.robots ?? "", path).not.toContain("noindex");
    check(URL.parse(canonical ?? "")?.pathname).toBe(path);
    check(meta, path).toMatchObject({
      "og:type": type,
      "og:url": canonical,
      "og:description": meta.description,
      "twitter:card": "summary_large_image",
    });
    check(title, path).toContain(meta["og:title"]);

    const image = new URL(meta["og:image"] ?? "");
    const picture = await page.request.get(image.pathname);
    check(picture.headers()["content-type"], path).toBe("image/png");
    const bytes = await picture.body();
    check([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    check(bytes.length, path).toBeLessThan(60_000);

    const all = data.flatMap(things).filter(whole);
    for (const thing of all) {
      const fields = required[thing["@type"]];
      check(fields, `${path}: ${thing["@type"]} is known`).toBeDefined();
      for (const field of fields ?? [])
        check(thing[field], `${path}: ${thing["@type"]}.${field}`).toBeTruthy();
    }
    const types = new Set(all.map((thing) => thing["@type"]));
    if (path !== "/") check(types, path).toContain("BreadcrumbList");
  }
});

test("what search engines are told of each page is its own", async ({ page }) => {
  const seen = new Map<string, string>();
  for (const { id, path } of everyPage) {
    const { title, meta } = await readHead(page, path);
    for (const text of [title, meta.description ?? ""]) {
      expect(text, `${id} says what ${seen.get(text)} says`).not.toBe("");
      expect(seen.has(text), `${id} says what ${seen.get(text)} says: ${text}`).toBe(false);
      seen.set(text, id);
    }
  }
});

test("the home page names the company, the pricing page every price", async ({ page }) => {
  const home = (await readHead(page, "/")).data;
  expect(home.length).toBe(1);
  const types = home.flatMap(things).map((thing) => thing["@type"]);
  for (const type of ["Organization", "WebSite", "FAQPage"]) expect(types).toContain(type);

  const offers = (await readHead(page, "/pricing")).data.flatMap(things);
  const prices = offers.filter((thing) => thing["@type"] === "Offer").map(({ price }) => price);
  const wanted = pricedPlans.flatMap(({ price }) => [price.annual, price.monthly]);
  expect(prices.sort()).toEqual(wanted.sort());
});

for (const path of ["/mycase", "/industries/attorneys"])
  test(`${path} gives its questions as the page prints them`, async ({ page }) => {
    await page.goto(path);
    const data = (await readHead(page, path)).data.flatMap(things);
    const questions = data.filter((thing) => thing["@type"] === "Question");
    expect(questions.length).toBeGreaterThan(1);
    for (const { name } of questions)
      await expect(page.locator("summary").filter({ hasText: String(name) })).toHaveCount(1);
  });

test("unknown paths, /test and /sent are kept out of search results", async ({ page }) => {
  const hidden: [string, number][] = [
    ["/test", 200],
    ["/sent", 200],
    ["/no-such-page", 404],
    ["/industries/no-such-trade", 404],
    ["/integrations/no-such-system", 404],
    ["/blogs/no-such-post", 404],
  ];
  for (const [path, status] of hidden) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(status);
    const { meta, canonical } = await readHead(page, path);
    expect(meta.robots, path).toContain("noindex");
    expect(canonical, path).toBeNull();
  }
});

test("the sitemap holds every page and post, and all of them answer", async ({ page, request }) => {
  const posts: { _id: string }[] = await (await request.get("/api/blogs?source=farline")).json();
  const text = await (await request.get("/sitemap.xml")).text();
  const listed = await locations(page, text, "loc");
  expect(listed.map((url) => new URL(url).pathname).sort()).toEqual(
    [...found.map(({ path }) => path), ...posts.map(({ _id }) => `/blogs/${_id}`)].sort(),
  );
  for (const url of listed) {
    const response = await request.get(new URL(url).pathname, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
  }
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("the feeds give the posts, newest first", async ({ page, request }) => {
  const rss = await request.get("/feed.xml");
  expect(rss.headers()["content-type"]).toContain("application/rss+xml");
  const text = await rss.text();
  const links = await locations(page, text, "item > link");
  const dates = (await locations(page, text, "item > pubDate")).map(Date.parse);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const feed = await (await request.get("/feed.json")).json();
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(links);
  for (const { id, content_html, date_published } of feed.items) {
    expect(id).toBeTruthy();
    expect(content_html).toContain("<p>");
    expect(Date.parse(date_published)).not.toBeNaN();
  }
  await page.goto("/blogs");
  for (const type of ["application/rss+xml", "application/feed+json"]) {
    const link = page.locator(`link[rel=alternate][type='${type}']`);
    const href = (await link.getAttribute("href")) ?? "";
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("documents are written once and known again by their tag", async ({ request }) => {
  for (const path of ["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt"]) {
    const first = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    expect(first.headers()["content-encoding"]).toBe("br");
    const again = await request.get(path, {
      headers: { "If-None-Match": first.headers().etag ?? "" },
    });
    expect(again.status()).toBe(304);
  }
});

test("icons and the manifest are there, in the sizes that they claim", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const link = page.locator("head > link[rel=manifest]");
  await expect(link).toHaveAttribute("href", "/manifest.webmanifest");
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const field of ["name", "short_name", "start_url", "icons", "theme_color"])
    expect(manifest[field], field).toBeTruthy();
  const sized: { src: string; sizes: string }[] = [
    ...manifest.icons,
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ];
  for (const { src, sizes } of sized) {
    const bytes = await (await request.get(src)).body();
    if (src.endsWith(".svg")) expect(bytes.toString()).toContain("<svg");
    else expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const icon = await (await request.get("/favicon.ico")).body();
  expect(icon.readUInt32LE(0)).toBe(0x10000);
  expect(icon.subarray(icon.readUInt32LE(18) + 1, icon.readUInt32LE(18) + 4).toString()).toBe(
    "PNG",
  );
});

/** Text of every element that fits, by a real XML parser, which fails on what is not well formed. */
async function locations(page: Page, text: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([text, selector]) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      const wrong = parsed.querySelector("parsererror");
      if (wrong) throw new Error(wrong.textContent ?? "not well formed");
      return Array.from(parsed.querySelectorAll(selector), (one) => one.textContent ?? "");
    },
    [text, selector] as const,
  );
}
