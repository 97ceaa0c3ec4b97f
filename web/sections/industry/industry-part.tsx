import { type ComponentType, Fragment } from "react";
import { industryPages } from "#content/industries/industry-pages.ts";
import type { PagedIndustry } from "#content/industries/titles.ts";
import { loadSection } from "./load-section.ts";
import { loadViews } from "./load-views.ts";
import { paperOf, paperStyle } from "./paper-style.ts";
import { ViewsContext } from "./views.tsx";

/** A page's words and the components that show them, which nobody else fetches. */
export async function loadIndustry(slug: PagedIndustry): Promise<ComponentType> {
  const page = await industryPages[slug]();
  const paper = paperOf(slug);
  const [components, views, Related, Ground = Fragment] = await Promise.all([
    Promise.all(page.sections.map((section) => loadSection(section, paper))),
    loadViews(page, paper),
    page.neighbors && import("./related.optional-part.tsx").then((part) => part.Related),
    paper === "quiet"
      ? import("./quiet-paper.optional-part.tsx").then((part) => part.QuietPaper)
      : undefined,
  ]);
  return () => (
    <ViewsContext value={views}>
      <Ground>
        <div className="bare" style={paperStyle(paper)}>
          {page.sections.map((section, index) => {
            const Component = components[index] as (typeof components)[number];
            return (
              <Fragment key={section.kind}>
                {section.kind === "horizon" && Related && <Related page={page} />}
                <Component section={section} page={page} />
              </Fragment>
            );
          })}
        </div>
      </Ground>
    </ViewsContext>
  );
}
