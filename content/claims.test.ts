import { expect, test } from "vitest";
import { claimSources, claims, unprovenClaims } from "./claims.ts";
import { aiEmployees } from "./home/ai-employees.ts";
import { benefits } from "./home/benefits.ts";
import { voiceAgents } from "./home/voice-agents.ts";
import { whyChooseUs } from "./home/why-choose-us.ts";
import { sectionOf } from "./industries/industry-page.ts";
import { industryPages } from "./industries/industry-pages.ts";
import { attorneys } from "./industries/trades/attorneys.ts";
import { integrations } from "./integrations.ts";
import { lawmatics } from "./landing/lawmatics.ts";
import { mycase } from "./landing/mycase.ts";
import { roles } from "./roles.ts";
import { services } from "./services.ts";
import { testimonials } from "./testimonials.ts";
import { userCards } from "./user-cards.ts";
import { videoScenes } from "./video-scenes.ts";
import { videos } from "./videos.ts";

test("a claim is proven by its source, or listed as unproven", () => {
  const proven = Object.values(claimSources).filter(({ source }) => source);
  expect(unprovenClaims()).toHaveLength(Object.keys(claimSources).length - proven.length);
  expect(unprovenClaims().join()).toContain(claims.rating);
  expect(integrations.length).toBeGreaterThanOrEqual(Number.parseInt(claims.integrations, 10));
});

test("nobody who appears in a sample signs a testimonial", async () => {
  const trades = await Promise.all(Object.values(industryPages).map((load) => load()));
  const { author, firm } = sectionOf(attorneys, "testimonial");
  const signed = [...testimonials.map(({ name }) => name), author, mycase.testimonial.author];
  const withoutQuotes = (_: string, value: unknown) =>
    value !== null && typeof value === "object" && "quote" in value && "author" in value
      ? undefined
      : value;
  const { testimonial: _, ...mycaseScenes } = mycase;
  const samples = JSON.stringify(
    [
      aiEmployees,
      benefits,
      voiceAgents,
      whyChooseUs,
      trades,
      lawmatics,
      mycaseScenes,
      roles,
      services,
      videoScenes,
      videos,
    ],
    withoutQuotes,
  );
  const surname = (name: string) => name.split(" ").at(-1) ?? name;
  const both = signed.filter((name) => new RegExp(`\\b${surname(name)}\\b`, "u").test(samples));
  expect(both).toEqual([]);
  expect(samples).not.toContain(firm);
  const usernames = userCards.rows.flat().map(({ username }) => username);
  expect(usernames.filter((name) => /whitfield|hale|vega|becker/.test(name))).toEqual([]);
});
