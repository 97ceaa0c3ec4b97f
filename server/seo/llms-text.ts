import { descriptions } from "#content/descriptions.ts";
import { everyPage, type ListedPage } from "#content/every-page.ts";
import { llmsWords as words } from "#content/llms-words.ts";
import { headline, pathOf } from "#content/pages.ts";
import { pricedPlans } from "#content/plans.ts";
import { site } from "#content/site.ts";
import type { Blog } from "#contract/blog.ts";
import { feeds } from "#contract/feeds.ts";

/** The site on one page of Markdown, for language models (llmstxt.org). */
export function llmsText(siteUrl: string, posts: readonly Blog[]): string {
  const link = (text: string, path: string) => `[${text}](${siteUrl}${path})`;
  const line = (page: ListedPage) => `- ${link(headline(page), page.path)}: ${page.description}`;
  const listed = everyPage.filter(({ noindex }) => !noindex);
  return [
    `# ${site.name}`,
    `> ${descriptions.home}`,
    words.about,
    `## ${words.pages}`,
    [...listed.map(line), `- ${link(words.changes, feeds.changes)}`].join("\n"),
    `## ${words.prices}`,
    pricedPlans.map((plan) => `- ${words.plan(plan)}`).join("\n"),
    `## ${words.posts}`,
    [
      ...posts
        .slice(0, 100)
        .map(({ _id, title }) => `- ${link(title, pathOf("blogPost", { id: _id }))}`),
      `- ${link(words.allPosts, feeds.json)}`,
    ].join("\n"),
  ].join("\n\n");
}
