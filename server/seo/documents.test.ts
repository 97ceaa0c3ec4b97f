import { describe, expect, it } from "vitest";
import { pageChanges } from "#content/page-changes.ts";
import { pages } from "#content/pages.ts";
import type { Blog } from "#contract/blog.ts";
import { changesFeed } from "./changes-feed.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { llmsText } from "./llms-text.ts";
import { securityTxt } from "./security-txt.ts";
import { siteMap } from "./site-map.ts";
import { xml } from "./xml.ts";

const siteUrl = "https://www.example.com";
const post = (number: number, more: Partial<Blog> = {}): Blog => ({
  _id: `post-${number}`,
  title: `Post ${number}`,
  date: new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString(),
  url: `https://blog.example.com/${number}`,
  content: ["One paragraph.", "Another."],
  ...more,
});
const many = Array.from({ length: 60_000 }, (_, number) => post(number));
const nasty = post(0, {
  _id: "a b",
  title: 'Fees & <b>"terms"</b> ]]>',
  content: `</p><script>alert("1")</script>\u0000${"word ".repeat(100)}`,
});

describe("the sitemap", () => {
  it("has every page that may be found, and none that may not", () => {
    const text = siteMap(siteUrl, []);
    for (const page of Object.values(pages)) {
      const listed = text.includes(`<loc>${siteUrl}${page.path}</loc>`);
      expect(listed, page.path).toBe(!page.noindex && !page.path.includes(":"));
    }
  });

  it("keeps to the protocol's limit and leaves out the oldest posts", () => {
    const text = siteMap(siteUrl, many);
    expect(text.match(/<url>/g)).toHaveLength(50_000);
    expect(text).toContain("/blogs/post-0<");
    expect(text).not.toContain("/blogs/post-59999<");
  });
});

describe("the feeds", () => {
  it("give the newest thirty", () => {
    expect(rssFeed(siteUrl, many).match(/<item>/g)).toHaveLength(30);
    expect(JSON.parse(jsonFeed(siteUrl, many)).items).toHaveLength(30);
  });

  it("say nothing wrong when there are no posts", () => {
    expect(rssFeed(siteUrl, [])).not.toContain("Invalid Date");
    expect(JSON.parse(jsonFeed(siteUrl, [])).items).toEqual([]);
  });

  it("carry any title and text as text", () => {
    const rss = rssFeed(siteUrl, [nasty]);
    expect(rss).toContain("<title>Fees &amp; &lt;b&gt;&quot;terms&quot;&lt;/b&gt; ]]&gt;</title>");
    expect(rss).not.toContain("<script");
    expect(rss).not.toContain("\u0000");
    expect(rss).toContain(`${siteUrl}/blogs/a%20b`);
    const [item] = JSON.parse(jsonFeed(siteUrl, [nasty])).items;
    expect(item.content_html).not.toContain("<script");
    expect(item.summary.length).toBeLessThanOrEqual(301);
  });
});

it("the feed of changes has an entry for each change, with links to its pages", () => {
  const text = changesFeed(siteUrl);
  expect(text.match(/<entry>/g)).toHaveLength(pageChanges.length);
  for (const path of pageChanges.flatMap(({ paths }) => paths))
    expect(text).toContain(xml(`<a href="${siteUrl}${path}">`));
  const [newest] = pageChanges;
  expect(text).toContain(`<updated>${newest?.date}T00:00:00Z</updated>`);
  expect(siteMap(siteUrl, [])).toContain(`<lastmod>${newest?.date}</lastmod>`);
});

it("llms.txt links the pages and the posts", () => {
  const text = llmsText(siteUrl, many);
  expect(text).toMatch(/^# \S+\n\n> /);
  expect(text).toContain(`(${siteUrl}${pages.pricing.path})`);
  expect(text).toContain(`(${siteUrl}/blogs/post-0)`);
  expect(text.match(/\/blogs\/post-/g)).toHaveLength(100);
});

it("xml keeps what XML may hold", () => {
  expect(xml('a\u0008b\tc\u{1F4DE}é<&>"')).toBe("ab\tc\u{1F4DE}é&lt;&amp;&gt;&quot;");
  expect(xml("lone \uD83D half")).toBe("lone  half");
});

describe("security.txt", () => {
  it("names whom to tell, and ends within a year", () => {
    const now = Date.UTC(2026, 10, 22, 13, 5);
    const text = securityTxt(siteUrl, now);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Policy: ${siteUrl}${pages.security.path}#`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(now);
    expect(expires).toBeLessThan(now + 365 * 86_400_000);
    expect(securityTxt(siteUrl, now + 3_600_000)).toBe(text);
  });
});
