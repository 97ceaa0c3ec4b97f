import type { APIRequestContext, Page } from "@playwright/test";
import { pages, pathOf } from "#content/pages.ts";
import { beyondTheSample, everyPath } from "./paths.ts";
import { beyondTheSides, readPage } from "./read-page.ts";
import { awake, expect, test } from "./test.ts";

/** Follows every link from "/", each page once. `visit` finds it loaded and untouched. */
async function crawl(page: Page, visit: (path: string) => Promise<string[]>): Promise<Set<string>> {
  const seen = new Set(["/"]);
  for (const path of seen) {
    await page.goto(path);
    for (const next of await visit(path)) seen.add(next);
  }
  return seen;
}

/** What stands beyond the sides of the page that is open, at any width and in either state. */
async function beyondAnySide(page: Page, path: string): Promise<string[]> {
  const wrong: string[] = [];
  const lookAt = async (when: string, widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 800 : 1000 });
      const beyond = await beyondTheSides(page);
      wrong.push(...beyond.map((one) => `${path}, ${width} px, ${when}: ${one}`));
    }
  };
  await lookAt("untouched", [320, 390, 768, 1440]);
  if (beyondTheSample(path)) return wrong;
  await awake(page);
  await lookAt("with React", [1440, 320]);
  return wrong;
}

const pathOfAddress = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Answers by address; each address is requested once. */
function asker(request: APIRequestContext) {
  const answers = new Map<string, Promise<{ status: number; text: string; type: string }>>();
  return (path: string) => {
    let answer = answers.get(path);
    if (!answer) {
      answer = request.get(path).then(async (response) => ({
        status: response.status(),
        type: response.headers()["content-type"] ?? "",
        text: await response.text(),
      }));
      answers.set(path, answer);
    }
    return answer;
  };
}

test("every link and everything that a page loads is there, and nothing stands beyond the sides", async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const ask = asker(request);
  const wrong: string[] = [];
  const idsOf = new Map<string, string[]>();
  const fragments: { from: string; to: string; id: string }[] = [];
  page.on("pageerror", (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`${page.url()}: ${message.text()}`);
  });
  page.on("requestfailed", (one) => {
    // A page that is left stops its downloads, films among them.
    const reason = one.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") wrong.push(`${one.url()} failed: ${reason}`);
  });

  const seen = await crawl(page, async (path) => {
    const facts = await readPage(page);
    const say = (text: string) => wrong.push(`${path}: ${text}`);
    if (!facts.title) say("has no title");
    if (facts.description.length < 20) say("has no description");
    for (const id of facts.ids.filter((id, index, all) => all.indexOf(id) !== index))
      say(`has the id ${id} more than once`);
    for (const image of facts.bareImages)
      say(`has a picture without alt, width or height: ${image}`);
    for (const address of facts.outside)
      if (!/^(https:\/\/[\w.-]+\.\w+|mailto:[\w.-]+@[\w.-]+|tel:\+\d{8,})/.test(address))
        say(`has a link to ${address}`);
    idsOf.set(path, facts.ids);

    for (const asset of facts.assets.map(pathOfAddress)) {
      const { status, text, type } = await ask(asset);
      // Endpoints that only take forms answer no GET.
      if (status === 405) continue;
      if (status !== 200) say(`loads ${asset}, which answers ${status}`);
      if (type.startsWith("text/css"))
        for (const [, address = ""] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
          const inner = new URL(address, new URL(asset, page.url()));
          if (inner.protocol !== "data:" && (await ask(inner.pathname)).status !== 200)
            say(`${asset} loads ${address}, which is not there`);
        }
    }
    wrong.push(...(await beyondAnySide(page, path)));
    const broken = await page.evaluate(() =>
      Array.from(document.images)
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.src),
    );
    for (const image of broken) say(`shows no picture for ${image}`);

    for (const link of facts.links) {
      const to = pathOfAddress(link);
      const id = decodeURIComponent(new URL(link).hash.slice(1));
      // A fragment on a video's address is a time, and one opens the receptionist: no anchors.
      if (id && !/^(t=\d|talk=)/.test(id)) fragments.push({ from: path, to, id });
      const { status } = await ask(to);
      if (status !== 200) say(`links to ${to}, which answers ${status}`);
    }
    return facts.links.map(pathOfAddress).filter((to) => !/\.\w{2,5}$/.test(to));
  });

  for (const path of everyPath.filter((one) => !seen.has(one))) {
    await page.goto(path);
    wrong.push(...(await beyondAnySide(page, path)));
  }
  for (const { from, to, id } of fragments)
    if (!idsOf.get(to)?.includes(id)) wrong.push(`${from}: links to #${id}, which ${to} has not`);
  const manifest = JSON.parse((await ask("/manifest.webmanifest")).text) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons)
    if ((await ask(src)).status !== 200) wrong.push(`the manifest names ${src}`);
  const sitemap = (await ask("/sitemap.xml")).text.matchAll(/<loc>([^<]+)<\/loc>/g);
  for (const [, address = ""] of sitemap)
    if (!seen.has(pathOfAddress(address))) wrong.push(`nothing links to ${address} of the sitemap`);
  expect([...new Set(wrong)]).toEqual([]);
  for (const path of [
    pages.blogs.path,
    pages.pricing.path,
    pathOf("blogPost", { id: "the-fee-question" }),
  ])
    expect(seen).toContain(path);
});
