import { breadcrumb, type PageId } from "#content/pages.ts";
import { absolute, type Thing } from "./json-ld.ts";

/** The links above a page's heading, ending with the page itself. */
export function breadcrumbList(id: PageId, current: { label: string; path: string }): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...breadcrumb(id), current].map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  };
}
