import { directory, industriesOf, industryCategories } from "#content/industries/directory.ts";
import { industryTitles } from "#content/industries/titles.ts";
import { pageMeta } from "../page-meta.ts";
import { Category } from "../sections/industries/category.tsx";
import { DirectoryHead } from "../sections/industries/directory-head.tsx";
import { MissingIndustry } from "../sections/industries/missing-industry.tsx";
import { Section } from "../ui/section.tsx";

export const meta = () => pageMeta("industries");

const boxed = Object.keys(industryTitles);

export default function Industries() {
  return (
    <>
      <DirectoryHead {...directory} />
      <Section>
        {industryCategories.map(({ id, name }) => (
          <Category key={id} id={id} name={name} industries={industriesOf(name)} boxed={boxed} />
        ))}
      </Section>
      <MissingIndustry {...directory.missing} />
    </>
  );
}
