import { about } from "#content/about.ts";
import { blogs } from "#content/blogs.ts";
import { agentKinds } from "#content/home/agent-kinds.ts";
import { aiEmployees } from "#content/home/ai-employees.ts";
import { benefits } from "#content/home/benefits.ts";
import { homeFaq } from "#content/home/faq.ts";
import { voiceAgents } from "#content/home/voice-agents.ts";
import { whyChooseUs } from "#content/home/why-choose-us.ts";
import { industries } from "#content/industries/directory.ts";
import { sectionOf } from "#content/industries/industry-page.ts";
import { attorneys } from "#content/industries/trades/attorneys.ts";
import { integrations } from "#content/integrations.ts";
import { lawmatics } from "#content/landing/lawmatics.ts";
import { mycase } from "#content/landing/mycase.ts";
import { accessibility } from "#content/legal/accessibility.ts";
import type { LegalPage } from "#content/legal/legal-page.ts";
import { privacy } from "#content/legal/privacy.ts";
import { security } from "#content/legal/security.ts";
import { terms } from "#content/legal/terms.ts";
import { type PageId, pages, pathOf } from "#content/pages.ts";
import { planFeatures, plans } from "#content/plans.ts";
import { pricing } from "#content/pricing.ts";
import { roles } from "#content/roles.ts";
import { services } from "#content/services.ts";
import type { Faq } from "#content/types/faq.ts";
import type { Blog } from "#contract/blog.ts";
import type { Source } from "#contract/receptionist.ts";

/** A piece of this site that can be quoted, with the place where it stands. */
export interface Passage extends Source {
  id: string;
  text: string;
}

/** Every passage of the pages, and of the posts. */
export function passagesOf(posts: readonly Blog[] = []): Passage[] {
  return [
    ...homeFaq.groups.flatMap((group) => faq("home", group)),
    ...faq("attorneys", sectionOf(attorneys, "questions").faq),
    ...faq("mycase", mycase.faq),
    ...services.map((one) => card("services", one)),
    ...plans.map((plan) => ({
      ...card("pricing", { title: plan.name, description: planFeatures(plan).join(". ") }),
    })),
    ...pricing.benefits.items.map((one) => text("pricing", one.title, one.text)),
    ...integrations.map((one) => ({
      ...text("integrations", one.name, one.description),
      id: `integration:${one.id}`,
    })),
    ...industries.map((one) => ({
      ...text("industries", one.name, one.description),
      id: `industry:${one.slug}`,
    })),
    ...about.values.items.map((one) => card("about", one)),
    ...about.reasons.items.map((one) => card("about", one)),
    text("about", about.title, about.story.join(" ")),
    ...agentKinds.items.map((one) => card("home", one)),
    ...aiEmployees.items.map((one) => card("home", one)),
    ...[benefits.custom, benefits.control, benefits.integration].map((one) =>
      text("home", one.title, one.text),
    ),
    ...[voiceAgents.train, voiceAgents.automate, voiceAgents.deploy].map((one) =>
      text("home", one.title, one.text),
    ),
    ...[
      whyChooseUs.automation,
      whyChooseUs.integration,
      whyChooseUs.scale,
      whyChooseUs.support,
    ].map((one) => text("home", one.title, one.text)),
    ...roles.map((one) => card("attorneys", one)),
    ...sectionOf(attorneys, "features").items.map((one) => card("attorneys", one)),
    ...sectionOf(attorneys, "flow").steps.map((one) => card("attorneys", one)),
    ...sectionOf(attorneys, "reasons").items.map((one) => card("attorneys", one)),
    ...mycase.integration.triggers.map((one) =>
      card("mycase", { title: one.title, description: `${one.description} ${one.action}.` }),
    ),
    ...mycaseTiles(),
    ...mycase.steps.items.map((one) => card("mycase", one)),
    ...lawmatics.steps.items.map((one) => card("lawmatics", one)),
    ...lawmatics.why.items.map((one) => card("lawmatics", one)),
    ...lawmatics.film.bullets.map((one) => card("lawmatics", one)),
    ...[lawmatics.features.intake, lawmatics.features.booking, lawmatics.features.forms].map(
      (one) => card("lawmatics", one),
    ),
    ...legal("terms", terms),
    ...legal("privacy", privacy),
    ...legal("security", security),
    ...legal("accessibility", accessibility),
    ...posts.flatMap(post),
  ].map((one, index) => ({ ...one, id: one.id || `passage:${index}` }));
}

function text(page: PageId, detail: string, words: string, anchor?: string): Passage {
  const { label, path } = pages[page];
  return { id: "", title: label, detail, href: anchor ? `${path}#${anchor}` : path, text: words };
}

const card = (page: PageId, one: { title: string; description: string }) =>
  text(page, one.title, one.description);

const faq = (page: PageId, { items }: Faq) =>
  items.map((one) => text(page, one.question, one.answer, one.id));

function mycaseTiles(): Passage[] {
  const { title: _, ...tiles } = mycase.gets;
  return Object.values(tiles).map((one) => card("mycase", one));
}

function legal(page: PageId, { sections }: LegalPage): Passage[] {
  return sections.map(({ id, title, blocks }) => {
    const lines = blocks.map((block) =>
      ("text" in block ? [block.text] : block.list)
        .map((run) => run.map((part) => (typeof part === "string" ? part : part.label)).join(""))
        .join(" "),
    );
    return text(page, title, lines.join(" "), id);
  });
}

/** A post by its paragraphs, so that the one that answers can be quoted. */
function post({ _id, title, content }: Blog): Passage[] {
  const paragraphs = typeof content === "string" ? [content] : content;
  const href = pathOf("blogPost", { id: _id });
  return paragraphs
    .filter((words) => words.length > 60)
    .map((words) => ({ id: "", title: blogs.title, detail: title, href, text: words }));
}
