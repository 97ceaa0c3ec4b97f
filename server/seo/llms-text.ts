import { descriptions } from "#content/descriptions.ts";
import { everyPage, type ListedPage } from "#content/every-page.ts";
import { headline, pathOf } from "#content/pages.ts";
import { billing, count, dollars, pricedPlans } from "#content/plans.ts";
import { site } from "#content/site.ts";
import type { Blog } from "#contract/blog.ts";
import { feeds } from "#contract/share.ts";

/** The site on one page of Markdown, for language models (llmstxt.org). */
export function llmsText(siteUrl: string, posts: readonly Blog[]): string {
  const link = (text: string, path: string) => `[${text}](${siteUrl}${path})`;
  const line = (page: ListedPage) => `- ${link(headline(page), page.path)}: ${page.description}`;
  const listed = everyPage.filter(({ noindex }) => !noindex);
  return [
    `# ${site.name}`,
    `> ${descriptions.home}`,
    `${site.name} sells ${site.tagline}. The site has no accounts; a person replies to every message within ${site.replyWithinHours} hours. Telephone ${site.phone.display}, email ${site.email}.`,
    "## Pages",
    [...listed.map(line), `- ${link("What is new on the pages, as Atom", feeds.changes)}`].join(
      "\n",
    ),
    "## Prices",
    pricedPlans
      .map(
        (plan) =>
          `- ${plan.name}: ${dollars(plan.price.annual)} a month (${billing.labels.annual}) or ${dollars(plan.price.monthly)} (${billing.labels.monthly}), ${dollars(plan.implementationFee)} once, ${count(plan.minutes)} minutes included, ${dollars(plan.overage)} for each further minute, ${plan.agents} ${plan.agents === 1 ? "agent" : "agents"}`,
      )
      .join("\n"),
    "## Posts",
    [
      ...posts
        .slice(0, 100)
        .map(({ _id, title }) => `- ${link(title, pathOf("blogPost", { id: _id }))}`),
      `- ${link("All posts as JSON", feeds.json)}`,
    ].join("\n"),
  ].join("\n\n");
}
