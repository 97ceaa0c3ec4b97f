import { directory } from "#content/industries/directory.ts";
import { changesLink, pageMeta } from "../page-meta.ts";
import { ByTheHour } from "../sections/industries/by-the-hour.tsx";
import { DirectoryHead } from "../sections/industries/directory-head.tsx";
import { DirectoryList } from "../sections/industries/directory-list.tsx";
import { MissingIndustry } from "../sections/industries/missing-industry.tsx";

export const meta = () => [...pageMeta("industries"), ...changesLink];

export default function Industries() {
  return (
    <>
      <DirectoryHead {...directory} />
      <DirectoryList />
      <ByTheHour {...directory.byTheHour} />
      <MissingIndustry {...directory.missing} />
    </>
  );
}
