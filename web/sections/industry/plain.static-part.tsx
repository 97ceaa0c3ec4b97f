import { pages } from "#content/pages.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { Section } from "../../ui/section.tsx";
import type { AnySectionProps } from "./load-section.ts";

/** A section as its words alone, where its kind has no form yet. */
export function Plain({ section, page }: AnySectionProps) {
  const hero = section.kind === "hero";
  return (
    <Section>
      {hero && <Breadcrumb page={page.slug} current={pages[page.slug].label} />}
      <Words value={section} first={hero ? "h1" : "h2"} />
      {section.kind === "never" && <Words value={page.emergency} first="p" />}
    </Section>
  );
}

/** Every text of a value, in order; the title as a heading. */
function Words({ value, first: First = "p" }: { value: unknown; first?: "h1" | "h2" | "p" }) {
  if (typeof value === "string") return <p>{value.replace(/[[\]]/g, "")}</p>;
  if (typeof value !== "object" || value === null) return null;
  return Object.entries(value).map(([key, one]) => {
    if (key === "title" && typeof one === "string") return <First key={key}>{one}</First>;
    return /^(kind|look|layout|ground|medium|who)$/.test(key) ? null : (
      <Words key={key} value={one} />
    );
  });
}
