import { expect, test } from "vitest";
import { about } from "./about.ts";
import { agentKinds } from "./home/agent-kinds.ts";
import { aiEmployees } from "./home/ai-employees.ts";
import { homeFaq } from "./home/faq.ts";
import { industries, industriesOf, industryCategories } from "./industries/directory.ts";
import { sectionOf } from "./industries/industry-page.ts";
import { attorneys } from "./industries/trades/attorneys.ts";
import { integrations } from "./integrations.ts";
import { lawmatics } from "./landing/lawmatics.ts";
import { mycase } from "./landing/mycase.ts";
import { accessibility } from "./legal/accessibility.ts";
import { privacy } from "./legal/privacy.ts";
import { terms } from "./legal/terms.ts";
import { navigation } from "./navigation.ts";
import { pricing } from "./pricing.ts";
import { roles } from "./roles.ts";
import { services } from "./services.ts";
import { testimonials } from "./testimonials.ts";
import { userCards } from "./user-cards.ts";
import { videos } from "./videos.ts";

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

test("every list has its agreed number of entries", () => {
  expect({
    services: services.length,
    reasons: about.reasons.items.length,
    values: about.values.items.length,
    statistics: about.statistics.items.length,
    agents: agentKinds.items.length,
    employees: aiEmployees.items.length,
    testimonials: testimonials.length,
    homeAccordions: homeFaq.groups.length,
    roles: roles.length,
    benefits: pricing.benefits.items.length,
    navigation: navigation.length,
    industries: industryCategories.map(({ name }) => industriesOf(name).length),
    attorneys: {
      flow: sectionOf(attorneys, "flow").steps.length,
      features: sectionOf(attorneys, "features").items.length,
      reasons: sectionOf(attorneys, "reasons").items.length,
      results: sectionOf(attorneys, "results").items.length,
      questions: sectionOf(attorneys, "questions").faq.items.length,
      badges: sectionOf(attorneys, "badges").badges.length,
    },
    mycase: {
      tiles: Object.keys(mycase.gets).length - 1,
      triggers: mycase.integration.triggers.length,
      questions: mycase.faq.items.length,
      steps: mycase.steps.items.length,
    },
    lawmatics: {
      why: lawmatics.why.items.length,
      bullets: lawmatics.film.bullets.length,
      features: Object.keys(lawmatics.features).length,
      contact: lawmatics.contact.rows.length,
    },
    terms: terms.sections.length,
    privacy: privacy.sections.length,
  }).toEqual({
    services: 12,
    reasons: 8,
    values: 7,
    statistics: 4,
    agents: 7,
    employees: 4,
    testimonials: 7,
    homeAccordions: 2,
    roles: 8,
    benefits: 3,
    navigation: 8,
    industries: [4, 6, 7, 6],
    attorneys: { flow: 4, features: 6, reasons: 3, results: 4, questions: 4, badges: 3 },
    mycase: { tiles: 8, triggers: 6, questions: 2, steps: 3 },
    lawmatics: { why: 4, bullets: 3, features: 3, contact: 3 },
    terms: 14,
    privacy: 13,
  });
});

test("ids, slugs and titles are unique where they are used as keys", () => {
  for (const page of [terms, privacy, accessibility]) {
    expect(unique(page.sections.map((section) => section.id))).toBe(true);
  }
  for (const faq of [...homeFaq.groups, sectionOf(attorneys, "questions").faq, mycase.faq]) {
    expect(unique(faq.items.map((item) => item.id))).toBe(true);
  }
  for (const list of [services, roles, about.values.items, about.reasons.items, agentKinds.items]) {
    expect(unique(list.map((item) => item.title))).toBe(true);
  }
  expect(unique(industries.map((one) => one.slug))).toBe(true);
  expect(unique(testimonials.map((one) => one.text))).toBe(true);
});

test("user cards fill three rows and name tools of the catalog", () => {
  const cards = userCards.rows.flat();
  const names = new Set(integrations.map((one) => one.name));
  expect(userCards.rows.every((row) => row.length === 6)).toBe(true);
  expect(unique(cards.map((card) => card.username))).toBe(true);
  expect(cards.flatMap((card) => card.uses).filter((name) => !names.has(name))).toEqual([]);
});

test("the captions of each clip follow one another to its end", () => {
  for (const [id, video] of Object.entries(videos)) {
    expect(video.id).toBe(id);
    let end = 0;
    for (const cue of video.cues) {
      expect(cue.from).toBe(end);
      expect(cue.to).toBeGreaterThan(cue.from);
      end = cue.to;
    }
    expect(end).toBe(video.length);
  }
});
