import { data } from "react-router";
import { descriptions } from "#content/descriptions.ts";
import { directory } from "#content/industries/directory.ts";
import { pages } from "#content/pages.ts";
import { hiddenMeta } from "../page-meta.ts";
import { ByTheHour } from "../sections/industries/by-the-hour.tsx";
import { DirectoryHead } from "../sections/industries/directory-head.tsx";
import { DirectoryList } from "../sections/industries/directory-list.tsx";

/** An unknown address under /industries shows the directory, with a 404 for search engines. */
export const meta = () =>
  hiddenMeta({ title: pages.industries.title, description: descriptions.industries });

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default function UnknownIndustry() {
  return (
    <>
      <DirectoryHead {...directory} {...directory.unknown} />
      <DirectoryList />
      <ByTheHour {...directory.byTheHour} />
    </>
  );
}
